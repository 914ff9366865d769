import { CallError, callErrorOf } from '@portal/client';
import { idempotencyKeyReused } from '@portal/contract/core';
import { NO_CUSTOMER, type AddedDesignOrder, type DesignLine } from '@portal/contract/design-order';
import { totalsWithFees } from '@portal/engines/pricing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLine } from '../../lines/model/line-builder.ts';
import type { Pieces } from '@portal/engines/pricing';
import { createOrderAdditions, type OrderAdditions } from './order-additions.ts';

const lost = () => new CallError({ code: 0, status: 0, msg: '网络异常，请检查网络后重试', isNetworkError: true });
const pieces = (skuNo: string, quantity: number): Pieces => ({ skuNo, quantity });

/** An order at a server that keeps its keys: the same key again is answered as the first time, for other content it is refused. */
function aServer(lines: DesignLine[]) {
  const answers = new Map<string, { content: string; order: AddedDesignOrder }>();
  let gmtModified = 1;
  const server = {
    lines,
    /** What happens to the next calls: they fail before or after they were done, or are answered late. */
    faults: [] as ('before' | 'after' | 'late')[],
    calls: 0,
    /** Services that software brought along. */
    alsoAdded: [] as string[],
    order: (): AddedDesignOrder => ({
      id: 'order',
      name: '王府小区',
      sceneName: null,
      sceneId: null,
      ...NO_CUSTOMER,
      revision: 1,
      orderType: 0,
      remark: '',
      companyName: '',
      contactName: '',
      gmtCreate: 1,
      gmtModified,
      lines: server.lines,
      fees: [],
      totals: totalsWithFees(server.lines, []),
      originalAmount: 0,
      preferential: 0,
      amount: 0,
      lineCount: server.lines.length,
      alsoAdded: server.alsoAdded,
      leftOut: [],
      sameCategory: [],
    }),
    async once(key: string, content: string, action: () => void): Promise<AddedDesignOrder> {
      server.calls++;
      const fault = server.faults.shift();
      await Promise.resolve();
      if (fault === 'before') throw lost();
      const known = answers.get(key);
      if (known && known.content !== content) throw callErrorOf(idempotencyKeyReused);
      if (!known) {
        action();
        gmtModified++;
        answers.set(key, { content, order: server.order() });
      }
      const answer = answers.get(key)?.order ?? server.order();
      if (fault === 'after') throw lost();
      if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, 5));
      return answer;
    },
    change(products: readonly Pieces[], sign: 1 | -1) {
      for (const { skuNo, quantity } of products) {
        const line = server.lines.find((one) => one.skuNo === skuNo);
        const left = Math.min((line?.quantity ?? 0) + sign * quantity, line?.maxNum ?? 9999);
        const others = server.lines.filter((one) => one !== line);
        if (left <= 0) server.lines = others;
        else if (line) server.lines = server.lines.map((one) => (one === line ? { ...line, quantity: left } : one));
        else if (sign > 0) server.lines = [...others, aLine(skuNo, { quantity: left })];
      }
    },
    quantities: () => server.lines.map(({ skuNo, quantity }) => `${skuNo} ${quantity}`),
  };
  return server;
}

let server: ReturnType<typeof aServer>;
let additions: OrderAdditions;
let shown: Pick<AddedDesignOrder, 'lines'> | null;
beforeEach(() => open([aLine('A', { quantity: 5 })]));

function open(lines: DesignLine[]) {
  let keys = 0;
  shown = null;
  server = aServer(lines);
  additions = createOrderAdditions({
    add: (products, key) => server.once(key, `add ${JSON.stringify(products)}`, () => server.change(products, 1)),
    takeOut: (products, key) => server.once(key, `take ${JSON.stringify(products)}`, () => server.change(products, -1)),
    newKey: () => `key-${++keys}`,
    onChanged: (order) => void (shown = order),
  });
}
const add = (...wanted: Pieces[]) => additions.add(shown?.lines ?? [aLine('A', { quantity: 5 })], wanted);
const shownQuantities = () => shown?.lines.map(({ skuNo, quantity }) => `${skuNo} ${quantity}`);

