/** Why an archive is not taken, in one sentence of two languages. */
import { ArchiveError, type ArchiveFault } from './archive-error.ts';

const WORDS: Readonly<Record<ArchiveFault, readonly [string, string]>> = {
  notAnArchive: ['该文件不是门户的备份', 'This file is not a backup of the portal'],
  newerFormat: ['该备份由更新版本的程序写成，请先更新程序', 'This backup was written by a newer program: update this one first'],
  cut: ['备份文件不完整（被截断），请换一份备份', 'The backup is cut short: use another one'],
  damaged: ['备份文件已损坏或被改动，请换一份备份', 'The backup is damaged or was changed: use another one'],
  keyMissing: ['该备份已加密，请用 BACKUP_KEY 或 --key-file 给出口令', 'This backup is encrypted: give its passphrase by BACKUP_KEY or --key-file'],
  keyWrong: ['口令不对，无法解开该备份', 'The passphrase does not fit this backup'],
  notEncrypted: [
    '给出了口令，但该备份没有加密：确认来源可靠后，去掉口令再试',
    'A passphrase was given, but this backup is not encrypted: leave the passphrase out if you trust where it comes from',
  ],
  newerProgram: ['该备份来自更新版本的门户，请先更新程序', 'This backup comes from a newer portal: update this program first'],
  otherEdition: [
    '该备份来自另一版次的门户，其数据库结构与本程序不一致',
    'This backup comes from another edition of the portal: its database is laid out differently',
  ],
  notEqual: ['恢复出来的内容与备份时不一致，该备份不可用', 'What was read back is not what was kept: this backup is of no use'],
};

/** Without a full stop; undefined for an error of another kind. */
export function archiveWords(error: unknown): readonly [zh: string, en: string] | undefined {
  if (!(error instanceof ArchiveError)) return undefined;
  const [zh, en] = WORDS[error.fault];
  return [`${zh}（${error.message}）`, `${en} (${error.message})`];
}
