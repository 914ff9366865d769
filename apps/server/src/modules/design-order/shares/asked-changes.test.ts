import {
  addSelection,
  answerQuote,
  createShare,
  generateOrder,
  listShares,
  markChange,
  openQuote,
  saveQuotation,
  SHARE_CHANGES_MAX,
  updateDesignProduct,
} from '@portal/contract/design-order';
import { listMessages } from '@portal/contract/message';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designOrderRecords } from '../personal-records.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal({ unlimited: true })));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `asked-${++keys}`;
const head = {
  projectName: '',
  customerName: '王府物业',
  customerContact: '',
  customerPhone: '',
  contactName: '李工',
  contactPhone: '',
  validityDays: 15,
  payment: '',
  delivery: '',
  warranty: '',
  taxIncluded: true,
  taxText: '',
  notes: '',
};

async function aLink(password?: string) {
  const person = await anInstaller(portal.database, { companyName: '安联弱电' });
  const call = await portal.as(person.accountNo);
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 2 }] }, idempotencyKey: key() });
  const id = await call(generateOrder, { body: { name: '滨江', remark: '', isWhole: true }, idempotencyKey: key() });
  const guest = await portal.as();
  return { person, call, id, again: offer, ...(await offer()) };

  /** A link to the order as it is, with so many pieces from now on where that is said. */
  async function offer(quantity?: number) {
    if (quantity !== undefined) await call(updateDesignProduct, { body: { id, productList: [{ skuNo, quantity }] } });
    const { number } = await call(saveQuotation, { body: { id, head } });
    const { token, id: shareId } = await call(createShare, {
      body: { id, requestId: key(), days: 7, isAtCostMeant: true, ...(password === undefined ? {} : { password }) },
    });
    return {
      number,
      shareId,
      open: () => guest(openQuote, { body: { token } }),
      ask: (reason: string, name = '王经理') =>
        guest(answerQuote, { body: { kind: 'askChange', token, quotationNumber: number, name, phone: '13800000000', reason } }),
      accept: () => guest(answerQuote, { body: { kind: 'accept', token, quotationNumber: number, name: '王经理', phone: '' } }),
    };
  }
}

describe('what a customer asks to be changed (DESIGN-49)', () => {
  it('stays when more is asked: both read all of it, the newest first, with who and when', async () => {
    const { call, id, open, ask } = await aLink();
    await ask('枪机换半球');
    portal.clock.forward(60_000);
    const { changes } = await ask('再加两台', '李工');
    expect(changes).toMatchObject([
      { name: '李工', reason: '再加两台', gmtDone: null },
      { name: '王经理', reason: '枪机换半球', gmtDone: null },
    ]);
    expect((changes[0]?.gmtAsked ?? 0) - (changes[1]?.gmtAsked ?? 0)).toBe(60_000);
    expect((await open()).changes).toEqual(changes);
    expect(JSON.stringify(changes)).not.toContain('13800000000');
    expect(await call(listShares, { params: { id } })).toMatchObject([
      {
        changes: [
          { number: 2, phone: '13800000000' },
          { number: 1, reason: '枪机换半球' },
        ],
      },
    ]);
  });

  it('is marked as done, and as open again, which the customer reads', async () => {
    const { call, id, shareId, open, ask } = await aLink();
    await ask('枪机换半球');
    await ask('再加两台');
    await call(markChange, { body: { id, shareId, number: 1, isDone: true } });
    const done = (await open()).changes.map(({ reason, gmtDone }) => [reason, gmtDone !== null]);
    expect(done).toEqual([
      ['再加两台', false],
      ['枪机换半球', true],
    ]);
    const [, first] = (await open()).changes;
    portal.clock.forward(60_000);
    await call(markChange, { body: { id, shareId, number: 1, isDone: true } });
    expect((await open()).changes[1]).toEqual(first);
    await call(markChange, { body: { id, shareId, number: 1, isDone: false } });
    expect((await open()).changes.map(({ gmtDone }) => gmtDone)).toEqual([null, null]);
  });

  it('is marked by nobody but who has the order, and nothing that is not there', async () => {
    const [own, other] = [await aLink(), await aLink()];
    await own.ask('枪机换半球');
    await other.ask('枪机换半球');
    const marked = (by: typeof own, id: string, shareId: string, number = 1) => failureOf(by.call(markChange, { body: { id, shareId, number, isDone: true } }));
    expect(await marked(other, own.id, own.shareId)).toMatchObject({ status: 404 });
    expect(await marked(other, other.id, own.shareId)).toMatchObject({ status: 404 });
    expect(await marked(own, own.id, own.shareId, 2)).toMatchObject({ status: 404 });
    expect((await own.open()).changes).toMatchObject([{ gmtDone: null }]);
  });

  it('said again in the same words it has been said, and its owner is told once; once done, it is asked anew', async () => {
    const { call, id, shareId, ask } = await aLink();
    await Promise.all([ask('枪机换半球'), ask('枪机换半球'), ask('枪机换半球')]);
    expect((await ask('枪机换半球')).changes).toHaveLength(1);
    expect((await call(listMessages, { query: {} })).data).toHaveLength(1);
    await call(markChange, { body: { id, shareId, number: 1, isDone: true } });
    expect((await ask('枪机换半球')).changes).toHaveLength(2);
  });

  it('stays where the offer is accepted as it is; so often and no more', async () => {
    const { ask, accept, open } = await aLink();
    for (let n = 1; n <= SHARE_CHANGES_MAX; n++) await ask(`第 ${n} 条`);
    expect(await failureOf(ask('再一条'))).toMatchObject({ status: 429 });
    await accept();
    const { changes } = await open();
    expect(changes).toHaveLength(SHARE_CHANGES_MAX);
    expect(new Set(changes.map(({ overtaken }) => overtaken))).toEqual(new Set(['asItWas']));
    expect(await failureOf(ask('还要改'))).toMatchObject({ code: 1527 });
  });

  it('waits no more once another quotation of the order was accepted, which both read; what is asked after that waits (V1, V2)', async () => {
    const first = await aLink();
    await first.ask('枪机换半球');
    expect((await first.open()).changes).toMatchObject([{ overtaken: null }]);
    portal.clock.forward(60_000);
    const second = await first.again(3);
    expect(second.number).not.toBe(first.number);
    await second.accept();
    expect((await first.open()).changes).toMatchObject([{ gmtDone: null, overtaken: 'byAnother' }]);
    const shares = await first.call(listShares, { params: { id: first.id } });
    expect(shares.flatMap(({ changes }) => changes)).toMatchObject([{ reason: '枪机换半球', overtaken: 'byAnother' }]);
    portal.clock.forward(60_000);
    expect((await first.ask('再加两台')).changes).toMatchObject([{ overtaken: null }, { overtaken: 'byAnother' }]);
  });

  it('before the password a customer reads who sent it, and nothing else', async () => {
    const { open } = await aLink('secret-66');
    expect(await open()).toEqual({ paper: null, from: '安联弱电', answer: null, changes: [], isOutdated: false, isLapsed: false });
  });

  it('goes out with the records of the one who has the order', async () => {
    const { ask, person } = await aLink();
    await ask('枪机换半球');
    expect(JSON.stringify(await designOrderRecords.read(portal.database.db, person.accountNo))).toContain('枪机换半球');
  });
});
