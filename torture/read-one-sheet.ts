/** Reads the file named and prints how long it took, the peak of memory and what was said; for the hunt `import`. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readSheet } from '@portal/server/platform/sheet/read-sheet';

const path = process.argv[2] ?? '';
const bytes = await readFile(path);
const began = performance.now();
const before = process.cpuUsage();
const outcome = await readSheet(bytes, basename(path));
const { user, system } = process.cpuUsage(before);
// on a busy machine the clock also counts the work of others
const seconds = Math.min(performance.now() - began, (user + system) / 1_000) / 1_000;
const said = outcome.ok ? `${outcome.rows.length} rows` : outcome.problem;
// what the system tells as a process's peak begins with that of the one that started it
const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
const peakKb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
console.log(JSON.stringify({ seconds, megabytes: Math.round(peakKb / 1024), said }));
