// SHA-256 in hexadecimal digits. The browser has its own only where the page came over HTTPS; at home it
// does not.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

export function fingerprint(data: Uint8Array): string {
  return bytesToHex(sha256(data));
}

/** Of bytes that are written in hexadecimal digits; empty where they are not. */
export function fingerprintOfHex(text: string): string {
  return /^([0-9a-f]{2})*$/i.test(text) ? fingerprint(hexToBytes(text)) : "";
}
