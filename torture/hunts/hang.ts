import { openTestDatabase } from '@portal/server/testkit/database';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal } from '@portal/server/testkit/portal';
import { setTimeout } from 'node:timers/promises';
import type { Hunt } from '../hunt.ts';

const ANSWER_WITHIN_MS = 10_000;
const API = '/api-cloud-merchant-service/v1';

/**
 * The pool and its limits are those that serve PostgreSQL; behind them is the embedded database, which every machine has, on a stream that
 * can fall silent. It has one connection, so that others wait for it as they do when all of sixteen hang.
 */
export const hang: Hunt = {
  name: 'hang',
  purpose: 'the database takes statements and answers nothing: every request is answered 503 within ten seconds, and all goes on when it is back',
  async run({ row, short, random }) {
    let isSilent = false;
    const test = await openTestDatabase({ url: undefined, serves: 'requests', decide: () => (isSilent ? 'silence' : undefined) });
    const { database } = test;
    const portal = await openTestPortal({ database: test });
    try {
      const { accountNo } = await anInstaller(database);
      const cookie = await portal.cookieOf(accountNo);
      const { skuNo } = await aSku(database);
      const requests = [
        { method: 'GET' as const, url: `${API}/goods/spu/page?size=10` },
        { method: 'GET' as const, url: `${API}/design-order/page` },
        { method: 'POST' as const, url: `${API}/design-order/addConfigOrderProduct`, payload: { productList: [{ skuNo, quantity: 1 }] } },
      ];
      const ask = async (n: number): Promise<{ status: number; ms: number }> => {
        const began = performance.now();
        const request = requests[n % requests.length];
        const answering = portal.portal.http.inject({ ...request, headers: { cookie, 'idempotency-key': `hang-${n}` } }).then(({ statusCode }) => statusCode);
        // what is never answered is a failure of the portal, and must not keep the hunt from telling it
        const status = await Promise.race([answering, setTimeout(3 * ANSWER_WITHIN_MS, 0, { ref: false })]);
        return { status, ms: performance.now() - began };
      };
      let asked = 0;
      for (let round = 0; round < (short ? 1 : 10); round++) {
        isSilent = true;
        const during = await Promise.all(Array.from({ length: 6 + Math.floor(random() * 30) }, () => ask(asked++)));
        isSilent = false;
        const slowest = Math.max(...during.map(({ ms }) => ms));
        row(
          'asked while it hung: not 503, or late',
          during.length,
          during.filter(({ status, ms }) => status !== 503 || ms > ANSWER_WITHIN_MS).length,
          `slowest ${Math.round(slowest)} ms`,
        );
        const after = await Promise.all(Array.from({ length: 6 }, () => ask(asked++)));
        row('asked when it was back: not 200', after.length, after.filter(({ status }) => status !== 200).length, after.map(({ status }) => status).join(', '));
      }
    } finally {
      isSilent = false;
      await Promise.race([portal.close(), setTimeout(3 * ANSWER_WITHIN_MS, undefined, { ref: false })]);
    }
  },
};
