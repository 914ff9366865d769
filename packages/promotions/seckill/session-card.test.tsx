import type { SeckillBoard } from '@portal/contract/seckill';
import { SECKILL_STATUS } from '@portal/engines/states';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionCard } from './session-card.tsx';

it('promises nothing of a session that is over (SECKILL-12)', () => {
  const session = {
    sessionNo: 'S1',
    gmtStart: '2026-11-25T02:00:00.000Z',
    gmtEnd: '2026-11-25T03:00:00.000Z',
    orders: { held: 0, paid: 0, released: 0 },
    paidAmount: 0,
    stock: [],
    items: [],
  };
  const shown = (status: number) =>
    renderToStaticMarkup(<SessionCard session={{ ...session, status } as unknown as SeckillBoard['sessions'][number]} aside={null} />);
  for (const status of [SECKILL_STATUS.finished, SECKILL_STATUS.abandon]) {
    expect(shown(status)).toContain('未售出');
    expect(shown(status)).not.toContain('还可抢');
  }
  expect(shown(SECKILL_STATUS.started)).toContain('还可抢');
});
