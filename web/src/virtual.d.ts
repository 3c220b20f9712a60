declare module "virtual:sections" {
  /** Headings of the rules, by game, language and section. */
  const sections: Record<string, Record<string, Record<string, string>>>;
  export default sections;
}
