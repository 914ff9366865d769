import type { Book, BookEntry } from '@portal/contract/calculation-book';
import { compareAnswers, type ComparedAnswerLine } from '@portal/engines/calculation-book';
import { Button, Dialog, Empty, ErrorState, Field, Select, TableSkeleton, Checkbox } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { bookQuery, booksQuery } from '../api.ts';
import './compare-dialog.css';

/** The other calculation, and its book where that is another; null: the first of this one. */
export interface Beside {
  beside: string | null;
  besideBook: string | null;
}

interface CompareDialogProps {
  book: Book;
  entry: BookEntry;
  chosen: Beside;
  onChoose: (chosen: Beside) => void;
  onClose: () => void;
}

/** A calculation beside another one of the same engine, of this book or of another (BOOK-8). */
export function CompareDialog({ book, entry, chosen, onChoose, onClose }: CompareDialogProps) {
  const otherBookId = chosen.besideBook ?? book.bookId;
  const { data: books } = useQuery(booksQuery(''));
  const { data: otherBook, error, isPending } = useQuery({ ...bookQuery(otherBookId), enabled: otherBookId !== book.bookId });
  const shown = otherBookId === book.bookId ? book : otherBook;
  const choices = shown?.entries.filter(({ engine, entryId }) => engine === entry.engine && entryId !== entry.entryId) ?? [];
  const other = choices.find(({ entryId }) => entryId === chosen.beside) ?? choices[0];
  const others = books?.data.filter(({ bookId }) => bookId !== book.bookId) ?? [];
  return (
    <Dialog open onClose={onClose} width="wide" title={`对比：${entry.title}`} actions={<Button onClick={onClose}>关闭</Button>}>
      <div className="cb-compare">
        <div className="cb-compare__choice">
          <Field label="与哪份计算书里的">
            <Select value={otherBookId} onChange={({ target }) => onChoose({ beside: null, besideBook: target.value === book.bookId ? null : target.value })}>
              <option value={book.bookId}>这一份</option>
              {others.map(({ bookId, projectName, revision }) => (
                <option key={bookId} value={bookId}>
                  {projectName}（{revision} 版）
                </option>
              ))}
            </Select>
          </Field>
          <Field label="哪一项对比">
            <Select value={other?.entryId ?? ''} disabled={choices.length === 0} onChange={({ target }) => onChoose({ ...chosen, beside: target.value })}>
              {choices.length === 0 && <option value="">没有同类计算</option>}
              {choices.map(({ entryId, title }) => (
                <option key={entryId} value={entryId}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {otherBookId !== book.bookId && isPending && <TableSkeleton rows={4} columns={3} />}
        {error !== null && otherBookId !== book.bookId && <ErrorState title="计算书没有加载成功" safe={failureWords(error)} />}
        {shown !== undefined && other === undefined && <Empty text={`这份计算书里没有别的“${entry.engineTitle}”，把另一个方案也存进来就能对比`} />}
        {other !== undefined && <Compared entry={entry} other={other} />}
      </div>
    </Dialog>
  );
}

const PARTS: readonly (readonly [ComparedAnswerLine['part'], string])[] = [
  ['input', '输入'],
  ['result', '结果'],
  ['warning', '提醒'],
];

function Compared({ entry, other }: { entry: BookEntry; other: BookEntry }) {
  const [isDifferentOnly, setDifferentOnly] = useState(true);
  const lines = compareAnswers(entry.answer, other.answer);
  const shown = lines.filter(({ isSame }) => !isDifferentOnly || !isSame);
  return (
    <>
      <Checkbox checked={isDifferentOnly} onChange={(event) => setDifferentOnly(event.target.checked)}>
        {`只看不同（${lines.filter(({ isSame }) => !isSame).length} 处）`}
      </Checkbox>
      {shown.length === 0 ? (
        <p>两项的输入和结果完全相同。</p>
      ) : (
        <div className="cb-compare__scroll">
          <table className="cb-compare__table">
            <thead>
              <tr>
                <th scope="col">项目</th>
                <th scope="col">{entry.title}</th>
                <th scope="col">{other.title}</th>
                <th scope="col">相差</th>
              </tr>
            </thead>
            {PARTS.map(([part, name]) => (
              <Part key={part} name={name} lines={shown.filter((line) => line.part === part)} />
            ))}
          </table>
        </div>
      )}
    </>
  );
}

function Part({ name, lines }: { name: string; lines: readonly ComparedAnswerLine[] }) {
  if (lines.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {name}
        </th>
      </tr>
      {lines.map(({ label, before, after, isSame, change }, place) => (
        <tr key={`${label} ${place}`} data-different={isSame ? undefined : true}>
          <th scope="row">{label}</th>
          <td>{before || '–'}</td>
          <td>{after || '–'}</td>
          <td>{change}</td>
        </tr>
      ))}
    </tbody>
  );
}
