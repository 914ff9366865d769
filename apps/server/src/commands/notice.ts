/** `npm run notice`; what it takes and says is in `notice-command.ts`. */
import { makeFilesPrivate } from '../platform/private-folder.ts';
import '../start/known-formats.ts';

makeFilesPrivate();
const { noticeCommand } = await import('./notice-command.ts');

process.exitCode = await noticeCommand(process.argv.slice(2), process.env, {
  say: (text) => console.log(text),
  sayError: (text) => console.error(text),
  // npm leaves for the project's root
  from: process.env['INIT_CWD'] ?? process.cwd(),
  now: Date.now,
});
