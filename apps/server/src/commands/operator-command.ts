/** What the operator's commands share: where they speak, names as typed, the passphrase, and failures as one sentence. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { archiveWords } from '../platform/backup/fault-words.ts';
import { backupKeyOf, type BackupKey } from '../platform/backup/seal.ts';
import { DatabaseInUseError } from '../platform/backup/restore-server.ts';
import { FileThereError } from '../platform/backup/take-backup.ts';
import { FolderLockedError } from '../platform/db/lock.ts';
import { FolderDamagedError, FolderVersionError } from '../platform/db/restore.ts';
import { readEnvironment, type Environment } from '../platform/environment.ts';
import { redactText } from '../platform/redact.ts';

/** Ends the command with one sentence in two languages; nothing of it is our mistake. */
export class CannotBegin extends Error {}

export const bothWords = (zh: string, en: string): string => `${zh}。 / ${en}.`;

export interface CommandIo {
  say(text: string): void;
  sayError(text: string): void;
  /** Folder in which the command was typed: names of files are meant from there. */
  from: string;
}

const PASSPHRASE_LENGTH_MIN = 16;

/** The passphrase of `--key-file`, else of BACKUP_KEY; undefined when neither is given. */
export async function readKey(keyFile: string | undefined, environment: Environment, from: string): Promise<BackupKey | undefined> {
  const passphrase = keyFile === undefined ? environment.BACKUP_KEY : (await readKeyFile(resolve(from, keyFile))).trim();
  if (passphrase === undefined) return undefined;
  if (passphrase.length < PASSPHRASE_LENGTH_MIN)
    throw new CannotBegin(bothWords(`备份口令至少 ${PASSPHRASE_LENGTH_MIN} 个字符`, `The passphrase needs ${PASSPHRASE_LENGTH_MIN} characters or more`));
  return backupKeyOf(passphrase);
}

async function readKeyFile(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new CannotBegin(bothWords(`读不到口令文件 ${path}`, `The key file ${path} cannot be read`));
  });
}

/** Runs `work` and gives the exit code: 0 done, 2 not done, which was then said in one sentence. */
export async function runCommand(
  variables: Readonly<Record<string, string | undefined>>,
  io: CommandIo,
  { undone, work }: { undone: readonly [zh: string, en: string]; work: (environment: Environment) => Promise<void> },
): Promise<number> {
  const outcome = readEnvironment(variables);
  if (!outcome.ok) {
    outcome.complaints.forEach((complaint) => io.sayError(complaint));
    return 2;
  }
  try {
    await work(outcome.environment);
    return 0;
  } catch (error) {
    io.sayError(sentenceOf(error, undone));
    return 2;
  }
}

function sentenceOf(error: unknown, undone: readonly [string, string]): string {
  if (error instanceof CannotBegin) return error.message;
  const [zh, en] = reasonOf(error);
  return bothWords(`${undone[0]}：${zh}`, `${undone[1]}: ${en}`);
}

/** Why a data folder cannot be had, in Chinese and English; undefined where it is something else. */
export function folderWords(error: unknown): readonly [string, string] | undefined {
  if (error instanceof FolderLockedError)
    return [
      `数据目录 ${error.folder} 正被进程 ${error.pid} 使用，请先停止门户`,
      `the data folder ${error.folder} is in use by process ${error.pid}: stop the portal first`,
    ];
  if (error instanceof FolderDamagedError)
    return [`数据目录 ${error.folder} 已损坏且没有可用的快照`, `the data folder ${error.folder} is damaged and has no good snapshot`];
  if (error instanceof FolderVersionError)
    return [`数据目录 ${error.folder} 由其他版本的内置数据库创建`, `the data folder ${error.folder} was made by another version of the embedded database`];
  return undefined;
}

function reasonOf(error: unknown): readonly [string, string] {
  const words = archiveWords(error) ?? folderWords(error);
  if (words) return words;
  if (error instanceof FileThereError) return [`文件 ${error.message} 已存在`, `the file ${error.message} exists already`];
  if (error instanceof DatabaseInUseError)
    return [`数据库正在使用中（${error.message}），请先停止所有门户节点`, `the database is in use (${error.message}): stop every node of the portal first`];
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return ['磁盘空间不足', 'the disk is full'];
  if (code === 'ENOENT') return ['找不到文件或目录', `there is no such file or folder (${plain(error)})`];
  return [plain(error), plain(error)];
}

/** One line, without what may be secret in it. */
const plain = (error: unknown): string =>
  redactText(error instanceof Error ? error.message : String(error))
    .replace(/postgres(ql)?:\/\/\S+/g, 'postgres://…')
    .split('\n')[0]
    ?.slice(0, 300) ?? '';
