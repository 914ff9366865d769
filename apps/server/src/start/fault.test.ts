import { describe, expect, it } from 'vitest';
import { UnfinishedRestoreError } from '../platform/backup/set-aside.ts';
import { FolderLockedError } from '../platform/db/lock.ts';
import { FolderDamagedError, FolderVersionError } from '../platform/db/restore.ts';
import { BuildMissingError } from '../platform/http/build-missing.ts';
import { faultSentence, StartError, step } from './fault.ts';

const coded = (code: string, message = 'it went wrong') => Object.assign(new Error(message), { code });
const holder = { pid: 4711, started: '1', place: '', since: '2026-11-21T02:00:00Z', token: '' };

const cases: [string, unknown, RegExp][] = [
  ['a taken port', new StartError('listen', 'portal 0.0.0.0:3000', coded('EADDRINUSE')), /端口 3000 已被占用.*PORT=3100 npm start.*Port 3000 is taken/],
  ['a taken port of the sign-on site', new StartError('listen', 'sso 0.0.0.0:3001', coded('EADDRINUSE')), /端口 3001 已被占用.*SSO_PORT=3101/],
  ['a taken port of the console', new StartError('listen', 'console 0.0.0.0:3002', coded('EADDRINUSE')), /端口 3002 已被占用.*CONSOLE_PORT=3102/],
  ['a port below 1024', new StartError('listen', 'portal 0.0.0.0:80', coded('EACCES')), /1024.*PORT=8080/],
  ['a host that is not ours', new StartError('listen', 'portal 203.0.113.9:3000', coded('EADDRNOTAVAIL')), /无法监听 portal|HOST/],
  ['a locked folder', new FolderLockedError('/srv/portal', holder), /\/srv\/portal 正被进程 4711 使用.*in use by process 4711/],
  ['a folder that cannot be written', new StartError('folder', '/srv/portal', coded('EROFS')), /无法写入（EROFS）.*DATA_DIR/],
  [
    'a damaged folder without snapshots',
    new FolderDamagedError('/srv/portal/database', 'PG_VERSION', 0),
    /已损坏，且没有快照，未作任何改动.*there is no snapshot/,
  ],
  ['a damaged folder whose snapshots do not open', new FolderDamagedError('/srv/portal/database', 'PG_VERSION', 3), /3 份快照也无法使用.*none of 3 snapshots/],
  ['a restore broken off', new UnfinishedRestoreError('/srv/portal'), /恢复没有完成.*--replace.*broken off/],
  ['a folder of another version', new FolderVersionError('/srv/portal/database', '17'), /另一版本的内置数据库（17）/],
  ['a missing build', new BuildMissingError('/x/apps/web/build/server/index.js'), /页面尚未构建.*npm start/],
  ['a missing build of the sign-on site', new BuildMissingError('/x/apps/sso/dist'), /页面尚未构建.*apps\/sso\/dist/],
  [
    'a database that refuses',
    new StartError('database', 'db.example:5432/portal', coded('ECONNREFUSED')),
    /连接不上 PostgreSQL（db\.example:5432\/portal）：连接被拒绝/,
  ],
  [
    'both addresses of a host refusing',
    new StartError('database', 'localhost:1/x', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])),
    /连接被拒绝/,
  ],
  ['a wrong password', new StartError('database', 'db:5432/portal', coded('28P01')), /用户名或密码不正确/],
  ['a database too old', new StartError('database', 'db:5432/portal', coded('0A000')), /PostgreSQL 15/],
  [
    'a newer database',
    new StartError('migrate', 'db:5432/portal', new Error('the database has migration 9999-x.sql, which this program does not know')),
    /比当前程序新.*9999-x\.sql/,
  ],
  ['a changed migration', new StartError('migrate', 'db', new Error('migration 0001-people.sql has changed since it was applied')), /不一致/],
  ['another failure of a migration', new StartError('migrate', 'db', new Error('disk full')), /升级数据库（db）失败.*disk full/],
  [
    'a disk full in the middle of the demo world',
    new StartError('seed', '/srv/portal', coded('53100', 'could not extend file "base/5/1"')),
    /磁盘空间不足.*\/srv\/portal.*disk is full/,
  ],
  ['a disk full at the first file', new StartError('folder', '/srv/portal', coded('ENOSPC')), /磁盘空间不足/],
  ['a disk full that only the words tell', new StartError('migrate', '/srv/portal', new Error('could not write: No space left on device')), /磁盘空间不足/],
  ['a demo world that does not fit', new StartError('seed', 'db', new Error('duplicate key')), /DEMO=0/],
  ['something unforeseen', new Error('no idea\n    at file.ts:1:1'), /启动失败：no idea。/],
];

describe('what keeps the portal from starting is one sentence', () => {
  it.each(cases)('%s', (_name, error, expected) => {
    const sentence = faultSentence(error);
    expect(sentence).toMatch(expected);
    expect(sentence).toMatch(/[\u4e00-\u9fff].*。 \/ [A-Z].*\.$/);
    expect(sentence).not.toMatch(/\n|^\s+at /m);
  });

  it('never tells a password, wherever the driver put it', async () => {
    const failing = step('database', 'db:5432/portal', () => Promise.reject(new Error('cannot use postgres://portal:s3cret@db/portal')));
    const sentence = await failing.catch(faultSentence);
    expect(sentence).toContain('PostgreSQL');
    expect(sentence).not.toContain('s3cret');
  });

  it('an error that speaks for itself keeps its own words through a step', async () => {
    const locked = new FolderLockedError('/srv', holder);
    await expect(step('folder', '/srv', () => Promise.reject(locked))).rejects.toBe(locked);
  });
});
