import { COMPARE_MAX } from '@portal/engines/goods';
import { Badge, Icon } from '@portal/ui';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { openCompareBar, setComparedKeys, useCompare } from '../model/compare-store.ts';
import { keptKeys } from '../model/kept-keys.ts';
import type { ComparisonAction } from './comparison-table.tsx';
import './compare-dock.css';

// seldom needed, so not part of every page
const CompareBar = lazyPart(async () => (await import('./compare-bar.tsx')).CompareBar);

/** Where goods are looked at, and so compared. */
const GOODS = /^\/(|home|product(\/detail)?|member\/myFavorite\/shopFavorite)\/?$/;

/** In the place of the bar, until its script has come. */
const Coming = () => (
  <output className="cp-pill cp-pill--coming">
    <span className="p-spin" />
    产品对比
  </output>
);

/** At the lower edge of the window: the bar of what is compared, or, where goods are shown and something is in it, the way to open it (COMPARE-5). */
export function CompareDock({ path, isSignedIn, action }: { path: string; isSignedIn: boolean; action?: ComparisonAction }) {
  const { keys, isOpen } = useCompare();
  useEffect(() => {
    if (!isSignedIn) setComparedKeys(keptKeys());
  }, [isSignedIn]);
  if (isOpen)
    return (
      <Suspense fallback={<Coming />}>
        <CompareBar isSignedIn={isSignedIn} action={action} />
      </Suspense>
    );
  if (keys.length === 0 || !GOODS.test(path)) return null;
  return (
    <button type="button" className="cp-pill" onClick={openCompareBar} aria-label={`打开对比栏，${keys.length}/${COMPARE_MAX}`}>
      <Icon name="compare" size={16} />
      <span className="cp-pill__word">产品对比</span>
      <Badge count={keys.length} />
    </button>
  );
}
