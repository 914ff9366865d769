import { bookCopy, bookFileHref, type Book } from '@portal/contract/calculation-book';
import { Anchor, Button, IconButton } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { bookHref } from '../model/hrefs.ts';
import { ActionRow } from './action-row.tsx';
import { RevisionTag } from './book-table.tsx';
import { ExportButton } from '../../private-product/index.ts';

interface BookHeadProps {
  book: Book;
  onEdit: () => void;
  onFix: () => void;
  onRevise: () => void;
  onRemove: () => void;
}

/** Whose book it is, of which revision, and what can be done with it. */
export function BookHead({ book, onEdit, onFix, onRevise, onRemove }: BookHeadProps) {
  const { bookId, projectName, revision, gmtFixed, entries, revisions } = book;
  const facts = [
    ['客户', book.customer],
    ['设计人', book.designer],
    ['日期', book.bookDate],
    ['更新时间', formatDateTime(Date.parse(book.gmtModified))],
    ['定稿时间', gmtFixed === null ? '' : formatDateTime(Date.parse(gmtFixed))],
    ['备注', book.remark],
  ].filter(([, text]) => text !== '');
  return (
    <header className="cb-head">
      <div className="cb-head__top">
        <h1>{projectName}</h1>
        <RevisionTag {...book} />
        <span className="cb-head__space" />
        <ActionRow>
          {entries.length > 0 && (
            <>
              <ExportButton href={bookFileHref(bookId, 'pdf')} label="导出 PDF" file={fileOf(book, 'pdf')} />
              <ExportButton href={bookFileHref(bookId, 'xlsx')} label="导出 Excel" file={fileOf(book, 'xlsx')} />
            </>
          )}
          {gmtFixed === null && <Button onClick={onEdit}>编辑信息</Button>}
          {gmtFixed === null && entries.length > 0 && (
            <Button kind="primary" onClick={onFix}>
              定稿
            </Button>
          )}
          {gmtFixed !== null && (
            <Button kind="primary" onClick={onRevise}>
              新建一版
            </Button>
          )}
          <IconButton name="trash" label={`删除：${projectName} ${revision} 版`} onClick={onRemove} />
        </ActionRow>
      </div>
      <dl className="cb-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {revisions.length > 1 && (
        <nav className="cb-revisions" aria-label="各版">
          各版：
          {revisions.map((one) =>
            one.bookId === bookId ? (
              <b key={one.bookId} aria-current="page">
                {one.revision}
              </b>
            ) : (
              <Anchor key={one.bookId} href={bookHref(one.bookId)}>
                {one.revision}
                {one.gmtFixed === null ? '（草稿）' : ''}
              </Anchor>
            ),
          )}
        </nav>
      )}
    </header>
  );
}

const fileOf = ({ projectName, revision }: Book, format: 'pdf' | 'xlsx') => ({
  name: `计算书-${projectName}-${revision}.${format}`,
  slow: bookCopy.exportSlow,
  done: bookCopy.exported,
});
