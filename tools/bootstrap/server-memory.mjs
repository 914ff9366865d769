/**
 * How the server's process is started so that it stays small. All of it must be there before the process is, so it stands here and holds for
 * `npm start`; what can be set inside holds for `node apps/server/build/main.js` too and stands where it belongs (`platform/db/embedded.ts`).
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/** Built of `apps/server/src/main.ts` (docs/decisions/0024). */
export const serverProgram = inRoot('apps', 'server', 'build', 'main.js');

/**
 * Left alone, V8 lets the young generation grow to 128 MB and never gives it back; with 16 MB it collects more often, and each time less. The old
 * one may double between collections instead of growing fourfold; a quarter would save 80 MB more and cost lists half their speed.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/**
 * Of glibc's allocator: two arenas for all threads, because with one for each thread none can use what another has freed; and what is larger
 * than 128 KB is the system's, to which it goes back when it is freed. Left alone the allocator raises that limit to 32 MB and keeps all below
 * it, in pieces. Others ignore these. The compile cache is where the server looks for it by itself, said early enough for its first files and
 * for its threads: what strips types of them is then not loaded at all.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache'),
};
