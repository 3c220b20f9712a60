declare module "virtual:python" {
  /** The folder of the Python runtime and the archive of what games stand on, from the page's address. */
  export const runtime: string;
  export const rules: string;
  /** Is there a service worker that keeps them? */
  export const kept: boolean;
}
