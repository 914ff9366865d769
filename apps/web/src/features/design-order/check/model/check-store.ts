/**
 * How a list or an order is checked, while it is edited: the settings, what stands ignored, the devices kept. Saved as it
 * changes; the last save wins.
 */
import type { ListCheck } from '@portal/contract/design-order';
import { CHECK_ENTRIES_MAX } from '@portal/contract/design-order';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createSaveQueue, type SaveState } from '../../lines/model/save-queue.ts';
import { unsetCheck } from './check-settings.ts';

export interface CheckStoreDeps {
  load(): Promise<ListCheck>;
  save(check: ListCheck): Promise<ListCheck>;
}

export interface CheckState {
  check: ListCheck;
  /** `loading`: the handbook's defaults stand in. `failed`: they still do, and nothing can be edited. */
  reading: 'loading' | 'loaded' | 'failed';
  saveState: SaveState;
  /** What the last failed call answered. */
  failure: unknown;
}

export type Settings = Pick<ListCheck, 'retentionDays' | 'hoursPerDay' | 'avgCableM' | 'headless' | 'standbyHours' | 'scene'>;
export type KeptDevice = ListCheck['kept'][number];
/** As the wire says it: an older portal may have kept a code that is none today. */
type IgnoredIssue = ListCheck['ignored'][number];

export interface CheckStore {
  state: StoreApi<CheckState>;
  /** Reads the stored check, for the first time or once more. Never rejects. */
  read(): Promise<void>;
  changeSettings(settings: Partial<Settings>): void;
  /** null: it is estimated again. False: there are as many as can be kept. */
  setBitrate(skuNo: string, kbps: number | null): boolean;
  ignore(issue: Omit<IgnoredIssue, 'reason'>, reason: string): void;
  heed(issue: Pick<IgnoredIssue, 'code' | 'subject'>): void;
  /** False: there are as many as can be kept. */
  keep(device: KeptDevice): boolean;
  /** Takes the device at this place out and gives back what puts it in again. */
  unkeep(place: number): () => void;
  /** Saves what is waiting now; rejects when it cannot. */
  flush(): Promise<void>;
}

export function createCheckStore({ load, save }: CheckStoreDeps): CheckStore {
  const state = createStore<CheckState>(() => ({ check: unsetCheck, reading: 'loading', saveState: 'saved', failure: null }));
  const queue = createSaveQueue<ListCheck>({
    send: () => save(state.getState().check),
    onAnswer: (check, editedSince) => {
      if (!editedSince) state.setState({ check });
    },
    onState: (saveState, failure) => state.setState({ saveState, failure }),
  });
  const edit = (change: (check: ListCheck) => Partial<ListCheck>) => {
    const { check, reading } = state.getState();
    if (reading !== 'loaded') return;
    state.setState({ check: { ...check, ...change(check) } });
    queue.edited();
  };
  return {
    state,
    async read() {
      try {
        state.setState({ reading: 'loading' });
        const check = await load();
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
    flush: () => queue.flush(),
  };
}

const without = (ignored: ListCheck['ignored'], { code, subject }: Pick<IgnoredIssue, 'code' | 'subject'>): ListCheck['ignored'] =>
  ignored.filter((entry) => entry.code !== code || entry.subject !== subject);
