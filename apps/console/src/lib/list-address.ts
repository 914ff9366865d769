/** Filters of a list stand in its address: it can be kept, shared, and gone back to. */

/** The address of the same list with some of the query another; another filter begins at the first page. */
export function listHref(path: string, query: URLSearchParams, change: Readonly<Record<string, string | number | undefined>>): string {
  const next = new URLSearchParams(query);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}

/** A page number or size of the address, as far as the server would take it. */
export const numberIn = (query: URLSearchParams, name: string, fallback: number): number => {
  const value = Number(query.get(name) ?? fallback);
  return Number.isInteger(value) && value > 0 && value <= 500 ? value : fallback;
};
