import { useEffect, useRef } from 'react';
import { localDrawer } from '../../../../lib/kept/storage.ts';
import type { ProductTab } from '../model/picking-query.ts';
import { tabOfType, tabTypeOf } from '../model/tab-type.ts';

/** Remembers the tab, and opens the remembered one where the address names none. */
export function useTabMemory(options: { tab: ProductTab; available: readonly ProductTab[]; isNamed: boolean; open: (tab: ProductTab) => void }): void {
  const { tab, available, isNamed, open } = options;
  const asked = useRef(false);
  useEffect(() => {
    const remembered = asked.current || isNamed ? null : tabOfType(localDrawer.read('PRO_TAB_TYPE'));
    asked.current = true;
    if (remembered !== null && remembered !== tab && available.includes(remembered)) open(remembered);
    else localDrawer.write('PRO_TAB_TYPE', tabTypeOf(tab));
  }, [tab, available, isNamed, open]);
}