describe('adding to an order', () => {
  it('shows the order as it is then and says what came in', async () => {
    expect(await add(pieces('A', 2), pieces('B', 3))).toMatchObject({ pieces: [pieces('A', 2), pieces('B', 3)], isEarlier: false });
    expect(shownQuantities()).toEqual(['A 7', 'B 3']);
  });

  it('a second press while the first is under way adds nothing', async () => {
    const [first, second] = await Promise.all([add(pieces('B', 3)), add(pieces('B', 3))]);
    expect(second).toBe(first);
    expect(server.quantities()).toEqual(['A 5', 'B 3']);
  });

  it.each(['before', 'after'] as const)('trying again adds once when the answer was lost %s it was done', async (fault) => {
    server.faults = [fault];
    await expect(add(pieces('B', 3))).rejects.toThrow('网络异常');
    expect(await add(pieces('B', 3))).toMatchObject({ pieces: [pieces('B', 3)], isEarlier: false });
    expect(server.quantities()).toEqual(['A 5', 'B 3']);
  });

  it('other models after a lost answer go in when the first ones did not arrive', async () => {
    server.faults = ['before'];
    await add(pieces('B', 3)).catch(() => undefined);
    expect(await add(pieces('C', 1))).toMatchObject({ pieces: [pieces('C', 1)], isEarlier: false });
    expect(server.quantities()).toEqual(['A 5', 'C 1']);
  });

  it.each([
    ['one', ['after']],
    ['two, the second of which did not arrive', ['after', 'before']],
    ['two, the first of which did not arrive', ['before', 'after']],
  ] as const)('other models stay out when one before them had arrived, and that one is told and can be taken back: %s', async (_name, faults) => {
    server.faults = [...faults];
    for (const [place] of faults.entries()) await add(pieces(`B${place}`, 3)).catch(() => undefined);
    const arrived = `B${faults.indexOf('after')}`;
    const addition = await add(pieces('C', 1));
    expect(addition).toMatchObject({ pieces: [pieces(arrived, 3)], isEarlier: true });
    expect(shownQuantities()).toEqual(['A 5', `${arrived} 3`]);
    await addition.takeBack();
    expect(server.quantities()).toEqual(['A 5']);
  });

  it('the next adding after one that arrived is a new one', async () => {
    await add(pieces('B', 3));
    await add(pieces('B', 3));
    expect(server.quantities()).toEqual(['A 5', 'B 6']);
  });
});

describe('taking an adding back', () => {
  it('leaves the order as it was', async () => {
    const { takeBack } = await add(pieces('A', 2), pieces('B', 3));
    expect(await takeBack()).toBe(true);
    expect(shownQuantities()).toEqual(['A 5']);
  });

  it('takes out the services that software brought, too', async () => {
    [server.lines, server.alsoAdded] = [[...server.lines, aLine('SERVICE')], ['SERVICE']];
    const { pieces: added, takeBack } = await add(pieces('LICENCE', 2));
    expect([added, server.quantities()]).toEqual([[pieces('LICENCE', 2)], ['A 5', 'SERVICE 1', 'LICENCE 2']]);
    await takeBack();
    expect(server.quantities()).toEqual(['A 5']);
  });

  it('takes only what came in where a model reached its highest', async () => {
    open([aLine('A', { quantity: 5, maxNum: 6 })]);
    const { pieces: added, takeBack } = await add(pieces('A', 9));
    expect(added).toEqual([pieces('A', 1)]);
    await takeBack();
    expect(server.quantities()).toEqual(['A 5']);
  });

  it('takes what came in with an adding whose answer was lost, though the page has been read anew since', async () => {
    open([aLine('A', { quantity: 5, maxNum: 6 })]);
    server.faults = ['after'];
    await add(pieces('A', 9)).catch(() => undefined);
    const addition = await additions.add(server.lines, [pieces('A', 9)]);
    expect(addition.pieces).toEqual([pieces('A', 1)]);
  });

  it('leaves what another tab added meanwhile', async () => {
    server.change([pieces('A', 4)], 1);
    const { takeBack } = await add(pieces('A', 2));
    await takeBack();
    expect(server.quantities()).toEqual(['A 9']);
  });

  it('takes all that was added although another tab took pieces out before', async () => {
    server.change([pieces('A', 3)], -1);
    const { takeBack } = await add(pieces('A', 2));
    await takeBack();
    expect(server.quantities()).toEqual(['A 2']);
  });

  it('a second press takes nothing, neither meanwhile nor afterwards', async () => {
    const { takeBack } = await add(pieces('A', 2));
    expect(await Promise.all([takeBack(), takeBack()])).toEqual([true, false]);
    expect(await takeBack()).toBe(false);
    expect(server.quantities()).toEqual(['A 5']);
  });

  it.each(['before', 'after'] as const)('trying again takes once when the answer was lost %s it was done', async (fault) => {
    const { takeBack } = await add(pieces('A', 2));
    server.faults = [fault];
    await expect(takeBack()).rejects.toThrow('网络异常');
    expect(await takeBack()).toBe(true);
    expect(shownQuantities()).toEqual(['A 5']);
    expect(server.quantities()).toEqual(['A 5']);
  });

  it('each of two addings takes its own pieces back', async () => {
    const first = await add(pieces('A', 2));
    const second = await add(pieces('A', 1));
    await Promise.all([first.takeBack(), second.takeBack()]);
    expect(shownQuantities()).toEqual(['A 5']);
  });

  it('an adding meanwhile waits its turn: what is shown at the end is the newest order', async () => {
    const { takeBack } = await add(pieces('B', 3));
    server.faults = ['late'];
    await Promise.all([takeBack(), add(pieces('C', 1))]);
    expect(shownQuantities()).toEqual(['A 5', 'C 1']);
  });
});
