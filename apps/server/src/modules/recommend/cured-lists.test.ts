/** Lists of the review as a dealer sends them: what is amiss is found, and the models that are offered cure it. Source: CHECK-10.3. */
import { getListCheck, saveListCheck, type ListCheck } from '@portal/contract/design-order';
import { matchProducts, type MatchedLine } from '@portal/contract/product-choice';
import type { Call } from '@portal/client';
import { askedOf, compatCheck, curesOf, VERDICT_EFFORT, WHOLE_EFFORT, type CompatInputs, type Way } from '@portal/engines/compatibility';
import type { GivenLine, RoleAttribute, RoleLine } from '@portal/engines/roles';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import reviewed from '../../../../../packages/engines/examples/list-check.json' with { type: 'json' };
import { demoCatalog } from '../../../demo-world/catalog.ts';
import { insertCatalog } from '../catalog/index.ts';

interface Reviewed {
  name: string;
  code: string;
  settings: Partial<ListCheck>;
  lines: GivenLine[];
}
const lists = reviewed as unknown as Record<'faulty' | 'correct', Reviewed[]>;

let portal: TestPortal;
let call: Call;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.database.transaction((db) => insertCatalog(db, demoCatalog({ now: portal.clock.now() })));
  call = await portal.as((await anInstaller(portal.database)).accountNo);
});
afterAll(() => portal.close());

/** The list is saved, read back, and asked of the check as its page asks. */
async function asked(lines: readonly GivenLine[], settings: Partial<ListCheck>): Promise<CompatInputs> {
  const unset = await call(getListCheck, { query: {} });
  const kept = lines.map(({ role, quantity, attributes }, place) => ({
    role,
    quantity,
    attributes: attributes as RoleLine['attributes'],
    name: `第 ${place + 1} 行`,
  }));
  await call(saveListCheck, { body: { designOrderId: null, check: { ...unset, retentionDays: 30, avgCableM: 50, ...settings, kept } } });
  const question = askedOf([], await call(getListCheck, { query: {} }));
  if (question === null) throw new Error('nothing to check');
  return question.inputs;
}

function foundIn(inputs: CompatInputs): string[] {
  const result = compatCheck(inputs, VERDICT_EFFORT);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result.issues.filter(({ severity }) => severity !== 'info').map(({ code }) => code);
}

/** A way as somebody takes it who buys the model offered for each product; null: for one there is none. */
async function bought(lines: readonly GivenLine[], { adds, takes, more }: Way): Promise<GivenLine[] | null> {
  const matches: MatchedLine[] =
    adds.length === 0
      ? []
      : await call(matchProducts, {
          body: { lines: adds.map((line) => ({ ...line, attributes: { ...line.attributes } as Record<string, RoleAttribute & string> })) },
        });
  if (matches.some(({ chosen }) => chosen === null)) return null;
  const change = (place: number, pieces: Way['takes']): number => pieces.reduce((sum, piece) => sum + (piece.place === place ? piece.quantity : 0), 0);
  return [
    ...lines.map((line, place) => ({ ...line, quantity: line.quantity - change(place, takes) + change(place, more) })).filter(({ quantity }) => quantity > 0),
    ...matches.map(({ role, quantity, chosen }) => ({ role, quantity, attributes: chosen?.attributes ?? {} })),
  ];
}

describe('a list with one fault', () => {
  it.each(lists.faulty)('$name: found, and what is offered cures it', async ({ code, lines, settings }) => {
    const inputs = await asked(lines, settings);
    expect(foundIn(inputs)).toContain(code);
    const { cures, rest } = curesOf(inputs, { effort: WHOLE_EFFORT });
    const isOfCode = (key: string): boolean => key.split(' ')[0] === code;
    const ways = [
      ...cures.filter(({ keys }) => keys.some(isOfCode)).flatMap((cure) => cure.ways),
      ...rest.filter(({ key }) => isOfCode(key)).map(({ adds }): Way => ({ adds, takes: [], more: [] })),
    ];
    const left: string[][] = [];
    for (const way of ways) {
      const list = await bought(lines, way);
      if (list) left.push(foundIn(await asked(list, settings)).filter((one) => one === code));
    }
    expect(left.length).toBeGreaterThan(0);
    expect(left.every((codes) => codes.length === 0)).toBe(true);
  });
});

describe('a correct list', () => {
  it.each(lists.correct)('$name: nothing is said', async ({ lines, settings }) => expect(foundIn(await asked(lines, settings))).toEqual([]));
});
