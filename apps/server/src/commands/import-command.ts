/** The operator's import as a command: arguments in, sentences in Chinese and English out. `import-catalog.ts` is its entry. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { complaintText, importCatalog, importTemplate, type ImportReport } from '../modules/catalog/index.ts';
import { UnfinishedRestoreError } from '../platform/backup/set-aside.ts';
import { newId, systemClock } from '../platform/clock.ts';
import { readEnvironment, type Environment } from '../platform/environment.ts';
import { createLog } from '../platform/log.ts';
import { readSheet } from '../platform/sheet/read-sheet.ts';
import { PACKED_BYTES_MAX } from '../platform/sheet/zip-parts.ts';
import { faultSentence, StartError } from '../start/fault.ts';
import { openPortalDatabase } from '../start/open-database.ts';
import { bothWords, CannotBegin, folderWords } from './operator-command.ts';

const USAGE = `用法 Usage:
  npm run import:catalog -- 产品.xlsx            导入产品（.xlsx 或 .csv）/ import a file
  npm run import:catalog -- 产品.xlsx --dry-run  只检查，不写入 / show what would change
  npm run import:catalog -- 产品.xlsx --partial  跳过有错误的行 / leave out the rows with mistakes
  npm run import:catalog -- --template 模板.xlsx [--category 二级分类]  生成模板 / write a template`;
const COMPLAINTS_SHOWN = 200;
const NAMES_SHOWN = 20;

/** The operator has called it off. */
class CalledOff extends Error {}

/** Where the command speaks; `bar` is a terminal's line to draw progress on, undefined where there is no terminal. */
export interface Voice {
  say(text: string): void;
  sayError(text: string): void;
  bar: ((text: string) => void) | undefined;
}

interface ImportOptions {
  file: string | undefined;
  template: string | undefined;
  category: string | undefined;
  dryRun: boolean;
  partial: boolean;
}

function readOptions(argv: readonly string[]): ImportOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, partial: { type: 'boolean' }, template: { type: 'string' }, category: { type: 'string' } },
    });
    const [file] = positionals;
    if (positionals.length > 1 || (file === undefined) === (values.template === undefined)) throw new Error('usage');
    return { file, template: values.template, category: values.category, dryRun: values['dry-run'] ?? false, partial: values.partial ?? false };
  } catch {
    throw new CannotBegin(USAGE);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof CalledOff) return '已取消，未写入任何内容。 / Called off, nothing was stored.';
  if (error instanceof CannotBegin) return error.message;
  const words = folderWords(error);
  if (words) return bothWords(...words);
  if (error instanceof StartError || error instanceof UnfinishedRestoreError) return faultSentence(error);
  const reason = databaseReason(error) ?? (error instanceof Error ? error.message : String(error));
  return `导入没有完成，目录未改变：${reason} / The import did not finish, nothing was changed.`;
}

/** What the database answered, without its statement and the rows in it; undefined where it was not the database. */
function databaseReason(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, constraint, table } = cause as { code?: unknown; constraint?: string; table?: string };
  if (typeof code !== 'string') return error instanceof Error && error.cause instanceof Error ? '数据库没有完成写入' : undefined;
  if (code.startsWith('53')) return '数据库空间或连接不足，请检查磁盘';
  if (code.startsWith('23')) return `数据库不接受其中的数据（${[table, constraint].filter(Boolean).join('，')}）`;
  if (/^(08|57|ECONN|EPIPE|ETIMEDOUT)/.test(code)) return '与数据库的连接中断';
  return `数据库没有完成写入（${code}）`;
}

/** A bar on a terminal, nothing elsewhere. */
function progressBar({ bar }: Voice): (step: string, done: number) => void {
  if (!bar) return () => {};
  return (step, done) => {
    const width = 30;
    const full = Math.round(done * width);
    bar(`\r\u001b[2K[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${Math.round(done * 100)}% ${step}`);
  };
}

