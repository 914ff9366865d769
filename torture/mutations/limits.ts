/** What one caller may take of the rest. */
import type { Mutation } from './mutation.ts';

export const limitsMutations: readonly Mutation[] = [
  {
    name: 'fair-queue',
    file: 'apps/server/src/platform/limits/fair-queue.ts',
    from: 'async run(key, work) {',
    to: "async run(_key, work) {\n      const key = 'everybody';",
    hunt: 'queues',
  },
  {
    name: 'share',
    file: 'apps/server/src/platform/http/limits.ts',
    from: 'const SHARE = 0.2;',
    to: 'const SHARE = 20;',
    hunt: 'limits',
  },
  {
    name: 'folded-keyword',
    file: 'packages/contract/src/core/fields.ts',
    from: "lettersOf(keyword.normalize('NFKC')) <= 2 * KEYWORD_MAX",
    to: 'lettersOf(keyword) <= 2 * KEYWORD_MAX',
    hunt: 'limits',
  },
  {
    name: 'redis-fallback',
    file: 'apps/server/src/platform/limits/redis-counts.ts',
    from: "          turn('away', error);",
    to: '          throw error;',
    hunt: 'redis',
  },
  {
    name: 'redis-timeout',
    file: 'apps/server/src/platform/limits/redis-counts.ts',
    from: '    commandTimeout: ANSWER_WITHIN_MS,',
    to: '',
    hunt: 'redis',
  },
];
