declare module "virtual:sections" {
  /** Headings of the rules, by game, language and section. */
  const sections: Record<string, Record<string, Record<string, string>>>;
  export default sections;
}

declare module "virtual:python" {
  /** The folder of the Python runtime and the archive of the rules, from the page's address. */
  export const runtime: string;
  export const rules: string;
  /** Is there a service worker that keeps them? */
  export const kept: boolean;
}
