import { openTestDatabase, unpackMigrated, type TestDatabase } from '@portal/server/testkit/database';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCommand } from './import-command.ts';
import { insertCatalog } from '../modules/catalog/index.ts';
import { takeFolderLock } from '../platform/db/lock.ts';
import type { Database } from '../platform/db/database.ts';
import { dataFolderOf, openDataFolder } from '../platform/db/restore.ts';
import { createLog } from '../platform/log.ts';
import { readSheet } from '../platform/sheet/read-sheet.ts';
import { readFile } from 'node:fs/promises';
import { honestPng } from '../platform/storage/torture-set.fixture.ts';
import type { openPortalDatabase } from '../start/open-database.ts';

let folder: string;
const inFolder = (name: string) => join(folder, name);

let opened: TestDatabase;
/** The database that is open already, for what is not about opening a folder. */
const open: typeof openPortalDatabase = async () => ({
  database: opened.database,
  upkeep: opened.database,
  embedded: undefined,
  migrated: [],
  place: '',
  close: async () => {},
});

const fill = (database: Database) =>
  database.transaction((db) =>
    insertCatalog(db, {
      categories: [
        { id: 1, catagoryName: '视频监控', dataId: 'video', parentId: null },
        { id: 11, catagoryName: '网络摄像机', dataId: 'ip-camera', parentId: 1 },
      ],
      attributes: [{ id: 1, code: 'powerW', attrName: '功率', attrGroup: '电气', valueType: 'number', unit: 'W', minValue: 0, maxValue: 500 }],
      categoryAttributes: [{ categoryId: 11, attributeId: 1 }],
    }),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-command-'));
  opened = await openTestDatabase();
  await fill(opened.database);
  await unpackMigrated(dataFolderOf(inFolder('data')).database);
  const { database } = await openDataFolder(inFolder('data'), { log: createLog({ level: 'silent' }), now: () => 0 });
  await fill(database);
  await database.close();
  await writeFile(
    inFolder('good.csv'),
    '型号,产品名称,一级分类,二级分类,渠道价,功率(W)\nA-1,测试摄像机,视频监控,网络摄像机,100.00,5.5\nA-2,测试摄像机,视频监控,网络摄像机,120.00,６\n',
  );
  await writeFile(inFolder('wrong.csv'), '型号,产品名称,二级分类,渠道价\nB-1,好的,网络摄像机,1\nB-2,坏的,网络摄像机,-1\n');
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const command = (...argv: string[]) => commandOn(open, argv);

/** On the folder where nothing is given. */
async function commandOn(given: typeof open | undefined, argv: string[]): Promise<{ code: number; said: string; errorsSaid: string; drawn: string }> {
  const said: string[] = [];
  const errorsSaid: string[] = [];
  let drawn = '';
  const voice = {
    say: (text: string) => void said.push(text),
    sayError: (text: string) => void errorsSaid.push(text),
    bar: (text: string) => void (drawn += text),
  };
  const code = await importCommand(argv, { DATA_DIR: inFolder('data'), LOG_LEVEL: 'silent' }, voice, undefined, given);
  return { code, said: said.join('\n'), errorsSaid: errorsSaid.join('\n'), drawn };
}

describe('the import command', () => {
  test('without a file, with two, or with an unknown option says how it is used', async () => {
    for (const argv of [
      [],
      ['a.csv', 'b.csv'],
      ['--fast', 'a.csv'],
      ['a.csv', '--template', 'x.xlsx'],
      ['a.csv', '--undo'],
      ['--list', '--undo'],
      ['--undo', '--report', 'x.xlsx'],
    ]) {
      expect(await command(...argv)).toMatchObject({ code: 2, errorsSaid: expect.stringContaining('用法') as string });
    }
  });

  test.each([
    ['no such file', 'nowhere.xlsx', /找不到文件.*no such file/],
    ['a folder', 'data', /找不到文件/],
    ['another kind of file', 'note.txt', /只支持 .xlsx 和 .csv/],
    ['a broken xlsx', 'broken.xlsx', /不是有效的 .xlsx/],
  ])('%s ends with one sentence and code 2', async (_name, file, sentence) => {
    await writeFile(inFolder('note.txt'), 'x');
    await writeFile(inFolder('broken.xlsx'), 'PK not really');
    const { code, errorsSaid } = await command(inFolder(file));
    expect(code).toBe(2);
    expect(errorsSaid).toMatch(sentence);
    expect(errorsSaid).not.toMatch(/\n\s+at /);
  });

  test('dry run, import, import again', async () => {
    const dry = await command(inFolder('good.csv'), '--dry-run');
    expect(dry).toMatchObject({ code: 0, errorsSaid: '' });
    expect(dry.said).toContain('将新增型号 / would add：A-1、A-2');
    expect(dry.said).toContain('仅检查，未写入');
    const first = await command(inFolder('good.csv'));
    expect(first.said).toContain('共 2 行：新增型号 2，更新 0，未变 0；新增产品 1');
    expect(first.said).toContain('已写入');
    expect(first.drawn).toMatch(/100%/);
    const second = await command(inFolder('good.csv'));
    expect(second.said).toContain('新增型号 0，更新 0，未变 2');
    expect(second.said).toContain('没有需要更新的内容');
  });

  test('what a second file changes is told and written, done, listed and put back', async () => {
    await command(inFolder('good.csv'));
    await writeFile(inFolder('dearer.csv'), '型号,渠道价\nA-1,110.50\n');
    const dry = await command(inFolder('dearer.csv'), '--dry-run', '--report', inFolder('diff.xlsx'));
    expect(dry.said).toContain('A-1：¥100.00 → ¥110.50');
    expect(dry.said).toContain('上涨 1 个，共 ¥10.50；下降 0 个，共 ¥0.00；合计 +¥10.50');
    expect(dry.said).toMatch(/表中没有的在售型号.*：A-2/);
    const sheet = await readSheet(await readFile(inFolder('diff.xlsx')), 'diff.xlsx');
    expect(sheet.ok && sheet.rows.map(({ cells }) => cells).slice(1)).toEqual([
      ['价格变化', 'A-1', '渠道价', '100.00', '110.50'],
      ['表中没有', 'A-2'],
    ]);
    await command(inFolder('dearer.csv'), '--by', '王工');
    expect((await command('--list')).said.split('\n')[0]).toMatch(/导入 {2}\w{26} {2}王工 {2}dearer\.csv {2}sha256:[\da-f]{16} {2}新增型号 0，更新 1/);
    expect((await command('--undo', '--dry-run')).said).toContain('可以撤销；仅检查');
    expect(await command('--undo')).toMatchObject({ code: 0, said: expect.stringContaining('王工 导入的 dearer.csv') as string });
    expect((await command('--list')).said).toMatch(/撤销 .*\n.*（已撤销）/);
    const { rows } = await opened.database.pool.query<{ price: number }>(`select price from sku where sku_model = 'A-1'`);
    expect(rows).toEqual([{ price: 100 }]);
  });

  test('mistakes are named, nothing is stored, code 1; --partial stores the rest, still code 1', async () => {
    const all = await command(inFolder('wrong.csv'));
    expect(all).toMatchObject({ code: 1, errorsSaid: '第 3 行「渠道价」：不能为负数' });
    expect(all.said).toContain('未写入任何内容');
    const partial = await command(inFolder('wrong.csv'), '--partial');
    expect(partial.code).toBe(1);
    expect(partial.said).toMatch(/新增型号 1.*\n已写入/);
  });

  test('files beside the sheet are said with what becomes of each; a folder that is not there is named', async () => {
    const pictures = inFolder('pictures');
    await mkdir(pictures);
    const drawn = await honestPng();
    for (const name of ['A-1.png', 'nobody.png']) await writeFile(join(pictures, name), drawn);
    await writeFile(inFolder('named.csv'), '型号,产品名称,二级分类,图片\nA-1,测试摄像机,网络摄像机,\nA-3,测试摄像机,网络摄像机,none.jpg\n');
    expect(await command(inFolder('named.csv'), '--files', inFolder('nowhere'))).toMatchObject({
      code: 2,
      errorsSaid: expect.stringMatching(/找不到.*nowhere/) as string,
    });
    await writeFile(inFolder('torn.zip'), 'PK');
    expect(await command(inFolder('named.csv'), '--files', inFolder('torn.zip'))).toMatchObject({
      code: 2,
      errorsSaid: expect.stringContaining('不是有效的 .zip 文件') as string,
    });
    const dry = await command(inFolder('named.csv'), '--files', pictures, '--dry-run', '--report', inFolder('files.xlsx'));
    expect(dry.errorsSaid).toBe('第 3 行「图片」：没有文件“none.jpg”');
    expect(dry.said).toContain('A-1.png → A-1「图片」');
    expect(dry.said).toContain('没有产品用到 / used by no row：1\n  nobody.png');
    const sheet = await readSheet(await readFile(inFolder('files.xlsx')), 'files.xlsx');
    expect(sheet.ok && sheet.rows.map(({ cells }) => cells).slice(-2)).toEqual([
      ['按文件名认作', 'A-1', '图片', null, 'A-1.png'],
      ['没有产品用到', null, null, null, 'nobody.png'],
    ]);
    expect(await readdir(inFolder('data'))).not.toContain('files');
    await command(inFolder('named.csv'), '--files', pictures, '--partial');
    expect(await readdir(inFolder('data'))).toContain('files');
    await command('--undo');
  });

  test('writes the template, and names a category it does not know', async () => {
    expect(await command('--template', inFolder('template.xlsx'))).toMatchObject({ code: 0 });
    const sheet = await readSheet(await readFile(inFolder('template.xlsx')), 'template.xlsx');
    expect(sheet.ok && sheet.rows[0]?.cells).toContain('功率(W)');
    expect(await command('--template', inFolder('t.xlsx'), '--category', '没有')).toMatchObject({
      code: 2,
      errorsSaid: expect.stringContaining('没有名为“没有”的二级分类') as string,
    });
  });

  test('a folder in use is left alone', async () => {
    const lock = await takeFolderLock(inFolder('data'));
    expect(await commandOn(undefined, [inFolder('good.csv')])).toMatchObject({
      code: 2,
      errorsSaid: expect.stringMatching(/正被进程 \d+ 使用，请先停止门户/) as string,
    });
    await lock.release();
  });

  test('called off half-way it says that nothing was stored, and leaves the folder free', async () => {
    const errorsSaid: string[] = [];
    let stop = () => {};
    const bar = (text: string) => void (text.includes('写入') && stop());
    const file = inFolder('many.csv');
    await writeFile(file, `型号,产品名称,二级分类,渠道价\n${Array.from({ length: 3000 }, (_, n) => `M-${n},很多,网络摄像机,${n}`).join('\n')}\n`);
    const voice = { say: () => {}, sayError: (text: string) => void errorsSaid.push(text), bar };
    const variables = { DATA_DIR: inFolder('data'), LOG_LEVEL: 'silent' };
    expect(await importCommand([file], variables, voice, (given) => void (stop = given))).toBe(130);
    expect(errorsSaid).toEqual(['已取消，未写入任何内容。 / Called off, nothing was stored.']);
    expect((await commandOn(undefined, [file, '--dry-run'])).said).toContain('新增型号 3000，更新 0');
  });

  test('what the database refuses is said without its statement and without the rows', async () => {
    await opened.database.pool.query(`alter table sku add constraint no_z check (sku_model not like 'Z-%')`);
    await writeFile(inFolder('z.csv'), '型号,产品名称,二级分类,渠道价\nZ-1,某产品,网络摄像机,1\n');
    for (const more of [[], ['--dry-run']]) {
      const { code, errorsSaid } = await command(inFolder('z.csv'), ...more);
      expect({ code, errorsSaid }).toEqual({
        code: 2,
        errorsSaid: '导入没有完成，目录未改变：数据库不接受其中的数据（sku，no_z） / The import did not finish, nothing was changed.',
      });
    }
  });

  test('a wrong variable is named', async () => {
    const errorsSaid: string[] = [];
    expect(
      await importCommand(['a.csv'], { DATABASE_URL: 'mysql://x' }, { say: () => {}, sayError: (text) => void errorsSaid.push(text), bar: undefined }),
    ).toBe(2);
    expect(errorsSaid.join()).toContain('DATABASE_URL');
  });

  test('runs as a program of its own', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('import-catalog.ts', import.meta.url)), inFolder('good.csv')], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: inFolder('data'), LOG_LEVEL: 'silent', DATABASE_URL: '' },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('新增型号 2');
    // no bar where there is no terminal
    expect(stdout).not.toContain('\r');
  });
});
