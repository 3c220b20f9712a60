// Languages people speak in a club, by their names in the language of the page.

export const SPOKEN = ["uk", "en", "ru", "pl", "de", "fr", "es", "it", "pt", "cs", "nl", "tr"] as const;

export function languageName(lang: string, code: string): string {
  return new Intl.DisplayNames(lang, { type: "language", fallback: "code" }).of(code) ?? code;
}
