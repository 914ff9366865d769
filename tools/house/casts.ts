/**
 * `as unknown as` and `as never` switch the compiler off. Where a right type does without, they go; the few places where none can say
 * it are counted here, and each says beside the line why it holds.
 */
import type { Tree } from './tree.ts';

const SOURCE = /^(?:apps|packages|tools|bench|e2e|torture)\/(?!server\/testkit\/)(?!.*\/build\/).*(?<!\.(?:test|fixture))\.tsx?$/;
const CAST = /\bas (?:unknown as|never)\b/g;
/** A sentence in a comment that only reads like one. */
const COMMENT = /^\s*(?:\/\/|\/?\*)|\/\*\*.*\*\/\s*$/;

const ALLOWED: ReadonlyMap<string, number> = new Map([
  // a task or an answer is known by its name; its type hangs on the name
  ['apps/server/src/platform/room.ts', 1],
  ['packages/client/index.ts', 2],
  // a plan whose fields are forgotten
  ['packages/engines/sizing/scenarios.ts', 1],
  // nodes of a parser, of which a function's and a constant's parts are asked for by name
  ['tools/house/store-verbs.ts', 1],
  // a connection that loses rows on purpose
  ['torture/hunts/backup.ts', 1],
]);

export function castComplaints({ paths, read }: Tree, allowed: ReadonlyMap<string, number> = ALLOWED): string[] {
  return paths
    .filter((path) => SOURCE.test(path) && path !== 'tools/house/casts.ts')
    .flatMap((path) => {
      const lines = read(path).split('\n');
      const count = lines.filter((line) => !COMMENT.test(line)).reduce((sum, line) => sum + (line.match(CAST) ?? []).length, 0);
      const most = allowed.get(path) ?? 0;
      if (count === most) return [];
      return [`${path}: ${count} × \`as unknown as\` or \`as never\`, ${most} allowed: find the type, or say why there is none (tools/house/casts.ts)`];
    });
}
