import type { BookEntry } from '@portal/contract/calculation-book';
import { Button, ButtonLink, IconButton, Notice } from '@portal/ui';
import { engineHref } from '../model/hrefs.ts';
import { ActionRow } from './action-row.tsx';
import { Proof, Results, Warnings } from './answer-parts.tsx';

export interface EntryActions {
  /** Null: the book is fixed. */
  edit: {
    rename: (entry: BookEntry) => void;
    remove: (entry: BookEntry) => void;
    /** Saves it with what the rules of today say. */
    update: (entry: BookEntry) => void;
    /** By one place; null: it is the first, or the last. */
    move: (entry: BookEntry, by: 1 | -1) => void;
  } | null;
  compare: (entry: BookEntry) => void;
}

interface EntryCardProps {
  entry: BookEntry;
  /** From 1. */
  place: number;
  isLast: boolean;
  actions: EntryActions;
}

/** One calculation: what it came to, what has become of it, and how it came about. */
export function EntryCard({ entry, place, isLast, actions: { edit, compare } }: EntryCardProps) {
  const { title, engineTitle, answer } = entry;
  return (
    <article className="cb-entry" id={`entry-${entry.entryId}`} aria-label={title}>
      <header className="cb-entry__head">
        <div>
          <h2>
            {place}　{title}
          </h2>
          <p className="p-small">{engineTitle}</p>
        </div>
        <ActionRow>
          <ButtonLink size="small" href={engineHref(entry)}>
            {edit === null ? '查看计算' : '打开计算'}
          </ButtonLink>
          <Button size="small" onClick={() => compare(entry)}>
            对比
          </Button>
          {edit !== null && (
            <>
              <Button size="small" kind="quiet" onClick={() => edit.rename(entry)}>
                改名
              </Button>
              <IconButton name="chevron-up" size="small" label={`上移：${title}`} disabled={place === 1} onClick={() => edit.move(entry, -1)} />
              <IconButton name="chevron-down" size="small" label={`下移：${title}`} disabled={isLast} onClick={() => edit.move(entry, 1)} />
              <IconButton name="trash" size="small" label={`删除：${title}`} onClick={() => edit.remove(entry)} />
            </>
          )}
        </ActionRow>
      </header>
      <p className="cb-entry__headline">{answer.headline}</p>
      <Changed entry={entry} onUpdate={edit && (() => edit.update(entry))} />
      <Warnings warnings={answer.warnings} />
      <Results results={answer.results} />
      {answer.notes.length > 0 && (
        <ul className="cb-notes">
          {answer.notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Proof answer={answer} />
    </article>
  );
}

/** What the rules of today say otherwise (BOOK-4). */
function Changed({ entry: { changed, refusal }, onUpdate }: { entry: BookEntry; onUpdate: (() => void) | null }) {
  if (refusal !== '') return <Notice tone="warning">计算规则已更新，现行规则不接受这些输入：{refusal}。这里仍是存入时的结果，请打开计算后修改。</Notice>;
  if (changed.length === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        onUpdate && (
          <Button size="small" onClick={onUpdate}>
            按现行规则更新
          </Button>
        )
      }
    >
      计算规则已更新，这里仍是存入时的结果。按现行规则：
      {changed.map(({ label, before, after }) => `${label} ${before || '无'} → ${after || '无'}`).join('；')}
    </Notice>
  );
}
