/** The defences that are switched off one by one, and the hunt that must notice. */

export interface Mutation {
  name: string;
  /** From the project's root. */
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Name of the hunt. */
  hunt: string;
}

export const mutations: readonly Mutation[] = [
  {
    name: 'backup-proof',
    file: 'apps/server/src/platform/backup/load-database.ts',
    from: 'if (rows !== wanted?.rows || checksum !== wanted.checksum)',
    to: 'if (wanted === undefined)',
    hunt: 'backup',
  },
  {
    name: 'backup-digest',
    file: 'apps/server/src/platform/backup/seal.ts',
    from: 'if (!digestOf(index, isLast, body).equals(bytes.subarray(body.length)))',
    to: 'if (bytes.length === 0)',
    hunt: 'backup',
  },
  {
    name: 'private-answers',
    file: 'apps/server/src/platform/http/privacy.ts',
    from: "const PRIVATE = 'private, no-store';",
    to: "const PRIVATE = 'public, max-age=60';",
    hunt: 'cache',
  },
  {
    name: 'tenant-filter',
    file: 'apps/server/src/modules/design-order/orders/store.ts',
    from: 'const isOwned = (owner: Owner) => and(eq(designOrder.accountNo, owner.accountNo), eq(designOrder.merchantNo, owner.merchantNo));',
    to: 'const isOwned = (_owner: Owner) => undefined;',
    hunt: 'access',
  },
  {
    name: 'stale-save',
    file: 'apps/server/src/modules/design-order/selection/store.ts',
    from: '(saved_revision <= ${seen} or saved_by = ${editor})',
    to: '(0 <= ${seen} or saved_by = ${editor})',
    hunt: 'access',
  },
  {
    name: 'named-identity',
    file: 'apps/server/src/platform/http/serve.ts',
    from: 'if (named !== undefined && named !== actingFor(',
    to: "if (named === '' && named !== actingFor(",
    hunt: 'access',
  },
  {
    name: 'same-site',
    file: 'apps/server/src/platform/http/same-site.ts',
    from: 'if (origin !== undefined && origin !== originOf(request))',
    to: "if (origin === 'nobody')",
    hunt: 'access',
  },
  {
    name: 'fair-queue',
    file: 'apps/server/src/platform/limits/fair-queue.ts',
    from: 'async run(key, work) {',
    to: "async run(_key, work) {\n      const key = 'everybody';",
    hunt: 'queues',
  },
  {
    name: 'known-addresses',
    file: 'apps/server/src/modules/account/sign-in/send-verify-code.ts',
    from: 'waitOf(SMS_FOR_KNOWN_ADDRESSES, keys.known) : Infinity',
    to: 'Infinity : Infinity',
    hunt: 'guesses',
  },
  {
    name: 'tries-elsewhere',
    file: 'apps/server/src/modules/account/sign-in/sms-code-login.ts',
    from: ' || (isElsewhere && triesElsewhere >= SMS_CODE_TRIES_ELSEWHERE)',
    to: '',
    hunt: 'guesses',
  },
  {
    name: 'tries',
    file: 'apps/server/src/modules/account/sign-in/sms-code-login.ts',
    from: 'tries >= SMS_CODE_TRIES ||',
    to: 'tries >= 1_000 ||',
    hunt: 'guesses',
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
    from: "keyword.normalize('NFKC').length <= 2 * KEYWORD_MAX",
    to: 'keyword.length <= 2 * KEYWORD_MAX',
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
  {
    name: 'host-check',
    file: 'apps/server/src/platform/http/refusals.ts',
    from: 'if (!hasPlainOrigin(request) && ',
    to: 'if (request.id === null && ',
    hunt: 'raw',
  },
  {
    name: 'parser-refusals',
    file: 'apps/server/src/platform/http/server.ts',
    from: '    clientErrorHandler: refuseBytes,\n',
    to: '',
    hunt: 'raw',
  },
  {
    name: 'proxy-hops',
    file: 'apps/server/src/platform/http/address.ts',
    from: '(_address, hop) => hop < trust',
    to: '() => true',
    hunt: 'proxy',
  },
  {
    name: 'proxy-addresses-only',
    file: 'apps/server/src/platform/http/address.ts',
    from: 'return plainAddress(request.ip) ??',
    to: 'return request.ip ??',
    hunt: 'proxy',
  },
  {
    name: 'ipv6-network',
    file: 'apps/server/src/platform/http/address.ts',
    from: 'groupsOf(plain).slice(0, 4)',
    to: 'groupsOf(plain)',
    hunt: 'proxy',
  },
  {
    name: 'connection-back',
    file: 'apps/server/src/platform/db/transaction.ts',
    from: "client.release(broken ?? client.getTransactionStatus() !== 'I');",
    to: 'if (!broken) client.release();',
    hunt: 'cut',
  },
  {
    name: 'away-is-503',
    file: 'apps/server/src/platform/http/server.ts',
    from: "isAway(error) ? 'unavailable' : 'internal'",
    to: "'internal'",
    hunt: 'cut',
  },
  {
    name: 'kept-answer',
    file: 'apps/server/src/platform/http/idempotency.ts',
    from: 'if (claimed.length === 0) {',
    to: 'if (claimed.length > 1) {',
    hunt: 'cut',
  },
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
  {
    name: 'stop-says-close',
    file: 'apps/server/src/platform/http/drain.ts',
    from: "if (isDraining) reply.header('connection', 'close');",
    to: '',
    hunt: 'stop',
  },
  {
    name: 'stop-closes-idle',
    file: 'apps/server/src/platform/http/drain.ts',
    from: '      app.server.closeIdleConnections();\n',
    to: '',
    hunt: 'stop',
  },
  {
    name: 'stop-takes-late-requests',
    file: 'apps/server/src/platform/http/drain.ts',
    from: 'Server.prototype.close.call(app.server,',
    to: 'app.server.close(',
    hunt: 'stop',
  },
  {
    name: 'reply-limit',
    file: 'apps/server/src/platform/db/database.ts',
    from: ', query_timeout: 6_000',
    to: '',
    hunt: 'hang',
  },
];
