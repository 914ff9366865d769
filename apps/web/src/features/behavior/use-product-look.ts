import { useEffect } from 'react';
import { trackProduct } from './api.ts';
import { beginLook } from './model/begin-look.ts';
import { mayBeCounted } from './model/may-be-counted.ts';

/** Counts that the product was looked at, once it has been for a second; another one meanwhile begins anew (BEHAVIOR-1). */
export function useProductLook(spuNo: string): void {
  useEffect(() => {
    if (!mayBeCounted(navigator)) return;
    return beginLook(
      () => document.visibilityState === 'visible',
      () => void trackProduct(spuNo),
    );
  }, [spuNo]);
}
