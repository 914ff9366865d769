/** What the process holds. */
import type { Mutation } from './mutation.ts';

export const memoryMutations: readonly Mutation[] = [
  {
    name: 'young-generation',
    file: 'tools/bootstrap/server-memory.mjs',
    from: '--max-semi-space-size=8',
    to: '--max-semi-space-size=64',
    hunt: 'soak',
  },
  {
    name: 'shared-buffers',
    file: 'apps/server/src/platform/db/embedded-worker.ts',
    from: 'shared_buffers=32MB',
    to: 'shared_buffers=256MB',
    hunt: 'soak',
  },
  {
    name: 'request-forgotten',
    file: 'apps/server/src/platform/http/server.ts',
    from: 'genReqId: () => newRequestId(),',
    to: 'genReqId: () => {\n      const id = newRequestId();\n      ((globalThis as any).kept ??= []).push(new Array(4000).fill(id));\n      return id;\n    },',
    hunt: 'soak',
  },
];
