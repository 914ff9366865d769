/**
 * How the server's process is started so that it stays small. Both must be there before the process is, so they stand here and hold for
 * `npm start`; what can be set inside holds for `node apps/server/src/main.ts` too and stands where it belongs (`platform/db/embedded.ts`).
 */

/**
 * Left alone, V8 lets the young generation grow to 128 MB and never gives it back; with 16 MB it collects more often, and each time less. The old
 * one may double between collections instead of growing fourfold; a quarter would save 80 MB more and cost lists half their speed.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/** Of glibc's allocator: two arenas for all threads. With one for each thread, what one has freed none of the others can use. Others ignore it. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
