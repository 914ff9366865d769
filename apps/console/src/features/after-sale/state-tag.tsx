import { afterSaleStateNames } from '@portal/contract/after-sale';
import { isAfterSaleOver, type AfterSaleState } from '@portal/engines/states';
import { Tag } from '@portal/ui';

export const AfterSaleTag = ({ state }: { state: AfterSaleState }) => (
  <Tag tone={state === 'arbitration' ? 'warning' : isAfterSaleOver(state) ? 'neutral' : 'accent'}>{afterSaleStateNames[state]}</Tag>
);
