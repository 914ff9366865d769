/** Two devices of one person: what one has saved is never lost to the other, which saw an older list or shows another identity. */
import { createCall, type Call } from '@portal/client';
import { changeIdentity } from '@portal/contract/account';
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import { addSelection, generateOrder, getSelection, removeSelection, saveSelection, type Selection } from '@portal/contract/design-order';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import type { TestPortal } from '@portal/server/testkit/portal';
import type { HuntContext } from './hunt.ts';

export async function attackStaleDevices({ random, short, row, say }: HuntContext, test: TestPortal): Promise<void> {
  await staleSaves({ random, short, row, say }, test);
  await staleIdentities({ random, short, row }, test);
}

const add = (call: Call, skuNo: string): Promise<Selection> =>
  call(addSelection, { body: { productList: [{ skuNo, quantity: 1 }] }, idempotencyKey: `stale-${Math.random()}` });

/** Both read; each saves quantities of its own, at once or one after the other; the witness knows what was acknowledged. */
async function staleSaves({ random, short, row, say }: Pick<HuntContext, 'random' | 'short' | 'row' | 'say'>, test: TestPortal): Promise<void> {
  const call = await test.as((await anInstaller(test.database)).accountNo);
  for (let n = 0; n < 3; n++) await add(call, (await aSku(test.database)).skuNo);
  const rounds = short ? 6 : 200;
  let lost = 0;
  for (let round = 0; round < rounds; round++) {
    const seen = await call(getSelection);
    const save = (editor: string, quantity: number) =>
      call(saveSelection, {
        body: {
          revision: seen.revision,
          editor: `${editor}-${round}`,
          lines: seen.lines.map(({ id, skuNo, rate, ratePrice }) => ({ id, skuNo, rate, ratePrice, quantity })),
        },
      }).then(
        () => quantity,
        () => null,
      );
    const quantities = [1 + Math.floor(random() * 4_000), 4_001 + Math.floor(random() * 4_000)] as const;
    const [first, second] =
      random() < 0.5
        ? await Promise.all([save('desk', quantities[0]), save('phone', quantities[1])])
        : [await save('desk', quantities[0]), await save('phone', quantities[1])];
    const acknowledged = [first, second].filter((quantity) => quantity !== null);
    const { lines } = await call(getSelection);
    const isKept = acknowledged.length === 1 && lines.length === 3 && lines.every(({ quantity }) => quantity === acknowledged[0]);
    if (!isKept) {
      lost++;
      say(`acknowledged ${acknowledged.join(' and ')}, stored ${lines.map(({ quantity }) => quantity).join(' ')}`);
    }
  }
  row('of two devices that save the list they both saw, one is acknowledged and it stands', rounds, lost);
}

async function staleIdentities({ random, short, row }: Pick<HuntContext, 'random' | 'short' | 'row'>, test: TestPortal): Promise<void> {
  const { accountNo, merchantNo: first } = await anInstaller(test.database);
  const { merchantNo: second } = await anInstaller(test.database);
  await test.database.pool.query('insert into account_identity (account_no, merchant_no) values ($1, $2)', [accountNo, second]);
  const cookie = await test.cookieOf(accountNo);
  const pageOf = (merchantNo: string): Call =>
    createCall(async ({ method, path, body, headers: given }) => {
      const headers = { ...given, cookie, [IDENTITY_HEADER]: actingFor({ accountNo, merchantNo }) };
      const answer = await test.portal.http.inject({ method, url: path, headers, ...(body === undefined ? {} : { payload: body as object }) });
      return { status: answer.statusCode, json: answer.json() as unknown };
    });
  const actFor = async (merchantNo: string) => (await test.as(accountNo))(changeIdentity, { body: { merchantNo } });
  const { skuNo } = await aSku(test.database);
  for (const merchantNo of [first, second]) {
    await actFor(merchantNo);
    await add(pageOf(merchantNo), skuNo);
  }
  const actions: readonly ((page: Call) => Promise<unknown>)[] = [
    (page) => page(saveSelection, { body: { revision: 9_999, editor: 'stale', lines: [] } }),
    (page) => page(removeSelection, { body: { deleteAll: true } }),
    (page) => add(page, skuNo),
    (page) => page(generateOrder, { body: { name: '旧页', isWhole: true }, idempotencyKey: `stale-${Math.random()}` }),
    (page) => page(getSelection),
  ];
  const rounds = short ? 10 : 200;
  let harmed = 0;
  for (let round = 0; round < rounds; round++) {
    const [shown, acting] = random() < 0.5 ? [first, second] : [second, first];
    await actFor(acting);
    const before = JSON.stringify(await pageOf(acting)(getSelection));
    const action = actions[round % actions.length];
    const isTaken = await action?.(pageOf(shown)).then(
      () => true,
      () => false,
    );
    if (isTaken || JSON.stringify(await pageOf(acting)(getSelection)) !== before) harmed++;
  }
  row('a device that shows another identity reads and changes nothing of the one that acts', rounds, harmed);
}
