import { designOrderCopy } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { brochuresOf } from '../../lines/model/brochures.ts';
import { downloadBrochures } from '../download-brochures.ts';
import { chosenLinesOf } from '../model/selection-state.ts';
import { useSelectionStore } from './selection-provider.tsx';

/** Downloads the brochures of the chosen lines and says which have none; busy while they come. */
export function useBrochures(): { isBusy: boolean; download: () => void } {
  const store = useSelectionStore();
  const [isBusy, setIsBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);
  const download = async () => {
    const lines = chosenLinesOf(store.state.getState());
    if (lines.length === 0) return void toast.warning(designOrderCopy.chooseForBatch);
    const brochures = brochuresOf(lines);
    const count = brochures.here.length + brochures.elsewhere.length;
    if (count === 0) return void toast.info('已选的产品暂无彩页');
    setIsBusy(true);
    try {
      await downloadBrochures(brochures, leaving.current.signal);
      toast.success(`已下载 ${count} 份彩页${brochures.without.length > 0 ? `，${brochures.without.length} 种产品暂无彩页` : ''}`);
    } catch (failure) {
      tellFailure(failure, sayFailure);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download: () => void download() };
}
