/** A process that takes the folder named and holds it until killed; for the tests of the lock. Prints what came of it. */
import { FolderLockedError, takeFolderLock } from './lock.ts';

try {
  await takeFolderLock(process.argv[2] ?? '');
  process.stdout.write('held\n');
  setInterval(() => {}, 1_000);
} catch (error) {
  process.stdout.write(error instanceof FolderLockedError ? `refused ${error.pid}\n` : `failed ${String(error)}\n`);
  process.exitCode = 1;
}
