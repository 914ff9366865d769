import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import type { RoleLine } from '@portal/engines/roles';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { matchesQuery } from '../api.ts';
import { chooseProducts, type ProductEdit, type ProductEdits } from '../model/chosen-products.ts';

/** Models of these products, best first. */
export const useMatches = (wanted: readonly RoleLine[]) => useQuery({ ...matchesQuery(wanted), enabled: wanted.length > 0 });

/** Asks for models of these products and holds what the user makes of the answer, for a dialog's life. `wanted` keeps its order meanwhile. */
export function useProductChoice(wanted: readonly RoleLine[], first?: (line: MatchedLine) => ProductChoice | null) {
  const matched = useMatches(wanted);
  const [edits, setEdits] = useState<ProductEdits>({});
  const products = useMemo(() => chooseProducts(matched.data ?? [], edits, first), [matched.data, edits, first]);
  return {
    matched,
    products,
    /** Products for which the catalogue has no model. */
    unmatchedCount: products.filter(({ line }) => line.chosen === null).length,
    edit: (place: number, change: ProductEdit) => setEdits({ ...edits, [place]: { ...edits[place], ...change } }),
  };
}
