/**
 * `npm run import:catalog -- FILE.xlsx|.csv [--dry-run] [--partial]`, or `--template OUT.xlsx [--category NAME]`.
 * Ends with 0 when all is well, 1 when the file has mistakes, 2 when it could not begin, 130 when it was called off (Ctrl-C).
 */
import { setFlagsFromString } from 'node:v8';
import { makeFilesPrivate } from '../platform/private-folder.ts';
import '../start/known-formats.ts';

// Young memory is collected early: the embedded database alone takes some 800 MB. It must be said before the program is loaded.
setFlagsFromString('--max-semi-space-size=4');
setFlagsFromString('--semi-space-growth-factor=1');
makeFilesPrivate();
const { importCommand } = await import('./import-command.ts');

/** A terminal, npm and its shell all pass one Ctrl-C on; within this time it is the same one. */
const SAME_SIGNAL_MS = 1_000;

process.exitCode = await importCommand(
  process.argv.slice(2),
  process.env,
  {
    say: (text) => console.log(text),
    sayError: (text) => console.error(text),
    bar: process.stderr.isTTY ? (text) => void process.stderr.write(text) : undefined,
  },
  (stop) => {
    let first: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (first !== undefined && Date.now() - first > SAME_SIGNAL_MS) process.exit(130);
        first ??= Date.now();
        stop();
      });
    }
  },
);
