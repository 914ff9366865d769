/**
 * `npm run import:catalog -- FILE.xlsx|.csv [--dry-run] [--partial]`, or `--template OUT.xlsx [--category NAME]`.
 * Ends with 0 when all is well, 1 when the file has mistakes, 2 when it could not begin.
 */
import { setFlagsFromString } from 'node:v8';
import { makeFilesPrivate } from './platform/private-folder.ts';
import './start/known-formats.ts';

// Young memory is collected early: the embedded database alone takes some 800 MB. It must be said before the program is loaded.
setFlagsFromString('--max-semi-space-size=4');
setFlagsFromString('--semi-space-growth-factor=1');
makeFilesPrivate();
const { importCommand } = await import('./import-command.ts');

process.exitCode = await importCommand(process.argv.slice(2), process.env, {
  say: (text) => console.log(text),
  lament: (text) => console.error(text),
  bar: process.stderr.isTTY ? (text) => void process.stderr.write(text) : undefined,
});