function tell(report: ImportReport, options: ImportOptions, { say, sayError }: Voice): void {
  for (const complaint of report.complaints.slice(0, COMPLAINTS_SHOWN)) sayError(complaintText(complaint));
  if (report.complaints.length > COMPLAINTS_SHOWN)
    sayError(`……另有 ${report.complaints.length - COMPLAINTS_SHOWN} 处错误 / and ${report.complaints.length - COMPLAINTS_SHOWN} more`);
  const list = (title: string, names: readonly string[]) => {
    if (options.dryRun && names.length > 0)
      say(`${title}：${names.slice(0, NAMES_SHOWN).join('、')}${names.length > NAMES_SHOWN ? ` 等 ${names.length} 个` : ''}`);
  };
  list('将新增型号 / would add', report.names.added);
  list('将更新型号 / would change', report.names.changed);
  say(
    `共 ${report.rows} 行：新增型号 ${report.newModels}，更新 ${report.changedModels}，未变 ${report.unchangedModels}；新增产品 ${report.newFamilies}，更新 ${report.changedFamilies}；错误 ${report.complaints.length}` +
      ` / ${report.rows} rows: ${report.newModels} new, ${report.changedModels} changed, ${report.unchangedModels} unchanged, ${report.complaints.length} mistakes`,
  );
  if (report.stored) say('已写入。 / Stored.');
  else if (options.dryRun) say('仅检查，未写入。 / Dry run, nothing stored.');
  else if (report.complaints.length > 0 && !options.partial)
    say('有错误，未写入任何内容。修正后重试，或加 --partial 跳过错误行。 / Nothing stored. Mend the mistakes, or use --partial.');
  else say('没有需要更新的内容。 / Nothing to change.');
}

async function run(options: ImportOptions, environment: Environment, voice: Voice, signal: AbortSignal, open: typeof openPortalDatabase): Promise<number> {
  const rows = options.file === undefined ? undefined : await readFileRows(options.file, signal);
  const log = createLog({ level: environment.LOG_LEVEL === 'info' ? 'error' : environment.LOG_LEVEL, destination: process.stderr });
  const { upkeep: database, close } = await open(environment, { log, now: () => systemClock.now() });
  try {
    signal.throwIfAborted();
    if (options.template !== undefined) {
      const bytes = await importTemplate(database.db, options.category);
      if (!bytes)
        throw new CannotBegin(
          options.category
            ? `没有名为“${options.category}”的二级分类。 / There is no such second category.`
            : '还没有产品分类，请先启动一次门户。 / There are no categories yet: start the portal once.',
        );
      await writeFile(options.template, bytes);
      voice.say(`模板已写入 ${options.template} / Template written`);
      return 0;
    }
    const now = systemClock.now();
    const onProgress = progressBar(voice);
    const report = await importCatalog(database, rows ?? [], {
      now,
      newId: () => newId(now),
      brand: environment.PROVIDER_BRAND,
      dryRun: options.dryRun,
      partial: options.partial,
      onProgress,
      signal,
    });
    voice.bar?.('\r\u001b[2K');
    tell(report, options, voice);
    return report.complaints.length > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

async function readFileRows(file: string, signal: AbortSignal) {
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : -1),
    () => -1,
  );
  if (size < 0) throw new CannotBegin(`找不到文件 ${file}。 / There is no such file.`);
  if (size > PACKED_BYTES_MAX) throw new CannotBegin('文件大小不能超过 10 MB。 / The file is larger than 10 MB.');
  const sheet = await readSheet(await readFile(file), basename(file), { signal });
  if (!sheet.ok) throw new CannotBegin(`${sheet.problem}。 / The file cannot be read.`);
  return sheet.rows;
}

/**
 * Gives the exit code: 0 all is well, 1 the file has mistakes, 2 it could not begin, 130 it was called off. `callOff` is given a
 * function that calls the import off: what is stored by then is everything or nothing, and which of them is said.
 */
export async function importCommand(
  argv: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  voice: Voice,
  callOff: (stop: () => void) => void = () => {},
  open = openPortalDatabase,
): Promise<number> {
  const outcome = readEnvironment(variables);
  if (!outcome.ok) {
    outcome.complaints.forEach((complaint) => voice.sayError(complaint));
    return 2;
  }
  const off = new AbortController();
  callOff(() => off.abort(new CalledOff()));
  try {
    return await run(readOptions(argv), outcome.environment, voice, off.signal, open);
  } catch (error) {
    voice.bar?.('\r\u001b[2K');
    voice.sayError(sentenceOf(error));
    return error instanceof CalledOff ? 130 : 2;
  }
}
