import { seckillStateNames } from '@portal/contract/seckill';
import { SECKILL_STATUS, type SeckillState } from '@portal/engines/states';
import { Tag, type Tone } from '@portal/ui';

const TONES: Readonly<Record<SeckillState, Tone>> = { notStart: 'accent', started: 'money', finished: 'neutral', abandon: 'neutral', soldOut: 'warning' };

/** A status of the wire in words. */
export function SeckillTag({ status }: { status: number }) {
  const state = (Object.keys(SECKILL_STATUS) as SeckillState[]).find((one) => SECKILL_STATUS[one] === status) ?? 'finished';
  return <Tag tone={TONES[state]}>{seckillStateNames[state]}</Tag>;
}
