/** Reads the file named and prints how long it took, the peak of memory and what was said; for the hunt `import`. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readSheet } from '@portal/server/platform/sheet/read-sheet';

const path = process.argv[2] ?? '';
const bytes = await readFile(path);
const began = performance.now();
const outcome = await readSheet(bytes, basename(path));
const seconds = (performance.now() - began) / 1000;
const said = outcome.ok ? `${outcome.rows.length} rows` : outcome.problem;
console.log(JSON.stringify({ seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024), said }));
