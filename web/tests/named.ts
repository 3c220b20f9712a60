/** Is something in this markup called so, by its label or by words only to be heard? */
export function named(markup: string, label: string): boolean {
  return markup.includes(`aria-label="${label}"`) || markup.includes(`<span class="sr">${label}</span>`);
}
