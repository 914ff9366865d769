import { LOOKED_AT_MS } from '@portal/contract/behavior';
import { useEffect } from 'react';
import { trackProduct } from './api.ts';
import { mayBeCounted } from './model/may-be-counted.ts';

/** Counts that the product was looked at, once it has been for a second; another one meanwhile begins anew (BEHAVIOR-1). */
export function useProductLook(spuNo: string): void {
  useEffect(() => {
    if (!mayBeCounted(navigator)) return;
    const timer = setTimeout(() => void (document.visibilityState === 'visible' && trackProduct(spuNo)), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [spuNo]);
}
