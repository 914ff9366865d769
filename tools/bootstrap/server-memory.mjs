/**
 * How the server's process is started so that it stays small. Both must be there before the process is, so they stand here and hold for
 * `npm start`; what can be set inside holds for `node apps/server/src/main.ts` too and stands where it belongs (`platform/db/embedded.ts`).
 */

/**
 * Left alone, V8 lets the young generation grow to 128 MB and never gives it back; with 16 MB it collects more often, and each time less. The old
 * one may grow by a quarter of what was alive at the last collection; unsaid, by up to three times.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=25'];

/**
 * Of glibc's allocator, others ignore it. Two arenas for all threads: with one for each, what one has freed none of the others can use. Pieces
 * from 64 KB on (compressing, pictures, passwords) and the end of an arena go back to the system as soon as they are free; unsaid, the
 * allocator takes each freed piece for a hint to keep more, up to 32 MB at a time.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };
