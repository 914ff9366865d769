import { useState, type ChangeEvent } from 'react';
import type { CellField } from '../../lines/model/cell-range.ts';
import { beginsAnew, cutWords, figureRules, leftOut, refusal, type LeftOut } from '../model/typed-figure.ts';

export interface TypedFigure {
  /** For the box. */
  box: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: { currentTarget: HTMLInputElement }) => void;
  };
  isTyped: boolean;
  /** Said at the cell: what is not taken, or was cut. */
  note: string | null;
  /** Gives what was typed to `onTaken`, unless it is no figure: then the one that stood stays, and the note says so. */
  commit: (onTaken: (text: string) => void) => void;
  abandon: () => void;
}

/** A figure while it is typed over `text`. No part of what is no figure becomes another one. */
export function useTypedFigure(field: CellField, text: string): TypedFigure {
  const { filter, refused } = figureRules[field];
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState<LeftOut>('nothing');
  const [said, setSaid] = useState<{ words: string; of: string | null } | null>(null);
  const begin = (typed: string | null) => {
    setDraft(typed);
    setLeft('nothing');
  };
  const take = (typed: string, isAllNew: boolean) => {
    const kept = filter?.(typed) ?? typed;
    const now = filter === undefined ? 'nothing' : leftOut(typed, kept);
    // what was left out earlier counts until the box is begun anew
    const before = isAllNew ? 'nothing' : left;
    setDraft(kept);
    setLeft(before === 'signs' || now === 'nothing' ? before : now);
    setSaid(null);
  };
  return {
    box: {
      value: draft ?? text,
      onChange({ target: { value }, nativeEvent }) {
        const { isComposing, data } = nativeEvent as InputEvent;
        // what an input method has not finished yet is judged when it has
        if (isComposing) setDraft(value);
        else take(value, beginsAnew(value, data, draft ?? text));
      },
      onCompositionEnd: ({ currentTarget: { value } }) => take(value, beginsAnew(value, null, '')),
    },
    isTyped: draft !== null,
    // one that has changed since is not what was spoken of
    note: left === 'signs' ? refused : said !== null && (said.of === null || said.of === text) ? said.words : null,
    commit(onTaken) {
      begin(null);
      if (draft === null) return;
      const why = refusal(field, draft, left, text);
      const cut = cutWords(draft, left);
      setSaid(why !== null ? { words: why, of: text } : cut !== null ? { words: cut, of: null } : null);
      if (why === null) onTaken(draft);
    },
    abandon: () => begin(null),
  };
}
