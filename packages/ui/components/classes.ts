/** Class names joined by a space; what is false, null or empty falls out. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
