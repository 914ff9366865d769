/** Texts that spreadsheets take for formulas, through every field that reaches a file, and the files opened again. */
import { CallError, pathOf, type Call } from '@portal/client';
import { addSelection, exportDesignOrder, generateOrder, saveListCheck, saveQuotation } from '@portal/contract/design-order';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import type { Hunt } from '../hunt.ts';
import { lookIntoWorkbook } from '../workbook-oracle.ts';

/** Each ends in a word that stands nowhere else, and is short enough for the shortest field. */
const WORD = 'calc9';
const FORMULAS: readonly string[] = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '\u0000=',
  '\uFEFF=',
  '\u200B=',
  '＝',
  '＋',
  '－',
  '＠',
  '"=',
  "'=",
  '=-@',
  '%=',
  '|=',
  ';=',
  ',=',
  '=cmd|/C!',
  '=DDE(1)+',
  '=HYPERLINK("//a")&',
].map((start) => `${start}${WORD}`);

/** Fields that take one text each; two rounds put each text somewhere, as many as there are texts put each into each. */
const FIELDS = 15;
const SHORT_ROUNDS = 2;

export const formulas: Hunt = {
  name: 'formulas',
  purpose: 'what a person or a catalogue wrote is text in every file, whatever it begins with; only the sums of the sheet reckon',
  async run({ short, row, say }) {
    const test = await openTestPortal();
    try {
      const skuNos = await goods(test);
      const rounds = short ? SHORT_ROUNDS : FORMULAS.length;
      const found = { files: 0, active: 0, texts: 0, formulas: 0, refused: 0, placed: 0 };
      for (let round = 0; round < rounds; round++) {
        const told = await oneCustomer(test, skuNos, round);
        found.placed += told.placed;
        found.refused += told.refused;
        for (const { name, bytes } of told.files) {
          const { active, texts, formulas: own } = lookIntoWorkbook(bytes, WORD);
          for (const text of active.slice(0, 5)) say(`${name}, round ${round}: ${text}`);
          found.files++;
          found.active += active.length;
          found.texts += texts;
          found.formulas += own;
        }
      }
      row('no cell of a file is active but the sums of the sheet', found.texts, found.active, `${found.files} files, ${found.formulas} sums of our own`);
      row('and each text can be put into each field, or is refused', found.placed + found.refused, 0, `${found.refused} refused`);
    } finally {
      await test.close();
    }
  },
};

/** A model for each text, which stands in its name, model, unit and facts; the database takes no NUL. */
async function goods(test: TestPortal): Promise<string[]> {
  const skuNos: string[] = [];
  for (const formula of FORMULAS) {
    const text = formula.replaceAll('\u0000', '');
    skuNos.push(
      (
        await aSku(test.database, {
          spuName: text,
          skuModel: `${text}-${skuNos.length}`,
          unit: text.slice(0, 8),
          skuDesc: text,
          price: skuNos.length % 6 === 0 ? null : 100,
        })
      ).skuNo,
    );
  }
  return skuNos;
}

interface Told {
  files: { name: string; bytes: Buffer }[];
  placed: number;
  refused: number;
}

/** An enterprise, an order and its quotation in which every field holds another text; `round` shifts them. */
async function oneCustomer(test: TestPortal, skuNos: readonly string[], round: number): Promise<Told> {
  let place = round * FIELDS + Math.floor(round / 5);
  const next = (): string => FORMULAS[place++ % FORMULAS.length] ?? '';
  const { accountNo } = await anInstaller(test.database, { companyName: next().replaceAll('\u0000', '') });
  await test.database.pool.query('update account set nickname = $1 where account_no = $2', [next().replaceAll('\u0000', ''), accountNo]);
  const call = await test.as(accountNo);
  await call(addSelection, { body: { productList: skuNos.map((skuNo) => ({ skuNo, quantity: 2 })) }, idempotencyKey: `formulas-${round}` });
  const order = await untilTaken({ name: next(), remark: next() }, (body, attempt) =>
    call(generateOrder, { body: { ...body, isWhole: true }, idempotencyKey: `formulas-${round}-${attempt}` }),
  );
  const words = ['projectName', 'customerName', 'customerContact', 'contactName', 'payment', 'delivery', 'warranty', 'taxText', 'notes'] as const;
  const requested = Object.fromEntries(words.map((name) => [name, next()])) as Record<(typeof words)[number], string>;
  // no telephone begins as a formula does
  const phones = { customerPhone: '0571-88888888', contactPhone: '400-800-8888' };
  const head = await untilTaken(requested, (taken) =>
    call(saveQuotation, { body: { id: order.answer, head: { ...taken, ...phones, validityDays: 15, taxIncluded: true } } }),
  );
  const check = await untilTaken({ name: next(), reason: next() }, ({ name, reason }) => saveCheck(call, order.answer, name, reason));
  const cookie = await test.cookieOf(accountNo);
  const files: Told['files'] = [];
  for (const kind of ['customer', 'internal'] as const) {
    const url = pathOf(exportDesignOrder, { params: { id: order.answer }, query: { format: 'xlsx', kind, check: '1', atCostMeant: '1' } });
    const { statusCode, rawPayload } = await test.portal.http.inject({ url, headers: { cookie } });
    if (statusCode !== 200) throw new Error(`the ${kind} file came with ${statusCode}`);
    files.push({ name: kind, bytes: rawPayload });
  }
  const refused = order.refused + head.refused + check.refused;
  return { files, refused, placed: FIELDS + 4 * skuNos.length - refused };
}

const saveCheck = (call: Call, designOrderId: string, name: string, reason: string): Promise<unknown> =>
  call(saveListCheck, {
    body: {
      designOrderId,
      check: {
        retentionDays: 30,
        hoursPerDay: 24,
        avgCableM: 60,
        headless: false,
        ignored: [{ code: 'NVR_MISSING', subject: '', shortBy: null, reason }],
        kept: [{ role: 'ipCamera', quantity: 3, attributes: {}, name }],
      },
    },
  });

/** Fields that are refused are filled with an honest word, until the rest is taken. */
async function untilTaken<const Fields extends Record<string, string>, T>(
  fields: Fields,
  send: (fields: Record<keyof Fields, string>, attempt: number) => Promise<T>,
): Promise<{ answer: T; refused: number }> {
  const taken: Record<string, string> = { ...fields };
  for (let refused = 0; ;) {
    try {
      return { answer: await send(taken as Record<keyof Fields, string>, refused), refused };
    } catch (error) {
      const named = Object.entries(taken).filter(([name, text]) => text !== '甲' && isRefused(error, name, text));
      if (named.length === 0) throw error;
      for (const [name] of named) taken[name] = '甲';
      refused += named.length;
    }
  }
}

/** The door names the field, or says of the whole that somewhere in it stands what nobody can store. */
function isRefused(error: unknown, name: string, text: string): boolean {
  if (!(error instanceof CallError) || error.status !== 400) return false;
  const paths = Object.keys(error.fields);
  return paths.length === 0 ? text.includes('\u0000') : paths.some((path) => path.split('.').at(-1) === name);
}
