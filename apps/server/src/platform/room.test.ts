import { getSpuDetail, listSpu } from '@portal/contract/catalog';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { operation } from './http/operation.ts';
import { defineRoom } from './room.ts';

interface ShelfNeeds {
  priceOf(skuNo: string): number;
}

const listShelf = operation(listSpu, async function listShelf(_ctx, { query }, { priceOf }: ShelfNeeds) {
  return { data: [], count: priceOf(query.keyword), loosened: false };
});

const shelf = defineRoom({
  name: 'shelf',
  open: (needs: ShelfNeeds) => ({ ...needs, dusted: [] as number[] }),
  operations: [listShelf],
  jobs: [{ name: 'dust', cron: '1 2 * * *', run: async ({ now }, room) => void room.dusted.push(now, room.priceOf('K1')) }],
});

describe('a room', () => {
  it('gives its jobs what it works with', async () => {
    const asked: string[] = [];
    const room = shelf({ priceOf: (skuNo) => asked.push(skuNo) });
    expect(room.jobs.map(({ name, cron }) => [name, cron])).toEqual([['dust', '1 2 * * *']]);
    await room.jobs[0]?.run({ database: undefined as never, now: 7, log: createLog({ level: 'silent' }) });
    expect(asked).toEqual(['K1']);
  });

  it('serves on a site only what belongs there', async () => {
    const served: string[] = [];
    const room = shelf({ priceOf: () => 1 });
    await room.serve({ http: undefined as never, serve: ({ endpoint }) => void served.push(endpoint.name), site: 'sso' });
    expect(served).toEqual([]);
    await room.serve({ http: undefined as never, serve: ({ endpoint }) => void served.push(endpoint.name), site: 'portal' });
    expect(served).toEqual(['listSpu']);
  });

  it('does not compile without its needs, with an operation of another room, or with an answer its endpoint does not give', () => {
    // @ts-expect-error a need is not met
    const unmet = () => shelf({});
    // @ts-expect-error the room offers its operation nothing of the kind
    const strange = defineRoom({ name: 'strange', open: () => ({ dusted: [] }), operations: [listShelf] });
    // @ts-expect-error a family is more than its number
    const wrong = operation(getSpuDetail, async () => ({ spuNo: 'P1' }));
    expect([unmet, strange, wrong]).toHaveLength(3);
  });
});
