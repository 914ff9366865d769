/** Strangers with many addresses work on one number for days: what they may guess, and whether its owner still gets in. */
import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import type { Hunt, HuntContext } from '../hunt.ts';

const SEND = '/api-cloud-merchant-service/open/v3/message/verifycode';
const SIGN_IN = '/api-cloud-merchant-service/v1/account/smsCodeLogin';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OK = 0;
const HOME = '192.0.2.1';

export const guesses: Hunt = {
  name: 'guesses',
  purpose: 'strangers ask for codes of one number and guess them, from a new address each time: 50 guesses a day at most, and the owner gets in',
  async run(context) {
    const test = await openTestPortal();
    try {
      await besiege(context, test);
    } finally {
      await test.close();
    }
  },
};

async function besiege(context: HuntContext, test: TestPortal): Promise<void> {
  const { phone } = await aPerson(test.database);
  const numbers = { owner: 0, shutOut: 0, guesses: 0, strangersIn: 0 };
  const days = context.short ? 1 : 4;
  let address = 0;
  const stranger = (): string => `198.18.${(++address >> 8) & 255}.${address & 255}`;
  const post = async (url: string, body: object, remoteAddress: string): Promise<number> => {
    const response = await test.sso.http.inject({ method: 'POST', url, remoteAddress, headers: { host: 'shop.local:3001' }, payload: body });
    return (response.json() as { code: number }).code;
  };
  const lastCode = (): string => test.sms.findLast((message) => message.phone === phone)?.code ?? 'none';
  const guess = async (ip: string): Promise<void> => {
    // never the right one by chance: what is counted is how often one may try
    const right = new Set(test.sms.map(({ code }) => code));
    let code: string;
    do code = String(Math.floor(context.random() * 1_000_000)).padStart(6, '0');
    while (right.has(code));
    const answer = await post(SIGN_IN, { phone, code }, ip);
    numbers.guesses++;
    if (answer === OK) numbers.strangersIn++;
  };
  const ownerComes = async (): Promise<void> => {
    numbers.owner++;
    let asked = await post(SEND, { phone, purpose: 'login' }, HOME);
    if (asked !== OK) {
      // somebody has just asked: a minute lies between any two codes of a number, which the page counts down
      test.clock.forward(MINUTE);
      asked = await post(SEND, { phone, purpose: 'login' }, HOME);
    }
    const code = lastCode();
    test.clock.forward(5_000);
    for (let n = 0; n < 6; n++) await guess(stranger());
    const answer = asked === OK ? await post(SIGN_IN, { phone, code }, HOME) : asked;
    if (answer !== OK) numbers.shutOut++;
  };

  // guesses that were compared with a code; where there is none, the answer is the same
  const looked = async (): Promise<number> =>
    Number((await test.database.pool.query<{ sum: string }>('select coalesce(sum(tries), 0) as sum from sms_code')).rows[0]?.sum);

  await ownerComes();
  const [sentBefore, lookedBefore, ownBefore] = [test.sms.length, await looked(), numbers.owner];
  const step = context.short ? 30 * MINUTE : 10 * MINUTE;
  for (let at = 0; at < days * DAY; at += step) {
    const asker = stranger();
    await post(SEND, { phone, purpose: 'login' }, asker);
    for (let n = 0; n < 15; n++) await guess(asker);
    for (let n = 0; n < 3; n++) await guess(stranger());
    if (at % (8 * 60 * MINUTE) === 0) await ownerComes();
    test.clock.forward(step);
  }
  const compared = (await looked()) - lookedBefore - (numbers.owner - ownBefore);
  // a day of theirs may lie across two of ours
  const most = 50 * (days === 1 ? 1 : days + 1);
  context.row(
    'guesses that are compared with a code: 50 a day, 1 in 20,000',
    numbers.guesses,
    Number(compared > most || compared === 0),
    `${(compared / days).toFixed(1)} a day`,
  );
  context.row('no stranger gets in', numbers.guesses, numbers.strangersIn);
  context.row(
    'messages to the number: ten a day',
    test.sms.length - sentBefore,
    Number(test.sms.length - sentBefore > 10 * (days + 1)),
    `${((test.sms.length - sentBefore) / days).toFixed(1)} a day`,
  );
  context.row('the owner, at a place of their own, gets in each time', numbers.owner, numbers.shutOut);
}
