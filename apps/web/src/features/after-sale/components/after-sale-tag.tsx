import { afterSaleStateNames } from '@portal/contract/after-sale';
import type { AfterSaleState } from '@portal/engines/states';
import { Tag, type Tone } from '@portal/ui';

const TONES: Readonly<Record<AfterSaleState, Tone>> = {
  applied: 'warning',
  sellerAgreed: 'warning',
  buyerShipped: 'accent',
  sentAnew: 'accent',
  waitRefund: 'accent',
  completed: 'success',
  buyerCancelled: 'neutral',
  sellerRefused: 'danger',
  sellerRejectedGoods: 'danger',
  arbitration: 'warning',
  platformRefused: 'neutral',
};

export const AfterSaleTag = ({ state }: { state: AfterSaleState }) => <Tag tone={TONES[state]}>{afterSaleStateNames[state]}</Tag>;
