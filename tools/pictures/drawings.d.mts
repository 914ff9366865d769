/** Draws a housing on a scene with the traits of a model. */
export const drawings: Readonly<Record<string, unknown>>;
export function svgOf(name: string): string;
