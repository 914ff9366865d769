/**
 * How a list or an order is checked, while it is edited: the settings, what stands ignored, the devices kept. Saved as it
 * changes. What another page has saved meanwhile is put together with it, and told; where both set the same otherwise, the user chooses (CHECK-19).
 */
import type { ListCheck } from '@portal/contract/design-order';
import { CHECK_ENTRIES_MAX } from '@portal/contract/design-order';
import type { CameraLocation } from '@portal/engines/compatibility';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReadDifference } from '../../lines/model/difference.ts';
import { createSaveQueue, type SaveState } from '../../lines/model/save-queue.ts';
import { unsetCheck } from './check-settings.ts';
import { mergeChecks } from './merge-checks.ts';

export interface CheckStoreDeps {
  load(): Promise<ListCheck>;
  /** `seen`: as it came from the server last. */
  save(check: ListCheck, seen: ListCheck): Promise<ListCheck>;
  /** Whether a save was refused because another page has saved since. */
  isOvertaken(failure: unknown): boolean;
  /** What another page has saved is in it now. */
  onMerged(): void;
}

export interface CheckState {
  check: ListCheck;
  /** `loading`: the handbook's defaults stand in. `failed`: they still do, and nothing can be edited. */
  reading: 'loading' | 'loaded' | 'failed';
  saveState: SaveState;
  /** What the last failed call answered. */
  failure: unknown;
  /** What another page has saved, and where it cannot be put together with what was set here; nothing is sent before the user chooses. */
  conflict: { theirs: ListCheck; differences: readonly ReadDifference[] } | null;
}

export type Settings = Pick<
  ListCheck,
  'retentionDays' | 'hoursPerDay' | 'avgCableM' | 'headless' | 'standbyHours' | 'gateRunM' | 'upsBlockAh' | 'silent' | 'scene'
>;
export type NamedKeptDevice = ListCheck['kept'][number];
/** As the wire says it: an older portal may have kept a code that is none today. */
type IgnoredIssue = ListCheck['ignored'][number];

type CameraRun = ListCheck['runs'][number];

export interface CheckStore {
  state: StoreApi<CheckState>;
  /** Reads the stored check, for the first time or once more. Never rejects. */
  read(): Promise<void>;
  changeSettings(settings: Partial<Settings>): void;
  /** null: it is estimated again. False: there are as many as can be kept. */
  setBitrate(skuNo: string, kbps: number | null): boolean;
  /** null: the list's average holds again. False: there are as many as can be kept. */
  setRun(skuNo: string, run: Omit<CameraRun, 'skuNo'> | null): boolean;
  /** null: the model's own word holds again. False: there are as many as can be kept. */
  setPlace(skuNo: string, location: CameraLocation | null): boolean;
  ignore(issue: Omit<IgnoredIssue, 'reason'>, reason: string): void;
  heed(issue: Pick<IgnoredIssue, 'code' | 'subject'>): void;
  /** False: there are as many as can be kept. */
  keep(device: NamedKeptDevice): boolean;
  /** Takes the device at this place out and gives back what puts it in again. */
  unkeep(place: number): () => void;
  /** Of what both pages set: as it is here, over the rest of theirs. */
  keepMine(): void;
  takeTheirs(): void;
  /** Saves what is waiting now; rejects when it cannot. */
  flush(): Promise<void>;
}

