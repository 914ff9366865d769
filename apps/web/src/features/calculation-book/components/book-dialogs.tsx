import { BOOK_REVISION_MAX, BOOK_TITLE_MAX, type Book, type BookEntry } from '@portal/contract/calculation-book';
import { Dialog, Field, Input, Notice, toast } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { useState, type ReactNode } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { fixBook, reviseBook, saveEntry, saveHead } from '../api.ts';
import { revisionAfter, today, type HeadDraft } from '../model/head-draft.ts';
import { HeadDialog } from './head-dialog.tsx';

export type OpenBookDialog = { kind: 'head' | 'fix' | 'revise' } | { kind: 'rename'; entry: BookEntry };

interface BookDialogsProps {
  book: Book;
  asked: OpenBookDialog;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
  onLeave: (bookId: string) => void;
}

/** What is asked before a book is changed. */
export function BookDialogs({ book, asked, onClose, onChanged, onLeave }: BookDialogsProps) {
  const done = async (words: string) => {
    onClose();
    toast.success(words);
    await onChanged();
  };
  switch (asked.kind) {
    case 'head':
      return (
        <HeadDialog
          title="编辑项目信息"
          actionLabel="保存"
          first={headOf(book)}
          onClose={onClose}
          onSave={async (head) => {
            await saveHead(book, head);
            await done('已保存');
          }}
        />
      );
    case 'rename':
      return <RenameDialog book={book} entry={asked.entry} onClose={onClose} onDone={() => done('已改名')} />;
    case 'revise':
      return <ReviseDialog book={book} onClose={onClose} onDone={onLeave} />;
    case 'fix':
      return (
        <Asking
          title={`定稿 ${book.revision} 版？`}
          actionLabel="定稿"
          onClose={onClose}
          act={() => fixBook(book)}
          onDone={() => done(`${book.revision} 版已定稿`)}
        >
          <p>定稿后这一版的输入和结果不再改变，可以签字存档；要改请从它新建一版。</p>
        </Asking>
      );
  }
}

const headOf = ({ projectName, customer, designer, revision, bookDate, remark }: Book): HeadDraft => ({
  projectName,
  customer,
  designer,
  revision,
  bookDate,
  remark,
});

interface AskingProps {
  title: string;
  actionLabel: string;
  children: ReactNode;
  /** Rejects as its call does; what is typed then stays. */
  act: () => Promise<void>;
  onDone: () => unknown;
  onClose: () => void;
}

function Asking({ title, actionLabel, children, act, onDone, onClose }: AskingProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
      onDone();
    } catch (failed) {
      tellFailure(failed, setFailure);
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title={title} action={{ label: actionLabel, onAct: () => void go(), busy: isBusy }}>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {children}
    </Dialog>
  );
}

function RenameDialog({ book, entry, onClose, onDone }: { book: Book; entry: BookEntry; onClose: () => void; onDone: () => unknown }) {
  const [title, setTitle] = useState(entry.title);
  const { entryId } = entry;
  return (
    <Asking title="改名" actionLabel="保存" onClose={onClose} act={() => saveEntry(book, { entryId, title, inputs: null })} onDone={onDone}>
      <Field label="这一项的名称" required>
        <Input value={title} maxLength={BOOK_TITLE_MAX} autoComplete="off" onChange={(event) => setTitle(event.target.value)} />
      </Field>
    </Asking>
  );
}

/** The new revision is opened. */
function ReviseDialog({ book, onClose, onDone }: { book: Book; onClose: () => void; onDone: (bookId: string) => void }) {
  const [revision, setRevision] = useState(() => revisionAfter(book.revision));
  const [bookDate, setBookDate] = useState(today);
  const revise = async () => {
    const bookId = await reviseBook(book.bookId, revision, bookDate);
    onClose();
    onDone(bookId);
  };
  return (
    <Asking title="新建一版" actionLabel="新建一版" onClose={onClose} act={revise} onDone={() => toast.success(`已从 ${book.revision} 版新建 ${revision} 版`)}>
      <p>{book.revision} 版保持原样，新的一版从它的全部计算开始。</p>
      <Field label="版次" required>
        <Input value={revision} maxLength={BOOK_REVISION_MAX} autoComplete="off" onChange={(event) => setRevision(event.target.value)} />
      </Field>
      <Field label="日期" required>
        <DateInput value={bookDate} onChange={(event) => setBookDate(event.target.value)} />
      </Field>
    </Asking>
  );
}
