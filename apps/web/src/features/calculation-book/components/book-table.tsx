import { ActionRow } from './action-row.tsx';
import type { BookSummary } from '@portal/contract/calculation-book';
import { Anchor, ButtonLink, IconButton, Table, Tag, type Column } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { bookHref } from '../model/hrefs.ts';
import './book-table.css';

interface BookTableProps {
  books: readonly BookSummary[];
  onRemove: (book: BookSummary) => void;
}

export const RevisionTag = ({ revision, gmtFixed }: Pick<BookSummary, 'revision' | 'gmtFixed'>) => (
  <Tag tone={gmtFixed === null ? 'neutral' : 'success'}>
    {revision} 版 · {gmtFixed === null ? '草稿' : '已定稿'}
  </Tag>
);

/** Books of one's own: a table, cards on a phone. */
export function BookTable({ books, onRemove }: BookTableProps) {
  const columns: Column<BookSummary>[] = [
    {
      key: 'name',
      head: '项目名称',
      phone: 'title',
      render: (book) => (
        <span className="cb-name">
          <Anchor href={bookHref(book.bookId)}>{book.projectName}</Anchor>
          <RevisionTag {...book} />
        </span>
      ),
    },
    { key: 'customer', head: '客户', render: ({ customer }) => customer || '-' },
    { key: 'designer', head: '设计人', render: ({ designer }) => designer || '-', phone: 'hidden' },
    { key: 'count', head: '计算', kind: 'figure', render: ({ entryCount }) => `${entryCount} 项` },
    { key: 'date', head: '日期', render: ({ bookDate }) => bookDate, phone: 'hidden' },
    { key: 'modified', head: '更新时间', render: ({ gmtModified }) => formatDateTime(Date.parse(gmtModified)) },
    {
      key: 'deeds',
      head: '操作',
      kind: 'actions',
      render: (book) => (
        <ActionRow>
          <ButtonLink size="small" href={bookHref(book.bookId)} aria-label={`打开：${book.projectName} ${book.revision} 版`}>
            打开
          </ButtonLink>
          <IconButton name="trash" size="small" label={`删除：${book.projectName} ${book.revision} 版`} onClick={() => onRemove(book)} />
        </ActionRow>
      ),
    },
  ];
  return <Table caption="我的计算书" columns={columns} rows={books} rowKey={({ bookId }) => bookId} />;
}
