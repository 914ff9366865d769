/** The operator's import as a command: arguments in, sentences in Chinese and English out. `import-catalog.ts` is its entry. */
import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importCatalog, importReportSheet, importTemplate, listImports, undoImport, type ModelHolder } from '../modules/catalog/index.ts';
import type { Database } from '../platform/db/database.ts';
import { UnfinishedRestoreError } from '../platform/backup/set-aside.ts';
import { newId, systemClock } from '../platform/clock.ts';
import { readEnvironment, type Environment } from '../platform/environment.ts';
import { createLog } from '../platform/log.ts';
import type { FileSet } from '../platform/file-set/file-set.ts';
import { openFileSet } from '../platform/file-set/open-file-set.ts';
import { readSheet } from '../platform/sheet/read-sheet.ts';
import { filesOf } from '../platform/storage/store-outside.ts';
import { FILE_BYTES_MAX } from '@portal/contract/file';
import { PACKED_BYTES_MAX } from '../platform/sheet/zip-parts.ts';
import { faultSentence, StartError } from '../start/fault.ts';
import { openPortalDatabase } from '../start/open-database.ts';
import { tellImports, tellReport, tellUndo } from './import-words.ts';
import { bothWords, CannotBegin, folderWords } from './operator-command.ts';

const USAGE = `用法 Usage:
  npm run import:catalog -- 产品.xlsx            导入产品（.xlsx 或 .csv）/ import a file
  npm run import:catalog -- 产品.xlsx --dry-run  只检查，不写入 / show what would change
  npm run import:catalog -- 产品.xlsx --partial  跳过有错误的行 / leave out the rows with mistakes
  …… --files 图片.zip                            表格旁的图片、彩页、说明书：.zip 或文件夹 / pictures and PDFs, a .zip or a folder
  …… --report 差异.xlsx                          差异另存为表格 / the differences as a sheet, too
  …… --by 姓名                                   由谁导入，默认为系统用户名 / who imports, the user of the system when absent
  npm run import:catalog -- --undo [--dry-run]   撤销最近一次导入 / put the last import back
  npm run import:catalog -- --list               导入记录 / imports so far
  npm run import:catalog -- --template 模板.xlsx [--category 二级分类]  生成模板 / write a template`;
const IMPORTS_SHOWN = 50;

/** The operator has called it off. */
class CalledOff extends Error {}

/** Where the command speaks; `bar` is a terminal's line to draw progress on, undefined where there is no terminal. */
export interface Voice {
  say(text: string): void;
  sayError(text: string): void;
  bar: ((text: string) => void) | undefined;
}

type Work = 'import' | 'template' | 'undo' | 'list';

interface ImportOptions {
  work: Work;
  file: string | undefined;
  template?: string | undefined;
  category?: string | undefined;
  report?: string | undefined;
  by?: string | undefined;
  files?: string | undefined;
  dryRun: boolean;
  partial: boolean;
}

const FLAGS = {
  'dry-run': { type: 'boolean', default: false },
  partial: { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  by: { type: 'string' },
  files: { type: 'string' },
  report: { type: 'string' },
  template: { type: 'string' },
  category: { type: 'string' },
} as const;

/** What an option can be said with besides itself. */
const TOGETHER: Readonly<Record<Work, readonly string[]>> = {
  import: ['dry-run', 'partial', 'by', 'report', 'files'],
  template: ['template', 'category'],
  undo: ['undo', 'dry-run', 'by'],
  list: ['list'],
};

function readOptions(argv: readonly string[]): ImportOptions {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options: FLAGS });
    const work: Work = values.undo ? 'undo' : values.list ? 'list' : values.template === undefined ? 'import' : 'template';
    const said = Object.entries(values).flatMap(([name, value]) => (value === false || value === undefined ? [] : [name]));
    if (said.some((name) => !TOGETHER[work].includes(name)) || positionals.length !== (work === 'import' ? 1 : 0)) throw new Error('usage');
    return { ...values, work, file: positionals[0], dryRun: values['dry-run'] };
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
    bar(`\r\u001b[2K[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${Math.floor(done * 100)}% ${step}`);
  };
}

