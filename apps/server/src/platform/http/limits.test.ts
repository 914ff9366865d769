import {
  getPickingCounts,
  listCategories,
  listAttributeFilters,
  listPickingSpu,
  listSpu,
  getSpuDetail,
  listSuggestions,
  SpuQuery,
} from '@portal/contract/catalog';
import type { ParsedCall, Endpoint } from '@portal/contract/core';
import { getParentMerchantList } from '@portal/contract/dealer';
import { addSelection, exportDesignOrder, saveSelection } from '@portal/contract/design-order';
import { matchProducts } from '@portal/contract/product-choice';
import { recommend } from '@portal/contract/recommend';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createMemoryCounts } from '../limits/counts.ts';
import { GUEST, type Caller } from './context.ts';
import { createLimits } from './limits.ts';

const MINUTE = 60_000;

/** One person, a clock in the test's hand, and calls that do nothing. */
function aPerson(caller: Caller = { ...GUEST, accountNo: 'A1' }) {
  let now = 0;
  const limits = createLimits(
    createMemoryCounts(() => now),
    { kind: 'embedded' },
  );
  const alarms: unknown[] = [];
  const request = { ip: '192.0.2.7', socket: {}, log: { error: (told: unknown) => alarms.push(told) } } as unknown as FastifyRequest;
  const call = async (endpoint: Endpoint, input: Partial<ParsedCall> = {}, keptLength = 0): Promise<void> => {
    await limits.admit(endpoint, caller, request);
    await limits.run({ endpoint, caller, request, input: { query: undefined, params: undefined, body: undefined, ...input } }, async () => {});
    await limits.chargeKept(caller, request, keptLength);
  };
  return { call, wait: (ms: number) => void (now += ms), now: () => now, alarms };
}
const searching = (keyword: string, attributesStr = '') => ({ query: { ...SpuQuery.parse({}), keyword, attributesStr } });

const journeys: Record<string, (person: ReturnType<typeof aPerson>) => Promise<void>> = {
  async 'typing in the search box, a letter every 200 ms, for minutes'({ call, wait }) {
    for (let typed = 0; typed < 600; typed++) {
      await call(listSuggestions, searching('半球网络摄像机四百万'.slice(0, 1 + (typed % 10))));
      wait(typed % 10 === 9 ? 2_000 : 200);
    }
  },

  async 'twelve selections a minute, with filters, for an hour'({ call, wait }) {
    for (let looked = 0; looked < 720; looked++) {
      const question = searching('红外半球 400万 POE', 'resolution:400!!!shape:dome');
      await call(listPickingSpu, question);
      await call(getPickingCounts, question);
      wait(5_000);
    }
  },

  async 'three colleagues behind one address, each a page with a keyword every five seconds'({ call, wait }) {
    for (let page = 0; page < 600; page++) {
      const question = searching('硬盘录像机 8路');
      await Promise.all([call(listCategories, question), call(listAttributeFilters, question), call(listSpu, question)]);
      wait(1_667);
    }
  },

  async 'adding to a list of 500 lines and changing it, every two seconds for half an hour'({ call, wait }) {
    for (let change = 0; change < 900; change++) {
      if (change % 2 === 0) await call(addSelection, {}, 45_000);
      else await call(saveSelection);
      wait(2_000);
    }
  },

  async 'a dealer exports thirty quotations at once, every minute'({ call, wait }) {
    for (let minute = 0; minute < 5; minute++, wait(MINUTE)) for (let file = 0; file < 30; file++) await call(exportDesignOrder);
  },

  async 'a calculation and its products every two seconds'({ call, wait }) {
    for (let round = 0; round < 300; round++, wait(2_000)) {
      await call(recommend);
      await call(matchProducts, { body: { lines: Array.from({ length: 40 }, () => ({})) } });
    }
  },
};

describe('ordinary use never meets a limit', () => {
  it.each(Object.entries(journeys))('%s', async (_name, journey) => {
    await expect(journey(aPerson(GUEST))).resolves.toBeUndefined();
    await expect(journey(aPerson())).resolves.toBeUndefined();
  });
});