export function createCheckStore({ load, save, isOvertaken, onMerged }: CheckStoreDeps): CheckStore {
  const state = createStore<CheckState>(() => ({ check: unsetCheck, reading: 'loading', saveState: 'saved', failure: null, conflict: null }));
  let seen = unsetCheck;
  const queue = createSaveQueue<ListCheck>({
    send: () => save(state.getState().check, seen).catch(putTogether),
    onAnswer: (check, editedSince) => {
      seen = check;
      if (!editedSince) state.setState({ check });
    },
    onState: (saveState, failure) => state.setState({ saveState, failure }),
  });
  const putTogether = async (failure: unknown): Promise<ListCheck> => {
    if (!isOvertaken(failure)) throw failure;
    const theirs = await load();
    const { check, conflicts } = mergeChecks(seen, state.getState().check, theirs);
    if (conflicts.length > 0) {
      state.setState({ conflict: { theirs, differences: conflicts } });
      throw failure;
    }
    seen = theirs;
    state.setState({ check });
    const saved = await save(check, theirs);
    onMerged();
    return saved;
  };
  const takeUp = (theirs: ListCheck, check: ListCheck) => {
    seen = theirs;
    state.setState({ check, conflict: null });
  };
  const edit = (change: (check: ListCheck) => Partial<ListCheck>) => {
    const { check, reading } = state.getState();
    if (reading !== 'loaded') return;
    state.setState({ check: { ...check, ...change(check) } });
    if (state.getState().conflict === null) queue.edited();
  };
  return {
    state,
    async read() {
      try {
        state.setState({ reading: 'loading' });
        const check = await load();
        seen = check;
        state.setState({ check, reading: 'loaded', failure: null });
      } catch (failure) {
        state.setState({ reading: 'failed', failure });
      }
    },
    changeSettings: (settings) => edit(() => settings),
    setBitrate(skuNo, kbps) {
      const others = state.getState().check.bitrates.filter((one) => one.skuNo !== skuNo);
      if (kbps !== null && others.length >= CHECK_ENTRIES_MAX) return false;
      edit(() => ({ bitrates: kbps === null ? others : [...others, { skuNo, kbps }] }));
      return true;
    },
    setRun(skuNo, run) {
      const others = state.getState().check.runs.filter((one) => one.skuNo !== skuNo);
      if (run !== null && others.length >= CHECK_ENTRIES_MAX) return false;
      edit(() => ({ runs: run === null ? others : [...others, { skuNo, ...run }] }));
      return true;
    },
    setPlace(skuNo, location) {
      const others = state.getState().check.places.filter((one) => one.skuNo !== skuNo);
      if (location !== null && others.length >= CHECK_ENTRIES_MAX) return false;
      edit(() => ({ places: location === null ? others : [...others, { skuNo, location }] }));
      return true;
    },
    // the same problem stands ignored once; the oldest gives way when there are too many
    ignore: (issue, reason) =>
      edit(({ ignored }) => ({
        ignored: [...without(ignored, issue), { code: issue.code, subject: issue.subject, shortBy: issue.shortBy, reason }].slice(-CHECK_ENTRIES_MAX),
      })),
    heed: (issue) => edit(({ ignored }) => ({ ignored: without(ignored, issue) })),
    keep(device) {
      if (state.getState().check.kept.length >= CHECK_ENTRIES_MAX) return false;
      edit(({ kept }) => ({ kept: [...kept, device] }));
      return true;
    },
    unkeep(place) {
      const device = state.getState().check.kept[place];
      edit(({ kept }) => ({ kept: kept.toSpliced(place, 1) }));
      return () => {
        if (device) edit(({ kept }) => ({ kept: kept.toSpliced(place, 0, device) }));
      };
    },
    keepMine() {
      const { conflict, check } = state.getState();
      if (conflict === null) return;
      takeUp(conflict.theirs, mergeChecks(seen, check, conflict.theirs).check);
      queue.edited();
    },
    takeTheirs() {
      const { conflict } = state.getState();
      if (conflict === null) return;
      queue.forget();
      takeUp(conflict.theirs, conflict.theirs);
      state.setState({ saveState: 'saved', failure: null });
    },
    flush: () => (state.getState().conflict === null ? queue.flush() : Promise.resolve()),
  };
}

const without = (ignored: ListCheck['ignored'], { code, subject }: Pick<IgnoredIssue, 'code' | 'subject'>): ListCheck['ignored'] =>
  ignored.filter((entry) => entry.code !== code || entry.subject !== subject);
