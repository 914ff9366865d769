/**
 * Figures, each beside the limit it is held against, measured in the same run: `npm run bench`. Writes docs/benchmarks.md.
 * Servers are processes of their own; the client verifies answers; a figure missed is stated, not hidden.
 * `-- --memory`: only what the process holds; writes that section. `-- --pages`: only what crosses the wire to a browser; nothing is written.
 * `-- --lighthouse`: the four scores of four public pages; writes that section.
 * `-- --edit`: a list and an order of 500 lines while they are edited; writes that section.
 * `-- --checkout`: only a whole checkout; nothing is written.
 * `-- --engineering`: only the engineering rules; nothing is written.
 * `-- --large`: goods at 5,000, 50,000 and 500,000 models; nothing is written.
 */
import { cpus, loadavg } from 'node:os';
import { startPortal } from '../e2e/running-portal.ts';
import { measureCheckouts } from './checkout.ts';
import { measureEditing } from './edit-lines.ts';
import { embedded, embeddedLarge } from './embedded.ts';
import { measureEngineering } from './engineering.ts';
import { figureRows, note, writeFigures, writeSection } from './figures.ts';
import { measureSizes } from './large.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { onPostgres } from './on-postgres.ts';
import { measurePagesOnTheWire } from './pages-on-the-wire.ts';
import { ADMIN_URL, METRICS_TOKEN, SKUS } from './settings.ts';

const [loadBefore = 0] = loadavg();
if (process.argv.includes('--memory')) {
  const lines = await measureMemory(ADMIN_URL);
  console.log(lines.join('\n'));
  await writeSection('memory', lines);
  process.exit(0);
}
if (process.argv.includes('--pages')) {
  const portal = await startPortal({ LOG_LEVEL: 'warn', METRICS_TOKEN });
  await measurePagesOnTheWire(portal, note);
  await portal.stop();
  process.exit(0);
}
if (process.argv.includes('--lighthouse')) {
  const portal = await startPortal({ LOG_LEVEL: 'warn', METRICS_TOKEN });
  const { lines, held } = await measureLighthouse(portal).finally(() => portal.stop());
  const when = `${new Date().toISOString().slice(0, 10)}，Node ${process.version}，${cpus().length} 核，开始时系统负载 ${loadBefore.toFixed(1)}。`;
  await writeSection('lighthouse', [when, '', ...lines]);
  process.exit(held ? 0 : 1);
}
if (process.argv.includes('--edit')) {
  const portal = await startPortal({ LOG_LEVEL: 'warn', METRICS_TOKEN });
  await measureEditing(portal, note).finally(() => portal.stop());
  const when = `${new Date().toISOString().slice(0, 10)}，Node ${process.version}，${cpus().length} 核，系统负载 ${loadBefore.toFixed(1)} 至 ${(loadavg()[0] ?? 0).toFixed(1)}。`;
  await writeSection('edit', [when, '', '| 项目 | 测得 | 目标 | |', '|---|---|---|---|', ...figureRows()]);
  process.exit(0);
}
if (process.argv.includes('--checkout')) {
  await measureCheckouts();
  console.log(`  系统负载 ${loadBefore.toFixed(1)} 至 ${(loadavg()[0] ?? 0).toFixed(1)}`);
  process.exit(0);
}
if (process.argv.includes('--engineering')) {
  measureEngineering(note, SKUS);
  console.log(`  系统负载 ${loadBefore.toFixed(1)} 至 ${(loadavg()[0] ?? 0).toFixed(1)}`);
  process.exit(0);
}
if (process.argv.includes('--large')) {
  await measureSizes();
  process.exit(0);
}
measureEngineering(note, SKUS);
await onPostgres();
await embedded();
await embeddedLarge();
const { held, missed } = await writeFigures();
console.log(`\n${held} 项达到，${missed} 项未达到；已写入 docs/benchmarks.md`);
