import type { Sale } from '@portal/contract/content';
import { Tag, type Tone } from '@portal/ui';
import { saleStateName } from '../model/sale.ts';

const TONES: Readonly<Record<Sale['state'], Tone>> = { coming: 'accent', running: 'money', over: 'neutral' };

export const SaleTag = ({ state }: Pick<Sale, 'state'>) => <Tag tone={TONES[state]}>{saleStateName(state)}</Tag>;
