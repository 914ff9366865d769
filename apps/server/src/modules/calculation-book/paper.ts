/** What a book says on paper, before it is a page or a worksheet. */
import type { BookEntry } from '@portal/contract/calculation-book';
import type { BookAnswer, EngineId } from '@portal/engines/calculation-book';
import { formatDateTime } from '@portal/units';
import { isAsSaved, shownEntry } from './shown-book.ts';
import type { BookRow, EntryRow } from './store.ts';

export interface PaperEntry {
  /** `1`, `2`. */
  number: string;
  engine: EngineId;
  title: string;
  engineTitle: string;
  inputs: Record<string, unknown>;
  answer: BookAnswer;
  /** Today's rules say what was saved, so that their arithmetic is that of the answer. */
  follows: boolean;
  /** That they do not, in words; '': they do. */
  note: string;
}

export interface BookPaper {
  facts: readonly (readonly [label: string, text: string])[];
  projectName: string;
  designer: string;
  revision: string;
  /** `定稿于 2026-11-21 10:20`, `草稿`. */
  state: string;
  isFixed: boolean;
  remark: string;
  entries: readonly PaperEntry[];
}

export function paperOf(book: BookRow, entries: readonly EntryRow[]): BookPaper {
  const state = book.gmtFixed === null ? '草稿' : `定稿于 ${formatDateTime(book.gmtFixed.getTime())}`;
  return {
    facts: [
      ['项目名称', book.projectName],
      ['客户名称', book.customer],
      ['设计人', book.designer],
      ['版次', book.revision],
      ['日期', book.bookDate],
      ['状态', state],
    ],
    projectName: book.projectName,
    designer: book.designer,
    revision: book.revision,
    state,
    isFixed: book.gmtFixed !== null,
    remark: book.remark,
    entries: entries.map((entry, place) => paperEntry(shownEntry(entry), place)),
  };
}

function paperEntry(entry: BookEntry, place: number): PaperEntry {
  const { engine, title, engineTitle, inputs, answer, changed, refusal } = entry;
  const figures = changed.map(({ label, before, after }) => `${label} 现为 ${after === '' ? '无' : after}（存入时 ${before === '' ? '无' : before}）`);
  return {
    number: String(place + 1),
    engine,
    title,
    engineTitle,
    inputs,
    answer,
    follows: isAsSaved(entry),
    note:
      refusal === ''
        ? figures.length === 0
          ? ''
          : `计算规则已更新，本项仍为存入时的结果；按现行规则：${figures.slice(0, 5).join('；')}${figures.length > 5 ? ' 等' : ''}。`
        : `计算规则已更新，现行规则不接受这些输入：${refusal}。`,
  };
}

/** Of the file, without what file systems refuse. */
export function fileNameOf({ projectName, revision }: Pick<BookPaper, 'projectName' | 'revision'>, format: 'pdf' | 'xlsx'): string {
  const safe = (text: string): string => text.replace(/[\u0000-\u001F\u007F\\/:*?"<>|\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '_').replace(/^\.+/, '_');
  return `计算书-${safe(projectName)}-${safe(revision)}.${format}`;
}
