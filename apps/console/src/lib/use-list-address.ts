import { useSearchParams } from 'react-router';
import { pageIn, sizeIn } from './list-address.ts';

/** A list as its address tells it. */
export interface ListAddress {
  path: string;
  query: URLSearchParams;
  /** From 1. */
  page: number;
  size: number;
}

/** The list at `path`, its page and how many stand on one, out of the address bar; its filters are read from `query`. */
export function useListAddress(path: string): ListAddress {
  const [query] = useSearchParams();
  return { path, query, page: pageIn(query), size: sizeIn(query) };
}
