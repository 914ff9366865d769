import { PAGE_NUMBER_MAX, PAGE_SIZES } from '@portal/contract/core/limits';

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

const PAGE_SIZE = 20;

/** Which page of a list an address asks for, from 1; what the server would refuse counts as not said. */
export function pageIn(query: URLSearchParams): number {
  const page = numberIn(query, 'page', 1);
  return page <= PAGE_NUMBER_MAX ? page : 1;
}

/** How many stand on it, of those the server gives. */
export const sizeIn = (query: URLSearchParams): number => PAGE_SIZES.find((size) => String(size) === query.get('size')) ?? PAGE_SIZE;

/** A count of the address. */
export const numberIn = (query: URLSearchParams, name: string, fallback: number): number => {
  const value = Number(query.get(name) ?? fallback);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};
