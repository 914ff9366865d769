import { pathOf, type Call } from '@portal/client';
import { exportDesignOrder, getDesignOrder, saveOrderFees, takeListFile, type DesignOrder, type FeeDraft } from '@portal/contract/design-order';
import { totalsWithFees } from '@portal/engines/pricing';
import { calculatedSheet, sumsOf } from '@portal/server/testkit/calculated-sheet';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { formatYuan } from '@portal/units';
import type { Hunt } from '../hunt.ts';

const SHORT_LISTS = 10;
const LONG_LISTS = 200;
const MODELS = 40;

type Random = () => number;
const upTo = (random: Random, most: number): number => Math.floor(random() * most) + 1;

export const totals: Hunt = {
  name: 'totals',
  purpose: 'random lists with fees come to the same, to the fen, by call, on the screen, in the worksheet and on paper',
  async run({ short, random, row, say }) {
    const test = await openTestPortal({ unlimited: true });
    try {
      const { accountNo } = await anInstaller(test.database);
      const [call, cookie] = [await test.as(accountNo), await test.cookieOf(accountNo)];
      const skuNos: string[] = [];
      for (let n = 0; n < MODELS; n++) {
        const price = n % 9 === 0 ? null : upTo(random, 2_000_000) / 100;
        skuNos.push((await aSku(test.database, { price })).skuNo);
      }
      const lists = short ? SHORT_LISTS : LONG_LISTS;
      const wrong: string[] = [];
      let fees = 0;
      for (let list = 0; list < lists; list++) {
        const order = await anOrder(call, skuNos, random, list);
        fees += order.fees.length;
        const kind = list % 2 === 0 ? ('customer' as const) : ('internal' as const);
        const told = { ...figuresOf(order), ...(await inFiles(test, { order, cookie, kind })) };
        for (const [where, amount] of Object.entries(told))
          if (amount !== order.totals.amount) wrong.push(`list ${list}, ${where}: ${amount}, not ${order.totals.amount}`);
      }
      for (const one of wrong.slice(0, 5)) say(one);
      row('totals that are the same everywhere', lists, wrong.length, `${fees} fees on ${lists} lists`);
    } finally {
      await test.close();
    }
  },
};

async function anOrder(call: Call, skuNos: readonly string[], random: Random, list: number): Promise<DesignOrder> {
  const chosen = skuNos.filter(() => random() < 0.3);
  const productList = (chosen.length === 0 ? skuNos.slice(1, 2) : chosen).map((skuNo) => ({
    skuNo,
    rate: upTo(random, 30_000) / 100,
    ratePrice: null,
    quantity: upTo(random, random() < 0.1 ? 9_999 : 40),
  }));
  const id = (await call(takeListFile, { body: { name: `合计-${list}`, productList }, idempotencyKey: `totals-${list}` })) ?? '';
  const fees = Array.from({ length: upTo(random, 7) - 1 }, (_none, at) => aFee(random, at));
  await call(saveOrderFees, { body: { id, fees } });
  return call(getDesignOrder, { params: { id } });
}

function aFee(random: Random, at: number): FeeDraft {
  const named = { name: `费用${at + 1}`, unit: '项' };
  const kind = random();
  if (kind < 0.2) return { ...named, formula: { kind: 'percent', percent: upTo(random, 10_000) / 100, base: 'goodsAndFees' } };
  if (kind < 0.4) return { ...named, formula: { kind: 'percent', percent: upTo(random, 10_000) / 100 } };
  const unitPrice = upTo(random, 100_000) / 100;
  if (kind < 0.7) return { ...named, formula: { kind: 'fixed', unitPrice, quantity: upTo(random, 5_000) / 100 } };
  return { ...named, formula: { kind: 'perPiece', unitPrice, category: ['', '视频监控', '视频监控 > 网络摄像机', '停车'][upTo(random, 4) - 1] ?? '' } };
}

/** As the page adds it up, as its parts do, and as an oracle without fractions does. */
function figuresOf({ lines, fees, totals: { goodsAmount, feesAmount }, amount }: DesignOrder): Record<string, number> {
  const inFen = (yuan: number): bigint => BigInt(Math.round(yuan * 100));
  const half = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);
  const goods = lines.reduce((sum, { ratePrice, quantity }) => sum + inFen(ratePrice ?? 0) * BigInt(quantity), 0n);
  const shareOf = (base: bigint, percent: number): bigint => half(base * inFen(percent), 10_000n);
  const beside = fees.reduce((sum, { formula }) => {
    if (formula.kind === 'percent') return formula.base === undefined ? sum + shareOf(goods, formula.percent) : sum;
    if (formula.kind === 'fixed') return sum + half(inFen(formula.unitPrice) * inFen(formula.quantity), 100n);
    const isCounted = (path: string): boolean => formula.category === '' || path === formula.category || path.startsWith(`${formula.category} >`);
    return sum + inFen(formula.unitPrice) * BigInt(lines.reduce((count, line) => count + (isCounted(line.productCategory) ? line.quantity : 0), 0));
  }, 0n);
  const extra = fees.reduce(
    (sum, { formula }) => (formula.kind === 'percent' && formula.base !== undefined ? sum + shareOf(goods + beside, formula.percent) : sum),
    beside,
  );
  return {
    screen: totalsWithFees(lines, fees).amount,
    head: amount,
    'goods and fees': Number(inFen(goodsAmount) + inFen(feesAmount)) / 100,
    'without fractions': Number(goods + extra) / 100,
  };
}

/** As the worksheet adds up when it is calculated anew, and as the paper says: the figure there is, or none. */
async function inFiles(
  test: TestPortal,
  { order, cookie, kind }: { order: DesignOrder; cookie: string; kind: 'customer' | 'internal' },
): Promise<Record<string, number>> {
  const fileOf = async (format: 'xlsx' | 'pdf'): Promise<Uint8Array> => {
    const url = pathOf(exportDesignOrder, { params: { id: order.id }, query: { format, kind, atCostMeant: '1' } });
    const response = await test.portal.http.inject({ method: 'GET', url, headers: { cookie } });
    if (response.statusCode !== 200) throw new Error(`${format}: ${response.statusCode} ${response.body.slice(0, 200)}`);
    return new Uint8Array(response.rawPayload);
  };
  // the internal statement without fees ends in what is saved
  const sums = sumsOf(calculatedSheet(await fileOf('xlsx')));
  const paper = pdfWords(await fileOf('pdf')).join('');
  return {
    [`${kind} xlsx`]: sums.at(kind === 'internal' && order.fees.length === 0 ? 0 : -1) ?? Number.NaN,
    [`${kind} pdf`]: paper.includes(formatYuan(order.totals.amount).text.slice(1).replace(/\s/g, '')) ? order.totals.amount : Number.NaN,
  };
}
