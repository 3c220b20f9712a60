// What makes a solo game hard, in as few words as tell it apart.

import type { SettingInfo } from "../generated/http";

export interface Trait {
  setting: string;
  /** Empty where the setting says it all: it is switched on. */
  value: string;
}

function isSwitch(values: readonly string[]): boolean {
  return values.join() === "off,on";
}

/** The opponent or the difficulty first; then whatever is not as usual. Empty: all as usual. */
export function traits(level: Readonly<Record<string, string>>, settings: readonly SettingInfo[]): Trait[] {
  const own = settings.filter((x) => level[x.name] !== undefined);
  return own.flatMap((x, i) => {
    const value = level[x.name] ?? "";
    if (isSwitch(x.values)) return value === "on" ? [{ setting: x.name, value: "" }] : [];
    return i === 0 || value !== x.values[0] ? [{ setting: x.name, value }] : [];
  });
}
