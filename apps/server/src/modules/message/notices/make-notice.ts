import type { Db } from '../../../platform/db/database.ts';
import { insertNotice } from '../prompts/store.ts';

interface NoticeWords {
  noticeNo: string;
  title: string;
  text: string;
  /** Milliseconds: from when on it is told. */
  publishAt: number;
  /** Null where the command writes it. */
  operatorNo: string | null;
  /** Whether its message is sent at that moment by the clock; else the caller sends it. */
  isToldLater: boolean;
}

/** What an operator tells many: `price` with its days and its end, or a message alone. */
export type NewNotice = NoticeWords & ({ kind: 'price'; beginDate: string; endDate: string; endAt: number | null } | { kind: 'system'; link: string | null });

/** Writes a notice down; it is told from its moment on. */
export async function makeNotice(db: Db, given: NewNotice): Promise<void> {
  const { kind, noticeNo, title, text, operatorNo } = given;
  const gmtPublish = new Date(given.publishAt);
  const words = { kind, noticeNo, title, text, operatorNo, gmtPublish, gmtTell: given.isToldLater ? gmtPublish : null };
  await insertNotice(
    db,
    given.kind === 'price'
      ? { ...words, beginDate: given.beginDate, endDate: given.endDate, gmtEnd: given.endAt === null ? null : new Date(given.endAt) }
      : { ...words, link: given.link, gmtEnd: gmtPublish },
  );
}
