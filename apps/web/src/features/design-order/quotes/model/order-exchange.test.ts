/** An exchange on an order's own page: one save of all its lines, and one that brings them back as they were (CHECK-5, CHECK-10). */
import { NO_CUSTOMER, type DesignLine, type DesignOrder } from '@portal/contract/design-order';
import { sortLines, totalsWithFees } from '@portal/engines/pricing';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../lines/model/line-builder.ts';
import { exchangeInOrder, type OrderExchangeDeps } from './order-exchange.ts';

type Save = Parameters<OrderExchangeDeps['save']>[0];

/** Sixteen channels at 1,100 of 1,150; four disks. */
const LISTED = sortLines([aLine('CAM', { quantity: 20 }), aLine('NVR', { price: 1150, ratePrice: 1100 }), aLine('HDD', { quantity: 4, price: 1000 })]);
const LARGER = { ...aLine('N32', { price: 2280 }), id: '' };
const FOR_THE_LISTED = [{ skuNo: 'NVR', change: -1 }];

/** An order at a server: what is claimed whole is what it has then; one that was saved meanwhile refuses. */
function aServer(lines: DesignLine[] = LISTED) {
  const known = new Map([...lines, LARGER].map((line) => [line.skuNo, line]));
  const server = {
    saves: [] as Save[],
    shown: [] as DesignOrder[],
    isDown: false,
    order: {
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
      gmtModified: 1,
      lines,
      fees: [],
      totals: totalsWithFees(lines, []),
      originalAmount: 0,
      preferential: 0,
      amount: 0,
      lineCount: lines.length,
    } as DesignOrder,
    async save(body: Save): Promise<DesignOrder> {
      await Promise.resolve();
      if (server.isDown || body.revision !== server.order.revision) throw new Error('refused');
      server.saves.push(body);
      const claimed = body.productList.map(
        ({ skuNo, quantity, ratePrice }): DesignLine => ({ ...known.get(skuNo), id: `id-${skuNo}`, quantity, ratePrice }) as DesignLine,
      );
      server.order = { ...server.order, revision: body.revision + 1, lines: sortLines(claimed) };
      return server.order;
    },
    exchange: (additions: DesignLine[], exchange: { skuNo: string; change: number }[]) =>
      exchangeInOrder(server.order, { additions, exchange }, { save: server.save, onChanged: (order) => server.shown.push(order) }),
  };
  return server;
}
const figures = ({ lines }: Pick<DesignOrder, 'lines'>) => lines.map(({ id, skuNo, quantity, ratePrice }) => [id, skuNo, quantity, ratePrice]);

describe('an exchange in an order', () => {
  it('is one save of all lines at the prices they were quoted at; what is new has no id yet', async () => {
    const server = aServer();
    const { notices } = await server.exchange([LARGER], FOR_THE_LISTED);
    expect(notices).toEqual([]);
    expect(server.saves).toHaveLength(1);
    expect(server.saves[0]).toMatchObject({ id: 'order', revision: 1, isWhole: true });
    expect(server.saves[0]?.productList.map(({ id, skuNo, quantity, ratePrice }) => [id, skuNo, quantity, ratePrice])).toEqual([
      ['id-CAM', 'CAM', 20, 100],
      ['id-HDD', 'HDD', 4, 1000],
      [undefined, 'N32', 1, 2280],
    ]);
    expect(server.shown).toEqual([server.order]);
  });

  it('is taken back by another: the same lines, their ids, prices and order', async () => {
    const server = aServer();
    const before = figures(server.order);
    const { takeBack } = await server.exchange([LARGER], FOR_THE_LISTED);
    expect(figures(server.order)).not.toEqual(before);
    expect(await takeBack?.()).toBe(true);
    expect(figures(server.order)).toEqual(before);
    expect(server.saves.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(server.shown).toHaveLength(2);
  });

  it('is taken back once, however often that is pressed', async () => {
    const server = aServer();
    const { takeBack } = await server.exchange([LARGER], FOR_THE_LISTED);
    expect(await Promise.all([takeBack?.(), takeBack?.()])).toEqual([true, false]);
    expect(await takeBack?.()).toBe(false);
    expect(server.saves).toHaveLength(2);
  });

  it('that could not be taken back may be asked again', async () => {
    const server = aServer();
    const { takeBack } = await server.exchange([LARGER], FOR_THE_LISTED);
    server.isDown = true;
    await expect(takeBack?.()).rejects.toThrow('refused');
    server.isDown = false;
    expect(await takeBack?.()).toBe(true);
    expect(figures(server.order)).toEqual(figures({ lines: LISTED }));
  });

  it('does not overwrite what was saved since', async () => {
    const server = aServer();
    const { takeBack } = await server.exchange([LARGER], FOR_THE_LISTED);
    server.order = { ...server.order, revision: 7 };
    await expect(takeBack?.()).rejects.toThrow('refused');
    expect(server.order.lines.map(({ skuNo }) => skuNo)).toContain('N32');
  });

  it('that is refused changes nothing on the page', async () => {
    const server = aServer();
    server.isDown = true;
    await expect(server.exchange([LARGER], FOR_THE_LISTED)).rejects.toThrow('refused');
    expect([server.shown, figures(server.order)]).toEqual([[], figures({ lines: LISTED })]);
  });

  it('of pieces of listed models saves them all the same', async () => {
    const server = aServer();
    await server.exchange(
      [],
      [
        { skuNo: 'HDD', change: -3 },
        { skuNo: 'NVR', change: 1 },
      ],
    );
    expect(server.order.lines.map(({ skuNo, quantity }) => [skuNo, quantity])).toEqual([
      ['CAM', 20],
      ['NVR', 2],
      ['HDD', 1],
    ]);
  });

  it('of nothing saves nothing', async () => {
    const server = aServer();
    expect(await server.exchange([], [])).toEqual({ notices: [], takeBack: null });
    expect(server.saves).toEqual([]);
  });
});
