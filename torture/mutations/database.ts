/** Connections, the embedded database’s folder, its snapshots, archives, upgrades. */
import type { Mutation } from './mutation.ts';

export const databaseMutations: readonly Mutation[] = [
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
    name: 'connection-back',
    file: 'apps/server/src/platform/db/transaction.ts',
    from: "client.release(broken ?? client.getTransactionStatus() !== 'I');",
    to: 'if (!broken) client.release();',
    hunt: 'cut',
  },
  {
    name: 'away-is-503',
    file: 'apps/server/src/platform/http/server.ts',
    from: 'isAway(error) ? unavailable : internal',
    to: 'internal',
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
    name: 'reply-limit',
    file: 'apps/server/src/platform/db/database.ts',
    from: ', query_timeout: 6_000',
    to: '',
    hunt: 'hang',
  },
  {
    name: 'folder-lock',
    file: 'apps/server/src/platform/db/lock.ts',
    from: '(await isAlive(ruling.path, ruling.holder))',
    to: '(await isAlive(ruling.path, { ...ruling.holder, pid: 0 }))',
    hunt: 'lock',
  },
  {
    name: 'page-map',
    file: 'apps/server/src/platform/db/open-whole.ts',
    from: '(before && damageSince(before, map, path, isNamed)) ?? missing(paths, map)',
    to: 'missing(paths, map) ?? (before && undefined)',
    hunt: 'damage',
  },
  {
    name: 'folder-seal',
    file: 'apps/server/src/platform/db/open-whole.ts',
    from: 'if (change) throw new DamageError(change);',
    to: '',
    hunt: 'damage',
  },
  {
    name: 'snapshot-check',
    file: 'apps/server/src/platform/db/snapshot-worker.ts',
    from: '  if (damage) throw',
    to: "  if (damage === '') throw",
    hunt: 'damage',
  },
  {
    name: 'disk-space',
    file: 'apps/server/src/platform/db/restore.ts',
    from: '(await freeBytes()) < FREE_BYTES_MIN',
    to: '(await freeBytes()) < 0',
    hunt: 'disk',
  },
  {
    name: 'table-lock-limit',
    file: 'apps/server/src/platform/db/migrate.ts',
    from: 'set local lock_timeout = ${TABLE_WITHIN_MS}',
    to: 'set local lock_timeout = 0',
    hunt: 'upgrade',
  },
];
