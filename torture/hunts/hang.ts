import { placeOrder } from '@portal/contract/order';
import { openTestDatabase } from '@portal/server/testkit/database';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { setTimeout } from 'node:timers/promises';
import type { Hunt } from '../hunt.ts';

const ANSWER_WITHIN_MS = 10_000;
const API = '/api-cloud-merchant-service/v1';
const PRICE = 100;

/** Told in words that it is for now, and when to come again. */
const isTold = ({ status, retryAfter, body }: Answer): boolean => status === 503 && retryAfter !== undefined && /"msg":"[^"]*[\u4e00-\u9fff]/.test(body);

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: string;
  ms: number;
}

/**
 * The pool and its limits are those that serve PostgreSQL; behind them is the embedded database, which every machine has, on a stream that
 * can fall silent. It has one connection, so that others wait for it as they do when all of sixteen hang.
 */
export const hang: Hunt = {
  name: 'hang',
  purpose:
    'the database takes statements and answers nothing: every request is answered 503 within ten seconds, in words and with a time, and all goes on when it is back; an order asked for again under its key is one',
  async run({ row, short, random }) {
    let isSilent = false;
    const test = await openTestDatabase({ url: undefined, serves: 'requests', decide: () => (isSilent ? 'silence' : undefined) });
    const { database } = test;
    const portal = await openTestPortal({ database: test });
    try {
      await insertPlaces(portal);
      const dealer = await aDealer(portal);
      const { accountNo } = await anInstaller(database);
      const cookie = await portal.cookieOf(accountNo);
      const { skuNo } = await aSku(database, { price: PRICE });
      let buyer: TestBuyer & { cookie: string };
      const placing = () => ({
        method: 'POST' as const,
        url: placeOrder.path,
        payload: { productList: [{ skuNo, quantity: 1 }], addressId: buyer.addressId, amount: PRICE },
        cookie: buyer.cookie,
      });
      const requests = [
        () => ({ method: 'GET' as const, url: `${API}/goods/spu/page?size=10`, cookie }),
        () => ({ method: 'GET' as const, url: `${API}/design-order/page`, cookie }),
        () => ({ method: 'POST' as const, url: `${API}/design-order/addConfigOrderProduct`, payload: { productList: [{ skuNo, quantity: 1 }] }, cookie }),
        placing,
      ];
      const isPlacing = (n: number): boolean => n % requests.length === requests.length - 1;
      const ask = async (n: number): Promise<Answer> => {
        const began = performance.now();
        const { cookie: own, ...request } = (requests[n % requests.length] ?? placing)();
        const answering = portal.portal.http
          .inject({ ...request, headers: { cookie: own, 'idempotency-key': `hang-${n}` } })
          .then(({ statusCode, headers, body }) => ({ status: statusCode, retryAfter: headers['retry-after']?.toString(), body }));
        // what is never answered is a failure of the portal, and must not keep the hunt from telling it
        const answer = await Promise.race([answering, setTimeout(3 * ANSWER_WITHIN_MS, { status: 0, retryAfter: undefined, body: '' }, { ref: false })]);
        return { ...answer, ms: performance.now() - began };
      };
      let asked = 0;
      for (let round = 0; round < (short ? 1 : 10); round++) {
        // nobody holds more than a few orders that are not paid
        const next = await aBuyerOf(portal, dealer);
        buyer = { ...next, cookie: await portal.cookieOf(next.accountNo) };
        isSilent = true;
        const numbers = Array.from({ length: 6 + Math.floor(random() * 30) }, () => asked++);
        const during = await Promise.all(numbers.map(ask));
        isSilent = false;
        const slowest = Math.max(...during.map(({ ms }) => ms));
        row(
          'asked while it hung: not 503 in words with a time, or late',
          during.length,
          during.filter((answer) => !isTold(answer) || answer.ms > ANSWER_WITHIN_MS).length,
          `slowest ${Math.round(slowest)} ms`,
        );
        const after = await Promise.all(Array.from({ length: 6 }, () => ask(asked++)));
        row('asked when it was back: not 200', after.length, after.filter(({ status }) => status !== 200).length, after.map(({ status }) => status).join(', '));
        const placed = [...numbers, ...Array.from({ length: 6 }, (_none, n) => asked - 6 + n)].filter(isPlacing);
        const again = await Promise.all([...placed, ...placed].map(ask));
        const wrong = again.filter(({ status }) => status !== 200).length + Math.abs((await ordersOf(portal, buyer)) - placed.length);
        row('orders asked for again under their keys: not 200, or not one each', again.length, wrong);
      }
    } finally {
      isSilent = false;
      await Promise.race([portal.close(), setTimeout(3 * ANSWER_WITHIN_MS, undefined, { ref: false })]);
    }
  },
};

const ordersOf = async ({ database }: TestPortal, { accountNo }: TestBuyer): Promise<number> =>
  (await database.pool.query<{ n: number }>('select count(*)::int as n from trade_order where account_no = $1', [accountNo])).rows[0]?.n ?? -1;
