/** Opens the data folder named, says what it found, and writes until it is killed: small rows, large ones, changes, snapshots. */
import { dataFolderOf, openDataFolder } from '@portal/server/platform/db/restore';
import { takeSnapshot } from '@portal/server/platform/db/snapshots';
import { createLog } from '@portal/server/platform/log';

const dataDir = process.argv[2] ?? '';
const { database, restored } = await openDataFolder(dataDir, { log: createLog({ level: 'silent' }), now: () => Date.now() });
if (restored) console.log(`restored ${restored.reason}`);
await database.pool.query('create table if not exists note (id integer primary key, text text not null)');
const { rows } = await database.pool.query<{ n: number }>('select coalesce(max(id), 0)::int as n from note having count(*) = coalesce(max(id), 0)');
console.log(`found ${rows[0]?.n ?? -1}`);
const { database: databaseFolder, snapshots: folder } = dataFolderOf(dataDir);
void (async () => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await takeSnapshot({ database, databaseFolder, folder, now: Date.now() });
  }
})();
for (let id = (rows[0]?.n ?? 0) + 1; ; id++) {
  await database.pool.query(`insert into note values ($1, repeat(md5($1::int::text), $2))`, [id, id % 50 === 0 ? 2_000 : 20]);
  if (id % 20 === 0) await database.pool.query(`update note set text = text || '.' where id > $1`, [id - 200]);
  console.log(`written ${id}`);
}
