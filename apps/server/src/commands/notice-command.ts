/** `npm run notice` as a function: what people are to be told, in a file or in options; sentences in Chinese and English out (MESSAGE-7). */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MESSAGE_LINK, MESSAGE_LINK_MAX, MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX } from '@portal/contract/message';
import { parseYuan, toFen } from '@portal/units';
import { findByPhone, listAccountNos } from '../modules/account/index.ts';
import { insertPriceNotice, insertTransitCash, sendToAll, updateArrived } from '../modules/message/index.ts';
import { publishProtocol, sectionsOf } from '../modules/protocol/index.ts';
import { newId } from '../platform/clock.ts';
import type { Telling } from '../platform/http/context.ts';
import { openSignals } from '../platform/live/open-signals.ts';
import type { Signal } from '../platform/live/signals.ts';
import { createLog } from '../platform/log.ts';
import { openPortalDatabase } from '../start/open-database.ts';
import { bothWords, CannotBegin, runCommand, type CommandIo } from './operator-command.ts';

const USAGE = `用法 Usage:
  npm run notice -- price 公告.txt --title 标题 --from 2026-12-01 --to 2026-12-31   价格变动公告 / changed prices
  npm run notice -- protocol 协议.txt --code 6 [--name 名称]                          协议新版本 / a new version of an agreement
  npm run notice -- message 消息.txt --title 标题 [--link /product]                    发给所有人 / a message to everybody
  npm run notice -- cash --phone 13800000000 --amount 1234.50                        登记在途货款 / cash under way
  npm run notice -- cash --arrived 编号                                               货款已到账 / it has arrived`;

interface Options {
  kind: string;
  file: string | undefined;
  values: Readonly<Partial<Record<'title' | 'from' | 'to' | 'code' | 'name' | 'link' | 'phone' | 'amount' | 'arrived', string>>>;
}

function readOptions(argv: readonly string[]): Options {
  const option = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { title: option, from: option, to: option, code: option, name: option, link: option, phone: option, amount: option, arrived: option },
    });
    const [kind = '', file, ...more] = positionals;
    if (more.length > 0 || !Object.hasOwn(KINDS, kind)) throw new Error('usage');
    return { kind, file, values };
  } catch {
    throw new CannotBegin(USAGE);
  }
}

