// Passkeys as the browser keeps them: it speaks in buffers, the server in JSON.

import type { Me } from "../generated/http";
import { api } from "./api";

export const PASSKEYS =
  typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Make a passkey for whoever is signed in. */
export async function addPasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyWanted());
  return api.addPasskey(answer(await navigator.credentials.create({ publicKey })), device());
}

/** Sign in with whichever passkey the person chooses. */
export async function enterByPasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyAsked());
  return api.enterByPasskey(answer(await navigator.credentials.get({ publicKey })));
}

function answer(credential: Credential | null): Record<string, unknown> {
  return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}

/** What this device is called, to know its passkey by. */
function device(): string {
  const { userAgentData, platform } = navigator as Navigator & { userAgentData?: { platform: string } };
  return userAgentData?.platform || platform;
}
