import type { DesignOrder } from '@portal/contract/design-order';
import { useMemo, useState } from 'react';

/** Which lines of an order are ticked, none to begin with. */
export interface LineChoice {
  /** Their models, of which each stands once in an order. */
  chosen: ReadonlySet<string>;
  choose(skuNos: readonly string[], isChosen: boolean): void;
}

/** What has left the order meanwhile is ticked no more. */
export function useLineChoice({ lines }: Pick<DesignOrder, 'lines'>): LineChoice {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      chosen: new Set(lines.map(({ skuNo }) => skuNo).filter((skuNo) => ticked.has(skuNo))),
      choose: (skuNos, isChosen) => {
        setTicked((before) => new Set(isChosen ? [...before, ...skuNos] : [...before].filter((skuNo) => !skuNos.includes(skuNo))));
      },
    }),
    [lines, ticked],
  );
}
