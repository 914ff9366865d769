/** Everything that may keep the portal from starting, each as one sentence in Chinese and English with its cure. Never a stack trace. */
import { BuildMissingError } from '../platform/http/build-missing.ts';
import { UnfinishedRestoreError } from '../platform/backup/set-aside.ts';
import { FolderLockedError } from '../platform/db/lock.ts';
import { FolderDamagedError, FolderVersionError } from '../platform/db/restore.ts';
import { redactText } from '../platform/redact.ts';
import { OutboxRefusedError } from '../platform/upstream/sms/index.ts';

/** What failed, when the error alone does not tell. */
export type StartStep = 'folder' | 'database' | 'migrate' | 'seed' | 'listen' | 'compose';

/** An error met at a step of the start; `detail` names what the step was about (a folder, an address without its password). */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly step: StartStep;
  readonly detail: string;
  constructor(step: StartStep, detail: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.step = step;
    this.detail = detail;
  }
}

/** Doors that somebody else stands in: all of them, so that one start tells the whole. */
export class PortsTakenError extends Error {
  override readonly name = 'PortsTakenError';
  readonly doors: readonly Door[];
  constructor(doors: readonly Door[]) {
    super(`taken: ${doors.map(({ port }) => port).join(', ')}`);
    this.doors = doors;
  }
}

/** A port and the variable that names it. */
export interface Door {
  variable: string;
  port: number;
}

/** Runs one step; what it throws carries the step's name, unless it speaks for itself. */
export async function step<T>(name: StartStep, detail: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw speaksForItself(error) ? error : new StartError(name, detail, error);
  }
}

const speaksForItself = (error: unknown): boolean =>
  [StartError, PortsTakenError, BuildMissingError, FolderLockedError, FolderDamagedError, FolderVersionError, UnfinishedRestoreError, OutboxRefusedError].some(
    (kind) => error instanceof kind,
  );

/** The sentence for `error`, Chinese first. */
export function faultSentence(error: unknown): string {
  if (error instanceof OutboxRefusedError) return error.message;
  if (error instanceof PortsTakenError) return takenSentence(error.doors);
  if (error instanceof FolderLockedError) {
    return both(
      `数据目录 ${error.folder} 正被进程 ${error.pid} 使用：请先停止它，或用 DATA_DIR=另一目录 启动`,
      `The data folder ${error.folder} is in use by process ${error.pid}: stop it first, or start with another DATA_DIR`,
    );
  }
  if (error instanceof FolderDamagedError) {
    const tried =
      error.snapshotsTried > 0
        ? [`，${error.snapshotsTried} 份快照也无法使用`, ` and none of ${error.snapshotsTried} snapshots opens`]
        : ['，且没有快照', ' and there is no snapshot'];
    return both(
      `数据库目录 ${error.folder} 已损坏${tried[0]}，未作任何改动：请从备份恢复该目录（并确认磁盘未满），或用 DATA_DIR=新目录 重新开始（原因：${error.message}）`,
      `The database folder ${error.folder} is damaged${tried[1]}; nothing was changed: put a backup in its place (and see that the disk is not full), or begin anew with another DATA_DIR (${error.message})`,
    );
  }
  if (error instanceof UnfinishedRestoreError) {
    return both(
      `数据目录 ${error.folder} 的一次恢复没有完成：请重新运行 npm run restore -- 备份文件 --replace`,
      `A restore of the data folder ${error.folder} was broken off: run npm run restore -- FILE --replace again`,
    );
  }
  if (error instanceof FolderVersionError) {
    return both(
      `数据库目录 ${error.folder} 由另一版本的内置数据库（${error.version}）创建：请用原来版本的程序打开，或用 DATA_DIR=新目录 启动`,
      `The database folder ${error.folder} was made by another version of the embedded database (${error.version}): open it with the program that made it, or use another DATA_DIR`,
    );
  }
  if (error instanceof BuildMissingError) {
    return both(
      `页面尚未构建（缺少 ${error.message}）：请用 npm start 启动，它会先构建`,
      `The pages are not built (${error.message} is missing): start with npm start, which builds them first`,
    );
  }
  if (error instanceof StartError) return stepSentence(error);
  return both(`启动失败：${plain(error)}`, `Could not start: ${plain(error)}`);
}

function stepSentence(error: StartError): string {
  const { step: name, detail } = error;
  const cause = rootOf(error);
  const code = cause.code ?? '';
  const reason = plain(cause);
  if (isDiskFull(code, reason)) {
    return both(
      `磁盘空间不足，数据写不进 ${detail || '磁盘'}：请腾出空间后再启动（内置数据库至少需要 500 MB），或用 DATA_DIR=另一磁盘上的目录 启动（${reason}）`,
      `The disk is full, ${detail || 'it'} cannot be written: free some space and start again (the embedded database wants 500 MB), or use a DATA_DIR on another disk (${reason})`,
    );
  }
  switch (name) {
    case 'folder':
      return both(
        `数据目录 ${detail} 无法写入（${code || reason}）：请检查权限与磁盘空间，或用 DATA_DIR=另一目录 启动`,
        `The data folder ${detail} cannot be written (${code || reason}): check its rights and the disk’s space, or use another DATA_DIR`,
      );
    case 'listen':
      return listenSentence(detail, code, reason);
    case 'database':
      return databaseSentence(detail, code, reason);
    case 'migrate':
      return migrateSentence(detail, reason);
    case 'seed':
      return both(
        `写入演示数据失败（${reason}）：再次启动会重新写入；不需要演示数据请设 DEMO=0`,
        `The demo world could not be written (${reason}): the next start tries again; DEMO=0 goes without it`,
      );
    case 'compose':
      return both(`启动失败：${reason}`, `Could not start: ${reason}`);
  }
}

