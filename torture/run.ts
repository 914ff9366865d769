/**
 * The long hunts: `npm run torture -- [NAME…] [--seed N] [--minutes N] [--short]`, `npm run torture -- list`, `npm run torture -- mutations [NAME…]`.
 * Prints a table with every property's tries, failures and figure; ends with 1 when one failed.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runHunt, tableOf, type Row } from './hunt.ts';
import { hunts } from './hunts/index.ts';
import { runMutations } from './mutations.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, minutes: { type: 'string', default: '20' }, short: { type: 'boolean', default: false } },
});
const [first, ...rest] = positionals;
const seed = values.seed === undefined ? randomInt(1_000_000_000) : Number(values.seed);

if (first === 'list') {
  for (const { name, purpose } of hunts) console.log(`${name.padEnd(10)} ${purpose}`);
} else if (first === 'mutations') {
  end(await runMutations(rest, { seed }));
} else {
  end(await runNamed(positionals));
}

/** At once: what a failed hunt could not close must not keep its result waiting. */
function end(held: boolean): never {
  process.exit(held ? 0 : 1);
}

async function runNamed(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => hunts.every((hunt) => hunt.name !== name));
  if (unknown.length > 0 || !Number.isSafeInteger(seed)) {
    console.error(`there are ${hunts.map(({ name }) => name).join(', ')}; not ${unknown.join(', ')}`);
    return false;
  }
  const rows: Row[] = [];
  for (const hunt of hunts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    console.log(`== ${hunt.name}, seed ${seed}: ${hunt.purpose}`);
    const began = performance.now();
    rows.push(...(await runHunt(hunt, { seed, short: values.short, minutes: Number(values.minutes), say: (text) => console.log(`   ${text}`) })));
    console.log(`   ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  console.log(`\n${tableOf(rows)}\n`);
  const failed = rows.filter(({ failures }) => failures > 0).length;
  console.log(`${rows.length - failed} held, ${failed} failed (seed ${seed})`);
  return failed === 0;
}
