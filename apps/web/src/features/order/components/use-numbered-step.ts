import { refusedBy } from '@portal/client';
import type { shipShopOrder } from '@portal/contract/order';
import { claimOpen, trackingNoUsed } from '@portal/contract/order/errors';
import { useState } from 'react';
import type { DeliveryTrouble } from '../model/typed-delivery.ts';
import { useOrderStep } from './use-order-step.ts';

/** As a step of an order, of one that gives a parcel its number: what is wrong with the number stands on its field, and one that another order has is taken once it is meant (ORDER-43). */
export function useNumberedStep(onDone: () => void, trackingNo: string) {
  const { failure, refusal, take, ...step } = useOrderStep(onDone);
  const [refused, setRefused] = useState('');
  const [isMeant, setMeant] = useState(false);
  const isSame = refused === trackingNo;
  const onField = refusal?.fields['trackingNo'];
  const [claimsSeen, setClaimsSeen] = useState<readonly string[]>([]);
  const isClaimed = refusal?.code === claimOpen.code;
  const trouble: DeliveryTrouble = onField !== undefined && isSame ? { trackingNo: onField } : {};
  return {
    ...step,
    // what was said of a number goes once it is changed
    failure: onField === undefined && (isClaimed || isSame || refusal?.code !== trackingNoUsed.code) ? failure : null,
    trouble,
    /** The number that is typed was refused as another order's: it is taken with the next step. */
    isUsed: isSame && refusal?.code === trackingNoUsed.code,
    /** Money is asked back: what was refused goes with the next step, which names these requests. */
    isClaimed,
    take(perform: (meant: { useAnyway: boolean; claimsSeen: string[] }) => Promise<unknown>): Promise<void> {
      // what was said once stays said: of a number and of requests it may be refused in turn
      const useAnyway = isSame && (isMeant || refusal?.code === trackingNoUsed.code);
      const seen = isClaimed ? (refusedBy<typeof shipShopOrder>(refusal)(claimOpen)?.data?.claims.map(({ afterSaleNo }) => afterSaleNo) ?? []) : claimsSeen;
      setRefused(trackingNo);
      setMeant(useAnyway);
      setClaimsSeen(seen);
      return take(() => perform({ useAnyway, claimsSeen: [...seen] }));
    },
  };
}
