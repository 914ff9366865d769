/** `npm run restore`; what it takes and says is in `restore-command.ts`. */
import { makeFilesPrivate } from '../platform/private-folder.ts';
import '../start/known-formats.ts';

makeFilesPrivate();
const { restoreCommand } = await import('./restore-command.ts');

process.exitCode = await restoreCommand(process.argv.slice(2), process.env, {
  say: (text) => console.log(text),
  sayError: (text) => console.error(text),
  // npm leaves for the project's root
  from: process.env['INIT_CWD'] ?? process.cwd(),
  now: Date.now,
});
