import { BOOK_PROJECT_MAX, BOOK_TITLE_MAX, bookCopy, type BookSummary } from '@portal/contract/calculation-book';
import { Button, Dialog, ErrorState, Field, Input, Notice, RadioGroup, Select, TableSkeleton, toast } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { localDrawer } from '../../../lib/kept/storage.ts';
import { addEntry, bookQuery, booksQuery, createBook, saveEntry, type EntryToSave } from '../api.ts';
import { emptyHead, readHead, today, type HeadDraft } from '../model/head-draft.ts';
import { bookHref } from '../model/hrefs.ts';
import { NEW_BOOK, preselectedBook } from '../model/preselected.ts';
import { HeadFields } from './head-fields.tsx';
import './save-dialog.css';

/** What is to be saved; `title` is only offered. `eachVariant`: all that could be saved in its place, as of a recommendation its tiers. */
export interface Saved extends EntryToSave {
  eachVariant?: () => readonly Pick<EntryToSave, 'title' | 'inputs'>[];
  /** Name of the design order it is for; '' where nothing says. */
  project?: string;
}

const NEW = NEW_BOOK;

/** Chooses the book a calculation goes into, or makes one; within it a new entry or one that stands there already. */
export function SaveDialog({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const { data, error, isPending, refetch } = useQuery(booksQuery(''));
  const books = data?.data.filter(({ gmtFixed }) => gmtFixed === null) ?? [];
  return (
    <>
      {isPending || error !== null ? (
        <Dialog open onClose={onClose} width="medium" title="存入计算书" actions={<Button onClick={onClose}>取消</Button>}>
          {isPending ? (
            <TableSkeleton rows={3} columns={2} />
          ) : (
            <ErrorState title="计算书没有加载成功" safe={failureWords(error)} actions={<Button onClick={() => void refetch()}>重试</Button>} />
          )}
        </Dialog>
      ) : (
        <Choice saved={saved} books={books} onClose={onClose} />
      )}
    </>
  );
}

function Choice({ saved, books, onClose }: { saved: Saved; books: readonly BookSummary[]; onClose: () => void }) {
  const project = saved.project ?? '';
  const [bookId, setBookId] = useState(() => preselectedBook(books, { project, lastUsed: localDrawer.read('calculatorBook') }));
  const [isUnchosenTold, setUnchosenTold] = useState(false);
  const [entryId, setEntryId] = useState(NEW);
  const [typed, setTyped] = useState<string | null>(null);
  const [head, setHead] = useState(() => ({ ...emptyHead(today()), projectName: project.slice(0, BOOK_PROJECT_MAX) }));
  const [errors, setErrors] = useState<Partial<HeadDraft>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [variants] = useState(() => saved.eachVariant?.() ?? []);
  const [isEach, setEach] = useState(false);
  // of several entries those that are in already, and the book made for them: a second try goes on from there
  const sent = useRef<{ bookId: string | null; count: number }>({ bookId: null, count: 0 });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isNew = bookId === NEW;
  const { data: book } = useQuery({ ...bookQuery(bookId), enabled: !isNew && bookId !== '' });
  const same = book?.entries.filter(({ engine }) => engine === saved.engine) ?? [];
  // two variants are told apart by their names
  const title = typed ?? (same.length === 0 ? saved.title : `${saved.title} ${same.length + 1}`).slice(0, BOOK_TITLE_MAX);
  const replaced = same.find((entry) => entry.entryId === entryId);

  const changeHead = (written: HeadDraft, left: Partial<HeadDraft>) => {
    setHead(written);
    setErrors(left);
  };
  const put = async (): Promise<string | null> => {
    const { engine, inputs } = saved;
    if (isEach) return await putEach();
    const entry = { engine, inputs, title };
    if (isNew) {
      const read = readHead(head);
      setErrors(read.errors ?? {});
      return read.head && createBook(read.head, entry);
    }
    if (replaced && book) await saveEntry(book, { entryId: replaced.entryId, title, inputs: saved.inputs });
    else await addEntry(bookId, entry);
    return bookId;
  };
  /** A new book begins with the first of them. */
  const putEach = async (): Promise<string | null> => {
    const entries = variants.map((one) => ({ engine: saved.engine, ...one }));
    const [first, ...others] = entries;
    if (isNew && sent.current.bookId === null && first !== undefined) {
      const read = readHead(head);
      setErrors(read.errors ?? {});
      if (!read.head) return null;
      sent.current = { bookId: await createBook(read.head, first), count: 0 };
    }
    const into = sent.current.bookId ?? bookId;
    for (const entry of (sent.current.bookId === null ? entries : others).slice(sent.current.count)) {
      await addEntry(into, entry);
      sent.current.count += 1;
    }
    return into;
  };
  const save = async () => {
    setUnchosenTold(bookId === '');
    if (bookId === '') return;
    if (title.trim() === '') return setFailure(bookCopy.titleRequired);
    setBusy(true);
    setFailure(null);
    try {
      const into = await put();
      if (into !== null) {
        localDrawer.write('calculatorBook', into);
        void queries.invalidateQueries({ queryKey: ['calculation-book'] });
        toast.success('已存入计算书', { action: { label: '查看', onAct: () => void navigate(bookHref(into)) } });
        onClose();
      }
    } catch (failed) {
      tellFailure(failed, setFailure);
      void queries.invalidateQueries({ queryKey: ['calculation-book', bookId] });
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="medium"
      title="存入计算书"
      action={{ label: replaced && !isEach ? '替换这一项' : '存入', onAct: () => void save(), busy: isBusy }}
    >
      <div className="cb-save">
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <Field label="计算书" error={isUnchosenTold ? '请选择计算书' : null}>
          <Select
            value={bookId}
            onChange={(event) => {
              setBookId(event.target.value);
              setUnchosenTold(false);
              setEntryId(NEW);
              setTyped(null);
            }}
          >
            {bookId === '' && <option value="">请选择计算书</option>}
            {books.map((one) => (
              <option key={one.bookId} value={one.bookId}>
                {one.projectName}（{one.revision} 版，{one.entryCount} 项）
              </option>
            ))}
            <option value={NEW}>新建一份计算书</option>
          </Select>
        </Field>
        {variants.length > 1 && (
          <RadioGroup
            legend="存哪些"
            name="cb-variants"
            value={isEach ? 'each' : 'shown'}
            onChange={(chosen) => setEach(chosen === 'each')}
            options={[
              { value: 'shown', label: `只存“${saved.title}”，不含型号和价格` },
              { value: 'each', label: `${variants.map((one) => one.title).join('、')}各存一项，可以并排对比` },
            ]}
          />
        )}
        {!isEach && !isNew && same.length > 0 && (
          <RadioGroup
            legend="存为"
            name="cb-entry"
            value={entryId}
            onChange={(chosen) => {
              setEntryId(chosen);
              setTyped(same.find((entry) => entry.entryId === chosen)?.title ?? null);
            }}
            options={[{ value: NEW, label: '新的一项' }, ...same.map((entry) => ({ value: entry.entryId, label: `替换“${entry.title}”` }))]}
          />
        )}
        {!isEach && (
          <Field label="这一项的名称" hint="两个方案各存一项，可以并排对比" required>
            <Input value={title} maxLength={BOOK_TITLE_MAX} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
          </Field>
        )}
        {isNew && <HeadFields draft={head} errors={errors} onChange={changeHead} />}
      </div>
    </Dialog>
  );
}
