/** From the catalogue's accessory relation to the model that completes a list, for every camera of the demo catalogue. */
import { matchProducts } from '@portal/contract/product-choice';
import type { Call } from '@portal/client';
import { compatCheck } from '@portal/engines/compatibility';
import { relationNote } from '@portal/engines/sizing';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST } from '../../platform/http/context.ts';
import { demoCatalog } from '../../../demo-world/catalog.ts';
import { sql } from '../../platform/db/database.ts';
import { listSkuFacts, insertCatalog } from '../catalog/index.ts';

let portal: TestPortal;
let call: Call;
let skuNoOf: (model: string) => string;
let cameras: { skuNo: string; spuNo: string }[];
beforeAll(async () => {
  portal = await openTestPortal();
  const catalog = demoCatalog({ now: portal.clock.now() });
  await portal.database.transaction((db) => insertCatalog(db, catalog));
  call = await portal.as((await anInstaller(portal.database)).accountNo);
  const skuNos = new Map(catalog.skus.map(({ skuModel, skuNo }) => [skuModel, skuNo]));
  skuNoOf = (model) => skuNos.get(model) ?? '';
  // one model of each family
  cameras = [...new Map(catalog.skus.map(({ spuNo, skuNo }) => [spuNo, { spuNo, skuNo }])).values()];
});
afterAll(() => portal.close());

/** The list of these pieces, checked: its bracket problems, and the brackets that are asked for. */
async function checkOf(pieces: Record<string, number>) {
  const facts = await listSkuFacts({ db: portal.database.db, caller: GUEST, now: 0 }, Object.keys(pieces));
  const lines = [...facts.values()].flatMap(({ role, roleAttributes, skuNo, spuNo }) =>
    role === null ? [] : [{ role, quantity: pieces[skuNo] ?? 1, attributes: { ...roleAttributes, spu: spuNo } }],
  );
  const result = compatCheck({ lines });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return {
    issues: result.issues.flatMap(({ code, shortBy }) => (code.startsWith('BRACKET') ? [`${code} ${shortBy}`] : [])),
    wanted: result.additions.filter(({ role }) => role === 'bracket').map((line) => ({ ...line, attributes: { ...line.attributes } })),
  };
}

/** The same with the models that would cure them. */
async function bracketsFor(pieces: Record<string, number>) {
  const { issues, wanted } = await checkOf(pieces);
  return { issues, matches: wanted.length === 0 ? [] : await call(matchProducts, { body: { lines: wanted } }) };
}
const modelsOf = async (pieces: Record<string, number>) =>
  (await bracketsFor(pieces)).matches.map(({ chosen, quantity }) => `${quantity} × ${chosen?.productModel}`);

describe('completing a list with brackets', () => {
  it('gives domes the dome’s and bullets the bullet’s, both for outdoors as they are, each of a model that is in stock', async () => {
    expect(await modelsOf({ [skuNoOf('HV-D6440-DL30')]: 8, [skuNoOf('HV-B2440-IR50')]: 4 })).toEqual(['8 × HV-BR-W3', '4 × HV-BR-B2']);
  });

  it('twelve bullet brackets hold no dome; twelve of the dome’s do, of any model', async () => {
    const dome = skuNoOf('HV-D6440-DL30');
    expect((await bracketsFor({ [dome]: 12, [skuNoOf('HV-BR-B1')]: 12 })).issues).toEqual(['BRACKET_UNFIT 12']);
    expect((await bracketsFor({ [dome]: 12, [skuNoOf('HV-BR-W3')]: 12 })).issues).toEqual([]);
  });

  it('a bullet with its own in the list is offered no second', async () => {
    expect(await bracketsFor({ [skuNoOf('HV-B2440-IR50')]: 6, [skuNoOf('HV-BR-B2')]: 6 })).toEqual({ issues: [], matches: [] });
  });

  it('whatever the camera of the demo goods, the model is of a family its relation names, and nothing is said against it', async () => {
    const facts = await listSkuFacts(
      { db: portal.database.db, caller: GUEST, now: 0 },
      cameras.map(({ skuNo }) => skuNo),
    );
    const asking = [...facts.values()].filter(
      ({ role, roleAttributes }) => role === 'ipCamera' && roleAttributes['bracket'] !== undefined && roleAttributes['bracketIncluded'] !== true,
    );
    expect(asking.length).toBeGreaterThan(40);
    const related = await portal.database.db.execute(sql`select a.spu_no || ' ' || s.spu_no as pair from accessory a join sku s using (sku_no)`);
    const pairs = new Set((related.rows as { pair: string }[]).map(({ pair }) => pair));
    const wanted = await Promise.all(asking.map(async ({ skuNo }) => (await checkOf({ [skuNo]: 3 })).wanted));
    expect(wanted.every((lines) => lines.length === 1)).toBe(true);
    const matches = await call(matchProducts, { body: { lines: wanted.flat() } });
    const notes = asking.map(({ spuNo }, place) => {
      const match = matches[place];
      const isRelated = pairs.has(`${spuNo} ${match?.chosen?.spuNo}`);
      return { isRelated, note: match && relationNote(match, match.chosen) };
    });
    expect(notes.filter(({ isRelated, note }) => !isRelated || note !== null)).toEqual([]);
  });
});
