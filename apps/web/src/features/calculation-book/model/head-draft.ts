import { BOOK_CUSTOMER_MAX, BOOK_DESIGNER_MAX, BOOK_PROJECT_MAX, BOOK_REMARK_MAX, BOOK_REVISION_MAX, BookHead } from '@portal/contract/calculation-book';

export const HEAD_FIELDS = [
  { name: 'projectName', label: '项目名称', max: BOOK_PROJECT_MAX, required: true },
  { name: 'customer', label: '客户名称', max: BOOK_CUSTOMER_MAX },
  { name: 'designer', label: '设计人', max: BOOK_DESIGNER_MAX },
  { name: 'revision', label: '版次', max: BOOK_REVISION_MAX, required: true, hint: '如 A、B，或 1.0' },
  { name: 'bookDate', label: '日期', max: 10, required: true },
  { name: 'remark', label: '备注', max: BOOK_REMARK_MAX },
] as const;

export type HeadDraft = Record<(typeof HEAD_FIELDS)[number]['name'], string>;

/** By the calendar of whoever writes. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');

export const emptyHead = (today: string): HeadDraft => ({ projectName: '', customer: '', designer: '', revision: 'A', bookDate: today, remark: '' });

/** The head as it may be sent, or what is wrong by field. */
export function readHead(draft: HeadDraft): { head: HeadDraft; errors: null } | { head: null; errors: Partial<HeadDraft> } {
  const read = BookHead.safeParse(draft);
  if (read.success) return { head: read.data, errors: null };
  const errors: Partial<HeadDraft> = {};
  for (const { path, message } of read.error.issues) {
    const [name] = path as [keyof HeadDraft];
    errors[name] ??= message;
  }
  return { head: null, errors };
}

/** The letter or number after: `A` → `B`, `1.2` → `1.3`, `Z` → `AA`; '' where none is known. */
export function revisionAfter(revision: string): string {
  const number = /^(.*?)(\d+)$/.exec(revision);
  if (number) return `${number[1] ?? ''}${Number(number[2]) + 1}`;
  if (!/^[A-Z]{1,3}$/i.test(revision)) return '';
  const last = revision.slice(-1);
  const before = revision.slice(0, -1);
  if (last !== 'Z' && last !== 'z') return before + String.fromCharCode(last.charCodeAt(0) + 1);
  const first = last === 'Z' ? 'A' : 'a';
  return (before === '' ? first : revisionAfter(before)) + first;
}