/** Said by the system (ENOSPC, EDQUOT), by PostgreSQL (53100), or in the words of either where the code was lost on the way. */
const isDiskFull = (code: string, reason: string): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(code) || /no space left on device|disk quota exceeded|\bENOSPC\b/i.test(reason);

function listenSentence(address: string, code: string, reason: string): string {
  const port = /:(\d+)$/.exec(address)?.[1] ?? '';
  const variable = { sso: 'SSO_PORT', console: 'CONSOLE_PORT', metrics: 'METRICS_PORT' }[address.split(' ')[0] ?? ''] ?? 'PORT';
  if (code === 'EADDRINUSE') return takenSentence([{ variable, port: Number(port) }]);
  if (code === 'EACCES')
    return both(
      `没有权限监听端口 ${port}：请换一个 1024 以上的端口，例如 ${variable}=8080 npm start`,
      `No right to listen on port ${port}: choose one above 1024, such as ${variable}=8080 npm start`,
    );
  return both(
    `无法监听 ${address.replace(/ .*/, '')}（${code || reason}）：请检查 HOST 与 ${variable}`,
    `Cannot listen on ${address.replace(/ .*/, '')} (${code || reason}): check HOST and ${variable}`,
  );
}

function takenSentence(doors: readonly Door[]): string {
  const ports = doors.map(({ port }) => port);
  const others = doors.map(({ variable, port }, at) => `${variable}=${port > 0 && port < 65_435 ? port + 100 : 8_080 + at}`).join(' ');
  if (doors.length === 1)
    return both(
      `端口 ${ports[0]} 已被占用：请停止占用它的程序，或换一个端口，例如 ${others} npm start`,
      `Port ${ports[0]} is taken: stop the program that uses it, or choose another, such as ${others} npm start`,
    );
  return both(
    `端口 ${ports.join('、')} 已被占用：请停止占用它们的程序，或换成其他端口，例如 ${others} npm start`,
    `Ports ${ports.join(', ')} are taken: stop the programs that use them, or choose others, such as ${others} npm start`,
  );
}

function databaseSentence(place: string, code: string, reason: string): string {
  const known: Record<string, readonly [string, string]> = {
    '28P01': ['用户名或密码不正确', 'the user or password is wrong'],
    '28000': ['拒绝该用户登录', 'it refuses this user'],
    '3D000': ['其中没有这个数据库，请先创建', 'it has no such database: create it first'],
    '53300': ['连接数已满', 'it has no connection left'],
    '0A000': ['版本过旧，需要 PostgreSQL 15 或更新版本', 'it is too old: PostgreSQL 15 or newer is needed'],
    ECONNREFUSED: ['连接被拒绝，数据库可能没有启动', 'the connection is refused; it may not be running'],
    ENOTFOUND: ['找不到该主机', 'there is no such host'],
    EAI_AGAIN: ['暂时无法解析该主机', 'the host’s name cannot be looked up'],
  };
  const [zh, en] = known[code] ?? [reason, reason];
  return both(
    `连接不上 PostgreSQL（${place}）：${zh}；请检查 DATABASE_URL，或去掉它以使用内置数据库`,
    `PostgreSQL at ${place} cannot be used: ${en}; check DATABASE_URL, or leave it out to use the embedded database`,
  );
}

function migrateSentence(place: string, reason: string): string {
  if (/which this program does not know/.test(reason)) {
    return both(
      `数据库（${place}）比当前程序新：请更新程序后再启动（${reason}）`,
      `The database (${place}) is newer than this program: update the program (${reason})`,
    );
  }
  if (/has changed since it was applied/.test(reason)) {
    return both(
      `数据库（${place}）的结构与当前程序不一致：请换回创建它的程序版本，或使用另一个数据库（${reason}）`,
      `The database (${place}) was set up by another edition of this program: use that one, or another database (${reason})`,
    );
  }
  return both(`升级数据库（${place}）失败，未作改动：${reason}`, `The database (${place}) could not be brought up to date and is unchanged: ${reason}`);
}

const both = (zh: string, en: string): string => `${zh}。 / ${en}.`;

/** One line, without what may be secret in it. */
const plain = (error: unknown): string =>
  redactText(error instanceof Error ? error.message : String(error))
    .replace(/postgres(ql)?:\/\/\S+/g, 'postgres://…')
    .split('\n')[0]
    ?.slice(0, 300) ?? '';

/** The innermost cause; of several attempts (IPv6 and IPv4) the last. */
function rootOf(error: Error): Error & { code?: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors.at(-1) as Error);
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
