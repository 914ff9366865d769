import type { PageQuery } from '@portal/client/page-query';
import { useSearchParams } from 'react-router';

/** A list as its address tells it. */
export interface ListAddress<Query extends object> {
  path: string;
  query: Query;
  /** Its address in one writing: whatever else the bar says asks for no other list. */
  asked: string;
  /** The same list in another way; another filter begins at the first page. */
  hrefOf(change: Partial<Query>): string;
}

/** The list that the address bar asks for, of those that `address` describes. */
export function useListAddress<Query extends object>(address: PageQuery<Query>): ListAddress<Query> {
  const [search] = useSearchParams();
  const query = address.read(search);
  return { path: address.path, query, asked: address.href(query), hrefOf: (change) => address.href(address.with(query, change)) };
}
