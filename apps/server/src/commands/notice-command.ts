/** `npm run notice` as a function: what people are to be told, in a file or in options; sentences in Chinese and English out (MESSAGE-7). */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DAY_FIRST, DAY_LAST, isNameText, isVisible } from '@portal/contract/core';
import { MESSAGE_LINK, MESSAGE_LINK_MAX, MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX } from '@portal/contract/message';
import { protocolCopy, readProtocolText } from '@portal/contract/protocol';
import { lettersOf, parseYuan, toFen } from '@portal/units';
import { findByPhone } from '../modules/account/index.ts';
import { insertTransitCash, makeNotice, tellNotice, tellProtocol, updateArrived, type NewNotice } from '../modules/message/index.ts';
import { publishProtocol } from '../modules/protocol/index.ts';
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
const isDay = (text: string | undefined): text is string =>
  text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text)) && text >= DAY_FIRST && text <= DAY_LAST;

/** Each gives what is said when it is done; all it writes is one transaction. */
const KINDS: Readonly<Record<string, (work: Work) => Promise<string>>> = {
  async price({ ctx, options: { values }, text }) {
    const { from, to } = values;
    const title = titleOf(values.title);
    if (!isDay(from) || !isDay(to) || from > to) throw new CannotBegin(bothWords('请用 --from 和 --to 给出起止日期', 'Give the days by --from and --to'));
    const words = shortText(await text());
    const noticeNo = ctx.newId();
    const written = await publish(ctx, { ...now(ctx), noticeNo, kind: 'price', title, text: words, beginDate: from, endDate: to, endAt: null });
    return bothWords(`公告 ${noticeNo} 已发布，通知 ${written} 个账号`, `Notice ${noticeNo} is published, ${written} accounts are told`);
  },
  async protocol({ ctx, options: { values }, text }) {
    const read = readProtocolText(await text());
    if (read.outcome === 'faulty')
      throw new CannotBegin(bothWords(read.fault, 'The text cannot be read; a heading begins with "# ", and each has lines below it'));
    const done = await publishProtocol(ctx.db, {
      protocolCode: Number(values.code),
      protocolName: values.name,
      sections: read.sections,
      publishAt: ctx.now,
      isToldLater: false,
    });
    if (done.outcome === 'unknown') throw new CannotBegin(bothWords('没有这个编号的协议', 'There is no agreement of that number'));
    if (done.outcome === 'unchanged') throw new CannotBegin(bothWords(protocolCopy.unchanged, 'It says what the newest version says'));
    if (done.outcome === 'tooEarly')
      throw new CannotBegin(bothWords(protocolCopy.publishOrder(done.version), `Version ${done.version} holds from a later moment`));
    const { protocolCode, version, protocolName } = done.published;
    const written = await tellProtocol(ctx, done.published);
    return bothWords(
      `《${protocolName}》第 ${version} 版已发布，通知 ${written} 个账号`,
      `Version ${version} of agreement ${protocolCode} is published, ${written} accounts are told`,
    );
  },
  async message({ ctx, options: { values }, text }) {
    const link = values.link ?? null;
    if (link !== null && (link.length > MESSAGE_LINK_MAX || !MESSAGE_LINK.test(link)))
      throw new CannotBegin(bothWords('--link 只能是本站路径', '--link must be a path of the portal'));
    const written = await publish(ctx, {
      ...now(ctx),
      noticeNo: ctx.newId(),
      kind: 'system',
      title: titleOf(values.title),
      text: shortText(await text()),
      link,
    });
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

const now = (ctx: Telling) => ({ publishAt: ctx.now, operatorNo: null, isToldLater: false });

/** Writes a notice down and tells it, in the command's own transaction. */
async function publish(ctx: Telling, notice: NewNotice): Promise<number> {
  await makeNotice(ctx.db, notice);
  return tellNotice(ctx, notice);
}

const titleOf = (title = ''): string => {
  if (!isVisible(title) || !isNameText(title.trim()) || lettersOf(title) > MESSAGE_TITLE_MAX)
    throw new CannotBegin(bothWords(`请用 --title 给出标题，最多 ${MESSAGE_TITLE_MAX} 字`, `Give a title by --title, ${MESSAGE_TITLE_MAX} letters at most`));
  return title.trim();
};

const shortText = (text: string): string => {
  if (text.trim() === '' || lettersOf(text) > MESSAGE_TEXT_MAX)
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
