// How numbers of results are written.

/** A whole number, with a real minus. */
export const number = (n: number): string => `${n}`.replace("-", "−");
