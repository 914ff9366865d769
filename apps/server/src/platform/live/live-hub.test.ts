import { afterEach, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createLiveHub, type LiveHub, type LiveSocket } from './live-hub.ts';
import { createLocalSignals } from './signals.ts';

const OWNER = { accountNo: 'A1', merchantNo: 'M1' };
let hub: LiveHub;
afterEach(() => void hub.stop());

function aHub() {
  const signals = createLocalSignals();
  let unread = 3;
  const asked: string[] = [];
  hub = createLiveHub({
    signals,
    countUnread: ({ accountNo, merchantNo }) => {
      asked.push(`${accountNo}/${merchantNo}`);
      return Promise.resolve(unread);
    },
    listActing: () => Promise.resolve(new Map()),
    log: createLog({ level: 'silent' }),
  });
  const join = (owner = OWNER) => {
    const told: number[] = [];
    const socket: LiveSocket = {
      owner,
      sessionHash: 's',
      address: '::1',
      isAlive: true,
      say: (note) => void (note.type === 'unread' && told.push(note.total)),
      ask: () => {},
      end: () => {},
      drop: () => {},
    };
    hub.join(socket);
    return { socket, told };
  };
  return { asked, join, signals, become: (count: number) => void (unread = count) };
}

it('the count is asked for with the first tab; further tabs, and the next page of one that left, are told what is known (MESSAGE-5)', async () => {
  const { asked, join } = aHub();
  const first = join();
  await expect.poll(() => first.told).toEqual([3]);
  const second = join();
  expect(second.told).toEqual([3]);
  hub.leave(first.socket);
  hub.leave(second.socket);
  expect(join().told).toEqual([3]);
  join({ ...OWNER, merchantNo: 'M2' });
  expect(asked).toEqual(['A1/M1', 'A1/M2']);
});

it('a count is asked for anew after a message, also one that came between two pages, and after a gap in what is heard', async () => {
  const { asked, join, signals, become } = aHub();
  const first = join();
  await expect.poll(() => first.told).toEqual([3]);
  become(4);
  signals.publish({ topic: 'mail', accountNo: 'A1' });
  await expect.poll(() => first.told).toEqual([3, 4]);
  hub.leave(first.socket);
  become(5);
  signals.publish({ topic: 'mail', accountNo: 'A1' });
  const next = join();
  await expect.poll(() => next.told).toEqual([5]);
  hub.leave(next.socket);
  become(6);
  signals.tellGap();
  const last = join();
  await expect.poll(() => last.told).toEqual([6]);
  expect(asked).toHaveLength(4);
});
