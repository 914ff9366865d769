/** `npm run operator`; what it takes and says is in `operator-account-command.ts`. */
import { makeFilesPrivate } from '../platform/private-folder.ts';
import '../start/known-formats.ts';

makeFilesPrivate();
const { operatorAccountCommand } = await import('./operator-account-command.ts');

process.exitCode = await operatorAccountCommand(process.argv.slice(2), process.env, {
  say: (text) => console.log(text),
  sayError: (text) => console.error(text),
  from: process.cwd(),
});
