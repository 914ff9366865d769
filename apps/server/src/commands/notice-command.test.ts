import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProtocols, standardProtocols } from '../modules/protocol/index.ts';
import type { openPortalDatabase } from '../start/open-database.ts';
import { noticeCommand } from './notice-command.ts';

const NOW = Date.UTC(2026, 10, 22);
let folder: string;
let test: TestDatabase;
/** The database that is open already: how one is opened from a folder is `operator-account-command.test.ts`. */
const open: typeof openPortalDatabase = async () => ({
  database: test.database,
  upkeep: test.database,
  embedded: undefined,
  migrated: [],
  place: '',
  close: async () => {},
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notice-command-'));
  test = await openTestDatabase();
  const { database } = test;
  await insertProtocols(database.db, standardProtocols());
  await database.pool.query(
    `insert into account (account_no, phone, status, gmt_create) values ('A1', '13900000001', 0, now()), ('A2', '13900000002', 0, now()), ('A3', '13900000003', 1, now())`,
  );
  await writeFile(join(folder, 'text.txt'), '部分型号价格调整\n');
  await writeFile(join(folder, 'protocol.txt'), '# 我们收集什么\n手机号。\n\n# 如何使用\n用于登录。\n');
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function command(...argv: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const io = { say: (text: string) => void said.push(text), sayError: (text: string) => void said.push(text), from: folder, now: () => NOW };
  const code = await noticeCommand(argv, { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }, io, open);
  return { code, said: said.join('\n') };
}
const rowsOf = async (statement: string): Promise<unknown[]> => (await test.database.pool.query<Record<string, unknown>>(statement)).rows;

describe('the notice command (MESSAGE-7)', () => {
  it('says how it is used, and what is wrong with what was given', async () => {
    for (const argv of [[], ['other'], ['price', 'a', 'b'], ['price', '--fast']]) expect(await command(...argv)).toMatchObject({ code: 2 });
    expect((await command('price', 'text.txt', '--title', '调价', '--from', '2026-12-31', '--to', '2026-12-01')).said).toContain('起止日期');
    expect((await command('price', 'text.txt', '--from', '2026-12-01', '--to', '2026-12-02')).said).toContain('标题');
    expect((await command('message', 'text.txt', '--title', '维护', '--link', '//evil.example')).said).toContain('本站路径');
    expect((await command('protocol', 'text.txt', '--code', '6')).said).toContain('不属于任何章节');
    expect((await command('protocol', 'protocol.txt', '--code', '7')).said).toContain('没有这个编号');
    expect((await command('cash', '--phone', '13900000009', '--amount', '1')).said).toContain('没有这个手机号');
    expect((await command('cash', '--phone', '13900000001', '--amount', '0')).said).toContain('金额');
    expect((await command('message', 'none.txt', '--title', '维护')).code).toBe(2);
    expect(await rowsOf('select 1 from message')).toEqual([]);
  });

  it('publishes prices and an agreement, and everybody who may sign in has a message of each', async () => {
    expect(await command('price', 'text.txt', '--title', '调价', '--from', '2026-12-01', '--to', '2026-12-31')).toMatchObject({ code: 0 });
    expect((await command('protocol', 'protocol.txt', '--code', '6')).said).toContain('《隐私政策》第 2 版已发布，通知 2 个账号');
    expect(await rowsOf('select account_no, message_type, link from message order by account_no, message_type')).toEqual(
      ['A1', 'A2'].flatMap((account_no) => [
        { account_no, message_type: 'price', link: '/product' },
        { account_no, message_type: 'protocol', link: '/aboutUs/protocol?protocolCode=6&version=2' },
      ]),
    );
    expect(await rowsOf('select title, begin_date::text, end_date::text from price_notice')).toEqual([
      { title: '调价', begin_date: '2026-12-01', end_date: '2026-12-31' },
    ]);
    expect(await rowsOf('select sections from protocol where protocol_code = 6 and version = 2')).toEqual([
      {
        sections: [
          { heading: '我们收集什么', lines: ['手机号。'] },
          { heading: '如何使用', lines: ['用于登录。'] },
        ],
      },
    ]);
  });

  it('registers cash under way, and that it has arrived, once', async () => {
    const { said } = await command('cash', '--phone', '13900000001', '--amount', '1234.50');
    const [, transitNo = ''] = /编号 (\w+)/.exec(said) ?? [];
    expect(await rowsOf('select account_no, amount_fen from transit_cash where gmt_arrive is null')).toEqual([{ account_no: 'A1', amount_fen: 123_450 }]);
    expect((await command('cash', '--arrived', transitNo)).code).toBe(0);
    expect((await command('cash', '--arrived', transitNo)).said).toContain('没有这笔');
    expect(await rowsOf('select 1 from transit_cash where gmt_arrive is null')).toEqual([]);
  });
});
