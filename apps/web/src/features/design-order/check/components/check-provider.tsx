import { designOrderCopy, type DesignLine, type ListCheck, type ListPlace } from '@portal/contract/design-order';
import { handledNotesOf, notesAskedOf, notesOf } from '@portal/engines/compatibility';
import { toast } from '@portal/ui';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isListChanged } from '../../lines/model/is-list-changed.ts';
import { loadListCheck, storeListCheck } from '../api.ts';
import { createCheckStore, type CheckState, type CheckStore } from '../model/check-store.ts';
import { headlineOf, type Headline } from '../model/headline.ts';
import type { ProposedProduct } from '../model/completion.ts';
import { marksOf, type LineMark, type LineMarks } from '../model/line-marks.ts';
import type { ListAnswer, ListQuestion } from '../model/list-question.ts';
import { useCheckedList, type CheckedAnswer } from './use-checked-list.ts';
import { useDebounced } from './use-debounced.ts';

/** Pieces of listed models that come (above 0) or go. */
export type PiecesChange = readonly { skuNo: string; change: number }[];

/** How the models settled on get into what is checked, and what they replace out of it, in one step. Tells the user itself; rejects when it failed, and may then be asked again: nothing is added twice. */
export type AddChoices = (products: readonly ProposedProduct[], exchange?: PiecesChange) => Promise<void>;

interface CheckParts {
  store: CheckStore;
  marks: StoreApi<{ marks: LineMarks }>;
  onAdd: AddChoices;
  hasFeesOfGoods: boolean;
}

const PartsContext = createContext<CheckParts | null>(null);
const AnswerContext = createContext<CheckedAnswer & { lines: readonly DesignLine[] }>({ answer: null, state: 'checking', question: null, lines: [] });

interface CheckProviderProps {
  place: ListPlace;
  lines: readonly DesignLine[];
  onAdd: AddChoices;
  /** A fee of what is checked follows its goods, so that its total grows by more than its product subtotal. */
  hasFeesOfGoods?: boolean;
  children: ReactNode;
}

/** Checks the lines for everything below, and holds how they are checked. */
export function CheckProvider({ place, lines: typed, onAdd, hasFeesOfGoods = false, children }: CheckProviderProps) {
  // what is typed comes first; the check and all that says it follow, even the question of a long list
  const lines = useDebounced(typed);
  const [{ store, marks }] = useState(() => ({
    store: createCheckStore({
      load: () => loadListCheck(place),
      save: (check, seen) => storeListCheck(place, check, seen),
      isOvertaken: isListChanged,
      onMerged: () => void toast.info(designOrderCopy.checkMerged),
    }),
    marks: createStore(() => ({ marks: new Map() as LineMarks })),
  }));
  useEffect(() => {
    void store.read();
    const flush = () => void store.flush().catch(() => undefined);
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [store]);
  const check = useStore(store.state, (state) => state.check);
  const isRead = useStore(store.state, (state) => state.reading !== 'loading');
  // what stands ignored is not known before it was read
  const { answer, state, question } = useCheckedList(lines, isRead ? check : null);
  useEffect(() => {
    marks.setState(({ marks: before }) => ({ marks: answer === null ? new Map() : marksOf(answer, before) }));
  }, [marks, answer]);
  const shown = useMemo(() => ({ answer, state, question, lines }), [answer, state, question, lines]);
  const parts = useMemo(() => ({ store, marks, onAdd, hasFeesOfGoods }), [store, marks, onAdd, hasFeesOfGoods]);
  return (
    <PartsContext value={parts}>
      <AnswerContext value={shown}>{children}</AnswerContext>
    </PartsContext>
  );
}

export function useCheckParts(): CheckParts {
  const parts = useContext(PartsContext);
  if (parts === null) throw new Error('no CheckProvider above');
  return parts;
}

/** null: still being checked, or nothing in the list is. */
export const useCheckAnswer = (): ListAnswer | null => useContext(AnswerContext).answer;
/** What the check was asked, and the lines it was asked of. */
export function useCheckQuestion(): { question: ListQuestion | null; lines: readonly DesignLine[] } {
  const { question, lines } = useContext(AnswerContext);
  return { question, lines };
}
/** What recommendations warned of, as far as it still stands, and what of it somebody has dealt with. */
export function useKeptNotes(): { open: ListCheck['notes']; handled: (ListCheck['notes'][number] & { reason: string })[] } {
  const { lines } = useContext(AnswerContext);
  const check = useCheckState((state) => state.check);
  return useMemo(() => {
    const asked = notesAskedOf(lines, check);
    return { open: notesOf(check.notes, asked), handled: handledNotesOf(check.notes, asked) };
  }, [lines, check]);
}
/** The verdict, whatever state the check is in. */
export function useHeadline(): Headline {
  const { answer, state, lines } = useContext(AnswerContext);
  const safetyNotes = useKeptNotes().open.filter(({ isSafety }) => isSafety).length;
  const keptCount = useCheckState(({ check }) => check.kept.length);
  const isByDefault = useCheckState(({ reading }) => reading === 'failed');
  return headlineOf({ answer, state, count: lines.length + keptCount, safetyNotes, isByDefault });
}
export const useAnswerState = (): CheckedAnswer['state'] => useContext(AnswerContext).state;

export const useCheckState = <Part,>(select: (state: CheckState) => Part): Part => useStore(useCheckParts().store.state, select);

/** The mark of one line; only that line is drawn anew when it changes. */
export const useLineMark = (skuNo: string): LineMark | undefined => useStore(useCheckParts().marks, ({ marks }) => marks.get(skuNo));
