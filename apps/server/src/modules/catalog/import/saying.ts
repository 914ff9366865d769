/** The same text for equal values, in whatever order an object's keys stand; undefined and null are one, as they are in the database. */
export function sayingOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(sayingOf).join(',')}]`;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${sayingOf(held)}`)
    .join(',')}}`;
}