interface Work {
  ctx: Telling;
  options: Options;
  /** The file's text. */
  text(): Promise<string>;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isDay = (text: string | undefined): text is string => text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Each gives what is said when it is done; all it writes is one transaction. */
const KINDS: Readonly<Record<string, (work: Work) => Promise<string>>> = {
  async price({ ctx, options: { values }, text }) {
    const { from, to } = values;
    const title = titleOf(values.title);
    if (!isDay(from) || !isDay(to) || from > to) throw new CannotBegin(bothWords('请用 --from 和 --to 给出起止日期', 'Give the days by --from and --to'));
    const words = shortText(await text());
    const noticeNo = ctx.newId();
    await insertPriceNotice(ctx.db, { noticeNo, title, text: words, beginDate: from, endDate: to, gmtPublish: new Date(ctx.now) });
    const written = await sendToAll(ctx, await listAccountNos(ctx.db), { type: 'price', title, text: words, link: '/product', eventKey: `price ${noticeNo}` });
    return bothWords(`公告 ${noticeNo} 已发布，通知 ${written} 个账号`, `Notice ${noticeNo} is published, ${written} accounts are told`);
  },
  async protocol({ ctx, options: { values }, text }) {
    const sections = sectionsOf(await text());
    if (sections.length === 0) throw new CannotBegin(bothWords('协议文件没有章节，标题行以“# ”开头', 'The file has no sections; a heading begins with "# "'));
    const published = await publishProtocol(ctx.db, { protocolCode: Number(values.code), protocolName: values.name, sections, now: ctx.now });
    if (published === null) throw new CannotBegin(bothWords('没有这个编号的协议', 'There is no agreement of that number'));
    const { protocolCode, version, protocolName } = published;
    const written = await sendToAll(ctx, await listAccountNos(ctx.db), {
      type: 'protocol',
      title: `《${protocolName}》已更新`,
      text: '请阅读新版本，下次打开首页时确认。',
      link: `/aboutUs/protocol?protocolCode=${protocolCode}&version=${version}`,
      eventKey: `protocol ${protocolCode} ${version}`,
    });
    ctx.signal({ topic: 'protocol' });
    return bothWords(
      `《${protocolName}》第 ${version} 版已发布，通知 ${written} 个账号`,
      `Version ${version} of agreement ${protocolCode} is published, ${written} accounts are told`,
    );
  },
  async message({ ctx, options: { values }, text }) {
    const link = values.link ?? null;
    if (link !== null && (link.length > MESSAGE_LINK_MAX || !MESSAGE_LINK.test(link)))
      throw new CannotBegin(bothWords('--link 只能是本站路径', '--link must be a path of the portal'));
    const message = { type: 'system', title: titleOf(values.title), text: shortText(await text()), link, eventKey: `system ${ctx.newId()}` } as const;
    const written = await sendToAll(ctx, await listAccountNos(ctx.db), message);
    return bothWords(`已发给 ${written} 个账号`, `Sent to ${written} accounts`);
  },
  async cash({ ctx, options: { values } }) {
    if (values.arrived !== undefined) {
      if (!(await updateArrived(ctx.db, values.arrived, ctx.now))) throw new CannotBegin(bothWords('没有这笔在途货款', 'No such cash is under way'));
      return bothWords('已登记到账', 'It has arrived');
    }
    const amount = parseYuan(values.amount ?? '');
    if (amount === null || amount <= 0) throw new CannotBegin(bothWords('请用 --amount 给出金额（元）', 'Give the yuan by --amount'));
    const found = await findByPhone(ctx.db, values.phone ?? '');
    if (!found) throw new CannotBegin(bothWords('没有这个手机号的账号', 'No account has that number'));
    const transitNo = ctx.newId();
    await insertTransitCash(ctx.db, { transitNo, accountNo: found.accountNo, merchantNo: null, amountFen: toFen(amount), gmtCreate: new Date(ctx.now) });
    return bothWords(`在途货款已登记，编号 ${transitNo}`, `Cash under way, number ${transitNo}`);
  },
};

const titleOf = (title = ''): string => {
  if (title.trim() === '' || title.length > MESSAGE_TITLE_MAX)
    throw new CannotBegin(bothWords(`请用 --title 给出标题，最多 ${MESSAGE_TITLE_MAX} 字`, `Give a title by --title, ${MESSAGE_TITLE_MAX} letters at most`));
  return title.trim();
};

const shortText = (text: string): string => {
  if (text.trim() === '' || text.length > MESSAGE_TEXT_MAX)
    throw new CannotBegin(bothWords(`正文为 1 到 ${MESSAGE_TEXT_MAX} 字`, `The text has 1 to ${MESSAGE_TEXT_MAX} letters`));
  return text.trim();
};

/** Gives the exit code: 0 done, 2 not done. On PostgreSQL the portal goes on and open pages are told at once; an embedded one must be stopped. */
export function noticeCommand(
  argv: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  io: CommandIo & { now: () => number },
  open = openPortalDatabase,
): Promise<number> {
  return runCommand(variables, io, {
    undone: ['没有发布', 'Nothing is published'],
    work: async (environment) => {
      const options = readOptions(argv);
      const log = createLog({ level: environment.LOG_LEVEL === 'info' ? 'error' : environment.LOG_LEVEL, destination: process.stderr });
      const { upkeep: database, close } = await open(environment, { log, now: io.now });
      try {
        const now = io.now();
        const told: Signal[] = [];
        const text = () => {
          if (options.file === undefined) throw new CannotBegin(USAGE);
          return readFile(resolve(io.from, options.file), 'utf8');
        };
        const done = await database.transaction((db) => {
          const ctx = { db, now, newId: () => newId(now), signal: (signal: Signal) => void told.push(signal) };
          return (KINDS[options.kind] as (work: Work) => Promise<string>)({ ctx, options, text });
        });
        const signals = await openSignals(environment, database, log);
        for (const signal of told) signals.publish(signal);
        await signals.close();
        io.say(done);
      } finally {
        await close();
      }
    },
  });
}
