/**
 * The list between this page and the server. The server's copy is the truth; edits stand here until they are acknowledged, and in
 * a draft that survives a reload. Knows nothing of what an edit is.
 */
import { findCallError } from '@portal/client';
import type { BodyInputOf } from '@portal/contract/core';
import { designOrderCopy, LINES_MAX, type AddedSelection, type addSelection } from '@portal/contract/design-order';
import { SkuType } from '@portal/engines/goods';
import type { StoreApi } from 'zustand/vanilla';
import type { Lines } from '../../lines/model/edit-lines.ts';
import { mergeWords, type EditedList, type StoredList, type Words } from './edited-list.ts';
import type { SelectionState } from './selection-state.ts';
import { adopt, baseBehind, claimOf, keptLines, mergeLines, sameClaims, skuNosOf, type SaveInput } from './merge-lines.ts';
import { isListChanged } from '../../lines/model/is-list-changed.ts';
import { pointRefusalOf, withQuantitiesBack } from './placed-at-point.ts';
import { createSaveQueue } from '../../lines/model/save-queue.ts';

export type AddInput = Exclude<BodyInputOf<typeof addSelection>, readonly unknown[]>;

export interface SelectionDraft {
  revision: number;
  /** The page that made it, by the name it saves under. */
  editor: string;
  lines: Lines;
  /** The list as last acknowledged: what differs from it was changed here, and models that are not in it were added since. */
  base: Lines;
  words: Words;
  baseWords: Words;
}

export interface SelectionSyncDeps {
  load(): Promise<StoredList>;
  loadRevision(): Promise<number>;
  /** Adds models. The same key again is the same adding, not a second one. Left out of an order, whose new models go with the save. */
  add?(input: AddInput, key: string): Promise<AddedSelection>;
  /** Lines joined together with software that was added; they stand in the list by now. */
  onAlsoAdded(lines: Lines): void;
  save(input: SaveInput, words: Words): Promise<StoredList>;
  newKey(): string;
  /** The name this page saves under. */
  editor: string;
  /** Shows the user words of the server. */
  tell(text: string): void;
  /** Says what was done all the same. */
  warn(text: string): void;
  drafts: { find(): SelectionDraft | null; keep(draft: SelectionDraft): void; drop(): void };
  /** The stored list has changed. */
  announce(): void;
  /** What stood here was replaced by what the user chose after a conflict. */
  replaced(before: EditedList): void;
}

export interface SelectionSync {
  /** The lines in `state` were changed here: keeps the draft, and saves after the pause. `isSwap`: new lines stand in the place of others. */
  edited(isSwap?: boolean): void;
  /** Whether the list as last acknowledged has this model. */
  isStored(skuNo: string): boolean;
  /** Takes an answer of the server over, unless edits are waiting. */
  receive(selection: StoredList): void;
  /** Reads the stored list again, unless edits are waiting. Rejects with the failure of the call. */
  refresh(): Promise<void>;
  /** Reads the stored list again if it is another than this one, unless edits are waiting; whether it was. Rejects with the failure of a call. */
  follow(): Promise<boolean>;
  /** Saves what is waiting now; rejects when it cannot. */
  flush(): Promise<void>;
  /** The page goes: saves what is waiting once more. What cannot be saved stays in the draft, for the next page to take up. */
  leave(): void;
  /** After a conflict: what was changed on this page over the stored list, which stays as it is in all else. */
  keepMine(): Promise<void>;
  /** Gives the unsaved edits up and shows the stored list. */
  discard(): Promise<void>;
  /** Takes up the draft of an earlier visit; true when there was one. */
  resume(): boolean;
}

/** The server heard the call and did nothing; of all other failures that is not known. */
const isRefusal = (failure: unknown): boolean => {
  const failed = findCallError(failure);
  return failed !== null && failed.status >= 400 && failed.status < 500;
};