async function run(options: ImportOptions, environment: Environment, voice: Voice, signal: AbortSignal, open: typeof openPortalDatabase): Promise<number> {
  const sheet = options.file === undefined ? undefined : await readFileRows(options.file, signal);
  const log = createLog({ level: environment.LOG_LEVEL === 'info' ? 'error' : environment.LOG_LEVEL, destination: process.stderr });
  const { upkeep: database, close } = await open(environment, { log, now: () => systemClock.now() });
  try {
    signal.throwIfAborted();
    const now = systemClock.now();
    const importedBy = options.by ?? systemUser();
    if (options.work === 'template') return await makeTemplate(database, options, voice);
    if (options.work === 'list') return tellImports(await listImports(database.db, IMPORTS_SHOWN), voice);
    if (options.work === 'undo')
      return tellUndo(await undoImport(database, { now, newId: () => newId(now), importedBy, dryRun: options.dryRun, holders: await holders() }), voice);
    if (!sheet) throw new CannotBegin(USAGE);
    return await importFile(database, sheet, options, { environment, voice, signal, now, importedBy });
  } finally {
    await close();
  }
}

interface Importing {
  environment: Environment;
  voice: Voice;
  signal: AbortSignal;
  now: number;
  importedBy: string;
}

async function importFile(
  database: Database,
  { rows, ...file }: Awaited<ReturnType<typeof readFileRows>>,
  options: ImportOptions,
  { environment, voice, signal, now, importedBy }: Importing,
): Promise<number> {
  const set = options.files === undefined ? undefined : await openFiles(options.files);
  try {
    const report = await importCatalog(database, rows, {
      source: { ...file, importedBy },
      now,
      newId: () => newId(now),
      brand: environment.PROVIDER_BRAND,
      dryRun: options.dryRun,
      partial: options.partial,
      onProgress: progressBar(voice),
      signal,
      ...(set && { files: { set, store: await filesOf(environment) } }),
    });
    voice.bar?.('\r\u001b[2K');
    tellReport(report, options, voice);
    if (options.report !== undefined) {
      await writeFile(options.report, await importReportSheet(report));
      voice.say(`差异已写入 ${options.report} / Differences written`);
    }
    return report.complaints.length > 0 ? 1 : 0;
  } finally {
    await set?.close();
  }
}

async function makeTemplate(database: Database, { template = '', category }: ImportOptions, voice: Voice): Promise<number> {
  const bytes = await importTemplate(database.db, category);
  if (!bytes)
    throw new CannotBegin(
      category
        ? `没有名为“${category}”的二级分类。 / There is no such second category.`
        : '还没有产品分类，请先启动一次门户。 / There are no categories yet: start the portal once.',
    );
  await writeFile(template, bytes);
  voice.say(`模板已写入 ${template} / Template written`);
  return 0;
}

/** An import does without them: they would double what it loads. */
const holders = async (): Promise<readonly ModelHolder[]> => (await import('../goods-holders.ts')).goodsHolders;

/** Name of the account on the machine; a container may have none. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

async function readFileRows(file: string, signal: AbortSignal) {
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : -1),
    () => -1,
  );
  if (size < 0) throw new CannotBegin(`找不到文件 ${file}。 / There is no such file.`);
  if (size > PACKED_BYTES_MAX) throw new CannotBegin('文件大小不能超过 10 MB。 / The file is larger than 10 MB.');
  const bytes = await readFile(file);
  const sheet = await readSheet(bytes, basename(file), { signal });
  if (!sheet.ok) throw new CannotBegin(`${sheet.problem}。 / The file cannot be read.`);
  return { rows: sheet.rows, fileName: basename(file), fileHash: createHash('sha256').update(bytes).digest('hex') };
}

async function openFiles(path: string): Promise<FileSet> {
  const outcome = await openFileSet(path, FILE_BYTES_MAX);
  if (outcome === null) throw new CannotBegin(`找不到 ${path}。 / There is no such folder or .zip.`);
  if (!outcome.ok) throw new CannotBegin(`${path}：${outcome.problem}。 / The files cannot be read.`);
  return outcome.set;
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
