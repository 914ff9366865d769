import { useState, type ChangeEvent } from 'react';
import type { CellField } from '../../lines/model/cell-range.ts';
import { leftFigure, typingNote } from '../model/typed-figure.ts';

export interface TypedFigure {
  /** For the box. */
  box: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: { currentTarget: HTMLInputElement }) => void;
  };
  isTyped: boolean;
  /** Said at the cell: what will not be taken, what was not, or what was cut. */
  note: string | null;
  /** Gives what was typed to `onTaken`, unless it is no figure: then the one that stood stays, and the note says so, which is given back. */
  commit: (onTaken: (text: string) => void) => string | null;
  abandon: () => void;
}

/** A figure while it is typed over `text`: all that is typed stays to be seen until the box is left. No part of what is no figure becomes another one. `cutWords`: what would be said of a figure that is beyond a bound, said while it is typed. */
export function useTypedFigure(field: CellField, text: string, cutWords?: (typed: string) => string | null): TypedFigure {
  const [draft, setDraft] = useState<{ typed: string; isComposing: boolean } | null>(null);
  const [said, setSaid] = useState<{ words: string; of: string | null } | null>(null);
  const type = (typed: string, isComposing: boolean) => {
    setDraft({ typed, isComposing });
    setSaid(null);
  };
  const typing = () => {
    if (draft === null || draft.isComposing) return null;
    return typingNote(field, draft.typed) ?? (draft.typed.trim() === '' ? null : (cutWords?.(draft.typed) ?? null));
  };
  return {
    box: {
      value: draft?.typed ?? text,
      // what an input method has not finished yet is judged when it has
      onChange: ({ target: { value }, nativeEvent }) => type(value, (nativeEvent as InputEvent).isComposing),
      onCompositionEnd: ({ currentTarget: { value } }) => type(value, false),
    },
    isTyped: draft !== null,
    // one that has changed since is not what was spoken of
    note: said !== null && (said.of === null || said.of === text) ? said.words : typing(),
    commit(onTaken) {
      setDraft(null);
      if (draft === null) return null;
      const { taken, note } = leftFigure(field, draft.typed, text);
      setSaid(note === null ? null : { words: note, of: taken === null ? text : null });
      if (taken !== null) onTaken(taken);
      return note;
    },
    abandon: () => setDraft(null),
  };
}
