import { trackingNoUsed } from '@portal/contract/order/errors';
import { useState } from 'react';
import type { DeliveryTrouble } from '../model/typed-delivery.ts';
import { useOrderStep } from './use-order-step.ts';

/** As a step of an order, of one that gives a parcel its number: what is wrong with the number stands on its field, and one that another order has is taken once it is meant (ORDER-43). */
export function useNumberedStep(onDone: () => void, trackingNo: string) {
  const { failure, refusal, take, ...step } = useOrderStep(onDone);
  const [refused, setRefused] = useState('');
  const isSame = refused === trackingNo;
  const onField = refusal?.fields['trackingNo'];
  const trouble: DeliveryTrouble = onField !== undefined && isSame ? { trackingNo: onField } : {};
  return {
    ...step,
    // what was said of a number goes once it is changed
    failure: onField === undefined && (isSame || refusal?.code !== trackingNoUsed.code) ? failure : null,
    trouble,
    /** The number that is typed was refused as another order's: it is taken with the next step. */
    isUsed: isSame && refusal?.code === trackingNoUsed.code,
    take(perform: (useAnyway: boolean) => Promise<unknown>): Promise<void> {
      const useAnyway = isSame && refusal?.code === trackingNoUsed.code;
      setRefused(trackingNo);
      return take(() => perform(useAnyway));
    },
  };
}
