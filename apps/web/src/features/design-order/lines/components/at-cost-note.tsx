import type { DesignLine } from '@portal/contract/design-order';
import { atCostFor } from '@portal/engines/pricing';
import { useMemo } from 'react';
import { useUserType } from '../../../../lib/identity/use-user-type.ts';
import { atCostWords } from '../model/at-cost-words.ts';

/** Where a line asks no more than it costs the house: what the rate has to do with it. Nothing for whoever sees no cost (PRICE-40). */
export function AtCostNote({ lines }: { lines: readonly DesignLine[] }) {
  const userType = useUserType();
  const count = useMemo(() => atCostFor(userType, lines)?.length ?? 0, [userType, lines]);
  if (count === 0) return null;
  return <p className="p-small">{atCostWords(userType)}</p>;
}
