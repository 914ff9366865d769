import type { Book, BookEntry } from '@portal/contract/calculation-book';
import { ButtonLink, Empty, toast } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { CALCULATORS_PATH } from '../../calculator/index.ts';
import { SCENARIOS_PATH } from '../../recommend/index.ts';
import { bringBackBook, bringBackEntry, moveEntries, removeBook, removeEntry, saveEntry } from '../api.ts';
import { ActionRow } from './action-row.tsx';
import { BookDialogs, type OpenBookDialog } from './book-dialogs.tsx';
import type { BookAddress } from '../model/hrefs.ts';
import { BookHead } from './book-head.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { EntryCard, type EntryActions } from './entry-card.tsx';
import './book-view.css';

interface BookViewProps {
  book: Book;
  /** What of it is compared, as the address says. */
  address: BookAddress;
  onCompare: (compared: Pick<BookAddress, 'compare' | 'beside' | 'besideBook'>) => void;
  /** Reads the book anew. */
  onChanged: () => Promise<unknown>;
  /** Another revision, or the list once the book is deleted. */
  onLeave: (bookId: string | null) => void;
}

/** A book with its calculations, to be edited until it is fixed. */
export function BookView({ book, address, onCompare, onChanged, onLeave }: BookViewProps) {
  const { bookId, entries, gmtFixed } = book;
  const [asked, setAsked] = useState<OpenBookDialog | null>(null);
  const compared = entries.find(({ entryId }) => entryId === address.compare);
  const change = async (edit: () => Promise<void>, onDone?: () => void) => {
    try {
      await edit();
      onDone?.();
    } catch (failure) {
      tellFailure(failure);
    }
    await onChanged();
  };
  const undo = (words: string, back: () => Promise<void>) => void toast.success(words, { action: { label: '撤销', onAct: () => void change(back) } });
  const move = ({ entryId }: BookEntry, by: 1 | -1) => {
    const ids = entries.map((one) => one.entryId);
    const from = ids.indexOf(entryId);
    const moved = ids.toSpliced(from, 1).toSpliced(from + by, 0, entryId);
    void change(() => moveEntries(book, moved));
  };
  const remove = async () => {
    try {
      await removeBook(bookId);
      undo('计算书已删除', () => bringBackBook(bookId));
      onLeave(null);
    } catch (failure) {
      tellFailure(failure);
    }
  };
  const actions: EntryActions = {
    edit:
      gmtFixed === null
        ? {
            rename: (entry) => setAsked({ kind: 'rename', entry }),
            remove: ({ entryId, title }) =>
              void change(
                () => removeEntry(bookId, entryId),
                () => undo(`已删除“${title}”`, () => bringBackEntry(bookId, entryId)),
              ),
            update: ({ entryId, title, inputs }) =>
              void change(
                () => saveEntry(book, { entryId, title, inputs }),
                () => void toast.success('已按现行规则更新'),
              ),
            move,
          }
        : null,
    compare: ({ entryId }) => onCompare({ compare: entryId, beside: null, besideBook: null }),
  };
  const ask = (kind: 'head' | 'fix' | 'revise') => () => setAsked({ kind });
  return (
    <div className="cb-book">
      <BookHead book={book} onEdit={ask('head')} onFix={ask('fix')} onRevise={ask('revise')} onRemove={() => void remove()} />
      {entries.length === 0 ? (
        <Empty
          text="计算书里还没有计算。打开一个计算器或智能配单，得到结果后点“存入计算书”"
          action={
            <ActionRow>
              <ButtonLink kind="primary" href={CALCULATORS_PATH}>
                打开安防计算器
              </ButtonLink>
              <ButtonLink href={SCENARIOS_PATH}>智能配单工具</ButtonLink>
            </ActionRow>
          }
        />
      ) : (
        entries.map((entry, place) => <EntryCard key={entry.entryId} entry={entry} place={place + 1} isLast={place === entries.length - 1} actions={actions} />)
      )}
      {compared !== undefined && (
        <CompareDialog
          book={book}
          entry={compared}
          chosen={address}
          onChoose={(chosen) => onCompare({ compare: compared.entryId, ...chosen })}
          onClose={() => onCompare({ compare: null, beside: null, besideBook: null })}
        />
      )}
      {asked !== null && <BookDialogs book={book} asked={asked} onClose={() => setAsked(null)} onChanged={onChanged} onLeave={onLeave} />}
    </div>
  );
}