describe('one caller', () => {
  it('gets a fifth of the database and what it has saved, whatever it calls', async () => {
    const { call, wait, now } = aPerson(GUEST);
    const question = searching('红外半球摄像机'.repeat(6) + '红外');
    const costMs = listSpu.costMs({ query: question.query, params: undefined, body: undefined });
    let taken = 0;
    for (let tries = 0; tries < 20_000; tries++, wait(10)) {
      await call(tries % 2 === 0 ? listSpu : listCategories, question).then(
        () => (taken += costMs),
        () => {},
      );
    }
    expect(taken).toBeLessThanOrEqual(0.2 * (now() + 20_000));
    expect(taken).toBeGreaterThan(0.19 * now());
  });

  it('is told in words and seconds when to come back, and that holds', async () => {
    const { call, wait } = aPerson();
    const write = () => call(addSelection, {}, 45_000);
    const refusal = await (async () => {
      for (;;) {
        const error = await write().then(
          () => null,
          (thrown: unknown) => thrown,
        );
        if (error) return error;
      }
    })();
    expect(refusal).toMatchObject({ name: 'tooManyRequests', msg: expect.stringMatching(/^操作过于频繁，请 \d+ 秒后再试$/) });
    const { waitSeconds } = (refusal as { data: { waitSeconds: number } }).data;
    wait(waitSeconds * 1000);
    await write();
  });

  it('answers that are kept count by their length', async () => {
    const countOf = async (length: number): Promise<number> => {
      const { call } = aPerson();
      for (let count = 0; ; count++)
        if (
          !(await call(addSelection, {}, length).then(
            () => true,
            () => false,
          ))
        )
          return count;
    };
    expect(await countOf(500)).toBeGreaterThan(600);
    expect(await countOf(45_000)).toBeLessThan(150);
  });

  it.each([500, 5_000, 33_000])('has at most 200 MB an hour kept, in answers of %i bytes too', async (length) => {
    const { call, wait, now } = aPerson();
    let kept = 0;
    for (const untilMs = 20 * MINUTE; now() < untilMs; wait(10)) {
      await call(addSelection, {}, length).then(
        () => (kept += length),
        () => {},
      );
    }
    // beside what was saved up before
    expect(kept).toBeLessThan(200e6 / 3 + 2e6);
  });
});

describe('what one account reads in a day (RELY-32)', () => {
  const paced = async ({ call, wait }: ReturnType<typeof aPerson>, calls: number) => {
    for (let read = 0; read < calls; read++) {
      await call(read % 2 === 0 ? listSpu : getSpuDetail);
      wait(1_000);
    }
  };

  it('a copy of the catalogue ends, is said so in Chinese and is one alarm an hour; a person who looks all day does not', async () => {
    const copying = aPerson();
    await expect(paced(copying, 10_000)).rejects.toMatchObject({ msg: expect.stringMatching(/^您一天内查看产品的次数已达上限，请 \d+ 秒后再试/) });
    await expect(copying.call(listSpu)).rejects.toMatchObject({ msg: expect.stringContaining('查看产品的次数已达上限') });
    expect(copying.alarms).toEqual([{ alarm: 'readingQuota', quota: 'goods', accountNo: 'A1', max: 6_000 }]);
    const looking = aPerson();
    await paced(looking, 5_000);
    expect(looking.alarms).toEqual([]);
  });

  it('dealers are counted apart, and guests by their address alone', async () => {
    const asking = aPerson();
    const ask = async ({ call, wait }: ReturnType<typeof aPerson>, calls: number) => {
      for (let asked = 0; asked < calls; asked++) {
        await call(getParentMerchantList);
        wait(1_000);
      }
    };
    await expect(ask(asking, 400)).rejects.toMatchObject({ msg: expect.stringContaining('查看经销商的次数已达上限') });
    await asking.call(listSpu);
    await paced(aPerson(GUEST), 10_000);
  });
});
