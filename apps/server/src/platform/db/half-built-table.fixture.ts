/** Opens the data folder named and is killed while a transaction has built a table, its rows and its indexes, and has not committed. */
import { createLog } from '../log.ts';
import { openDataFolder } from './restore.ts';

const { database } = await openDataFolder(process.argv[2] ?? '', { log: createLog({ level: 'silent' }), now: Date.now });
const client = await database.pool.connect();
await client.query('begin');
await client.query('create table half_built as select n as id, md5(n::text) as text from generate_series(1, 20000) as n');
await client.query('alter table half_built add primary key (id)');
await client.query('create index on half_built (text)');
process.kill(process.pid, 'SIGKILL');