/** `selection`: what `state` begins with, as the server gave it; null when it could not be read yet. */
export function createSelectionSync(state: StoreApi<SelectionState>, selection: StoredList | null, deps: SelectionSyncDeps): SelectionSync {
  let revision = selection?.revision ?? 0;
  let base: Lines = selection?.lines ?? [];
  let baseWords: Words = selection?.words ?? {};
  const keepsIds = deps.add === undefined;
  let { editor } = deps;
  /** The refusal of a list that was saved elsewhere: nothing more is sent until the user has chosen. */
  let conflict: unknown = null;
  /** Adding whose answer has not come yet; sent again under its key until it does. */
  let adding: { input: AddInput; key: string } | null = null;
  let sent: ReadonlySet<string> = new Set();
  /** A line was replaced since the list was saved last. */
  let isSwapped = false;
  const linesNow = () => state.getState().lines;
  const wordsOf = (answer: StoredList): Words => answer.words ?? {};

  const keepDraft = () => deps.drafts.keep({ revision, editor, lines: linesNow(), base, words: state.getState().words, baseWords });
  const acknowledge = (answer: StoredList) => {
    revision = answer.revision;
    base = keptLines(linesNow(), answer.lines);
    baseWords = wordsOf(answer);
  };

  /** A model added while a call was under way waits for the next round, unless it goes with the save. */
  const claims = () => ({
    revision,
    editor,
    lines: linesNow()
      .filter((line) => line.id !== '' || goesTogether())
      .map(claimOf),
  });
  /**
   * Do new lines go with the save? Those that take the place of others do, so that both are one step, and all of a list that has room
   * for them only where what left leaves with them. Software joins by adding, which brings its services. In an
   * order all do.
   */
  const goesTogether = (): boolean => {
    if (deps.add === undefined) return true;
    const fresh = linesNow().filter((line) => line.id === '');
    return fresh.every(({ skuType }) => skuType !== SkuType.Software) && (isSwapped || base.length + fresh.length > LINES_MAX);
  };
  /** The refusal of what was saved elsewhere: what that is, is shown as soon as it is read. */
  const meet = (failure: unknown) => {
    conflict = failure;
    deps.load().then(
      ({ lines, words = {} }) => conflict === failure && state.setState({ theirs: { lines, words } }),
      () => undefined,
    );
  };
  const endConflict = () => {
    conflict = null;
    state.setState({ theirs: null });
  };
  const editedNow = (): EditedList => ({ lines: linesNow(), words: state.getState().words });
  /** Refused with code 1, the quantities in question go back and the rest is saved, if there is a rest. */
  const save = async (): Promise<StoredList> => {
    const input = claims();
    sent = new Set(input.lines.map(({ skuNo }) => skuNo));
    try {
      return await deps.save(input, state.getState().words);
    } catch (failure) {
      if (isListChanged(failure)) meet(failure);
      const refusal = pointRefusalOf(failure);
      if (refusal === null) throw failure;
      const before = linesNow();
      const stored = await deps.load();
      const lines = withQuantitiesBack(before, stored.lines, refusal, skuNosOf(base));
      const isAsStored = sameClaims(
        lines.filter(({ id }) => id !== ''),
        stored.lines,
      );
      if (lines === before && !isAsStored) throw failure;
      state.setState({ lines });
      keepDraft();
      deps.tell(refusal.text);
      return isAsStored ? stored : save();
    }
  };

  const queue = createSaveQueue<StoredList>({
    /**
     * New models that stand in no other's place are added first, then the list is saved as edited: an adding is never undone by the save of another tab
     * that did not know of it.
     */
    async send() {
      if (conflict !== null) throw conflict;
      const fresh = linesNow().filter((line) => line.id === '');
      if (deps.add && adding === null && fresh.length > 0 && !goesTogether())
        adding = { key: deps.newKey(), input: { productList: fresh.map(({ skuNo, quantity }) => ({ skuNo, quantity })) } };
      if (deps.add && adding !== null) {
        const answer = await deps.add(adding.input, adding.key).catch((failure: unknown) => {
          // nothing joined: what stands here by the next try is asked for then
          if (isRefusal(failure)) adding = null;
          throw failure;
        });
        const known = new Set([...skuNosOf(base), ...adding.input.productList.map(({ skuNo }) => skuNo)]);
        adding = null;
        const [seen, begunWith] = [revision, base];
        acknowledge(answer);
        // saved elsewhere since: the answer shows it, but what stands here was edited without having seen it
        if (answer.savedRevision > seen) [revision, base] = [seen, baseBehind(begunWith, answer.lines)];
        state.setState({ lines: adopt(linesNow(), answer.lines, known) });
        keepDraft();
        if (answer.alsoAdded.length > 0) deps.onAlsoAdded(answer.lines.filter(({ skuNo }) => answer.alsoAdded.includes(skuNo)));
        if (answer.leftOut.length > 0) deps.tell(designOrderCopy.servicesLeftOut(answer.leftOut));
        if (answer.sameCategory.length > 0) deps.warn(designOrderCopy.sameCategory(answer.sameCategory));
        sent = skuNosOf(answer.lines);
        if (sameClaims(linesNow(), answer.lines)) return answer;
      }
      return save();
    },
    onAnswer(answer, editedSince) {
      acknowledge(answer);
      state.setState(editedSince ? { lines: adopt(linesNow(), answer.lines, sent, keepsIds) } : { lines: base, words: wordsOf(answer) });
      if (editedSince) keepDraft();
      else {
        isSwapped = false;
        deps.drafts.drop();
      }
      deps.announce();
    },
    // an open conflict stays in sight while edits go on
    onState(saveState, said) {
      const failure = said ?? conflict;
      const before = state.getState();
      if (saveState !== before.saveState || failure !== before.failure) state.setState({ saveState, failure });
    },
  });

  const receive = (answer: StoredList) => {
    if (state.getState().saveState !== 'saved') return;
    if (state.getState().isLoaded && answer.revision < revision) return;
    acknowledge(answer);
    state.setState({ lines: base, words: wordsOf(answer), isLoaded: true, ...(answer.lines.length > 0 ? { madeOrder: null } : {}) });
  };

  const refresh = async () => {
    if (state.getState().saveState === 'saved') receive(await deps.load());
  };

  return {
    edited(isSwap = false) {
      isSwapped ||= isSwap;
      keepDraft();
      queue.edited();
    },
    isStored: (skuNo) => base.some((line) => line.skuNo === skuNo),
    receive,
    refresh,
    async follow() {
      if (state.getState().saveState !== 'saved') return false;
      const stored = await deps.loadRevision();
      // what this page has saved meanwhile is no other's
      if (stored <= revision) return false;
      await refresh();
      return revision >= stored;
    },
    flush: () => queue.flush(),
    leave: () => void queue.flush().catch(() => queue.forget()),
    async keepMine() {
      const stored = await deps.load();
      const before = editedNow();
      state.setState({
        lines: mergeLines(base, linesNow(), stored.lines, keepsIds),
        words: mergeWords(baseWords, before.words, wordsOf(stored)),
      });
      acknowledge(stored);
      endConflict();
      deps.replaced(before);
      keepDraft();
      queue.edited();
      await queue.flush();
    },
    async discard() {
      const answer = await deps.load();
      queue.forget();
      deps.drafts.drop();
      adding = null;
      endConflict();
      const before = editedNow();
      acknowledge(answer);
      state.setState({ lines: answer.lines, words: wordsOf(answer), saveState: 'saved', failure: null, isLoaded: true });
      deps.replaced(before);
    },
    resume() {
      const draft = deps.drafts.find();
      if (draft === null) return false;
      ({ revision, editor, base, baseWords } = draft);
      state.setState({ lines: draft.lines, words: draft.words, isLoaded: true });
      queue.edited();
      return true;
    },
  };
}
