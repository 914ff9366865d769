/** Reads the file named and prints how long it took, the peak of memory and what was said; for the hunt `import`. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { costing } from './cost.ts';
import { readSheet } from '@portal/server/platform/sheet/read-sheet';

const path = process.argv[2] ?? '';
const bytes = await readFile(path);
const { result: outcome, seconds } = await costing(() => readSheet(bytes, basename(path)));
const said = outcome.ok ? `${outcome.rows.length} rows` : outcome.problem;
// what the system tells as a process's peak begins with that of the one that started it
const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
const peakKb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
console.log(JSON.stringify({ seconds, megabytes: Math.round(peakKb / 1024), said }));
