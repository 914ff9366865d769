import { CallError } from '@portal/client';
import { CHECK_ENTRIES_MAX, type ListCheck } from '@portal/contract/design-order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_DEBOUNCE_MS } from '../../lines/model/save-queue.ts';
import { unsetCheck } from './check-settings.ts';
import { createCheckStore, type NamedKeptDevice } from './check-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STORED: ListCheck = { ...unsetCheck, retentionDays: 90 };
/** Nobody else saves. */
const ALONE = { isOvertaken: () => false, onMerged: () => undefined };
const issue = { code: 'HDD_SHORT', subject: '', shortBy: 2 };
const device = (name: string): NamedKeptDevice => ({ role: 'nvr', quantity: 1, attributes: {}, name });

async function aStore(stored: ListCheck = STORED) {
  const saved: ListCheck[] = [];
  const save = vi.fn<(check: ListCheck) => Promise<ListCheck>>(async (check) => {
    saved.push(check);
    return check;
  });
  const store = createCheckStore({ ...ALONE, load: async () => stored, save });
  await store.read();
  return { store, saved, save, check: () => store.state.getState().check, pause: () => vi.advanceTimersByTimeAsync(SAVE_DEBOUNCE_MS) };
}

describe('reading', () => {
  it('the handbook’s defaults stand in until the stored check is there, and nothing can be edited', async () => {
    const store = createCheckStore({ ...ALONE, load: async () => STORED, save: async (check) => check });
    expect(store.state.getState()).toMatchObject({ check: { retentionDays: 30 }, reading: 'loading' });
    store.changeSettings({ retentionDays: 7 });
    await store.read();
    expect(store.state.getState()).toMatchObject({ check: { retentionDays: 90 }, reading: 'loaded' });
  });

  it('what could not be read is never overwritten', async () => {
    const save = vi.fn<(check: ListCheck) => Promise<ListCheck>>(async (check) => check);
    const load = vi.fn<() => Promise<ListCheck>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(STORED);
    const store = createCheckStore({ ...ALONE, load, save });
    await store.read();
    expect(store.state.getState().reading).toBe('failed');
    store.changeSettings({ retentionDays: 7 });
    await vi.advanceTimersByTimeAsync(SAVE_DEBOUNCE_MS);
    expect(save).not.toHaveBeenCalled();
    await store.read();
    expect(store.state.getState()).toMatchObject({ reading: 'loaded', check: { retentionDays: 90 } });
  });
});

describe('editing', () => {
  it('what is typed is saved whole, once, after a pause', async () => {
    const { store, saved, pause } = await aStore();
    store.changeSettings({ retentionDays: 6 });
    store.changeSettings({ retentionDays: 60 });
    store.changeSettings({ headless: true });
    expect(saved).toEqual([]);
    await pause();
    expect(saved).toEqual([{ ...STORED, retentionDays: 60, headless: true }]);
  });

  it('a save the server could not take is tried again by itself, as that of the list is', async () => {
    const { store, saved, save, pause } = await aStore();
    save.mockRejectedValueOnce(new CallError({ code: 503, status: 503, msg: '服务暂时不可用，请稍后重试' }));
    store.ignore(issue, '客户自备');
    await pause();
    expect(store.state.getState().saveState).toBe('failed');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(saved).toHaveLength(1);
    expect(store.state.getState().saveState).toBe('saved');
  });

  it('a problem is ignored once: another amount takes the place of the first', async () => {
    const { store, check } = await aStore();
    store.ignore(issue, '自备');
    store.ignore({ ...issue, shortBy: 3 }, '分期采购');
    expect(check().ignored).toEqual([{ ...issue, shortBy: 3, reason: '分期采购' }]);
  });

  it('bracket types are ignored one by one', async () => {
    const { store, check } = await aStore();
    store.ignore({ code: 'BRACKET_SHORT', subject: 'wall', shortBy: 2 }, '自备');
    store.ignore({ code: 'BRACKET_SHORT', subject: 'pole', shortBy: 2 }, '自备');
    store.heed({ code: 'BRACKET_SHORT', subject: 'wall' });
    expect(check().ignored.map(({ subject }) => subject)).toEqual(['pole']);
  });

  it('of more than can be kept the oldest ignored problem gives way', async () => {
    const { store, check } = await aStore();
    for (let n = 0; n <= CHECK_ENTRIES_MAX; n++) store.ignore({ ...issue, subject: `${n}` }, '自备');
    expect(check().ignored).toHaveLength(CHECK_ENTRIES_MAX);
    expect(check().ignored[0]?.subject).toBe('1');
  });

  it('a kept device leaves and returns to its place', async () => {
    const { store, check } = await aStore();
    for (const name of ['甲', '乙', '丙']) expect(store.keep(device(name))).toBe(true);
    const putBack = store.unkeep(1);
    expect(check().kept.map(({ name }) => name)).toEqual(['甲', '丙']);
    putBack();
    expect(check().kept.map(({ name }) => name)).toEqual(['甲', '乙', '丙']);
  });

  it('no more devices are kept than the server takes', async () => {
    const { store, check } = await aStore({ ...STORED, kept: Array.from({ length: CHECK_ENTRIES_MAX }, (_, n) => device(`${n}`)) });
    expect(store.keep(device('多'))).toBe(false);
    expect(check().kept).toHaveLength(CHECK_ENTRIES_MAX);
  });
});

describe('saving', () => {
  it('a failed save is told, what was edited stays, and trying again saves it', async () => {
    const { store, save, saved, check, pause } = await aStore();
    save.mockRejectedValueOnce(new Error('offline'));
    store.changeSettings({ avgCableM: 80 });
    await pause();
    expect(store.state.getState().saveState).toBe('failed');
    expect(check().avgCableM).toBe(80);
    await store.flush();
    expect(saved).toEqual([{ ...STORED, avgCableM: 80 }]);
    expect(store.state.getState().saveState).toBe('saved');
  });

  it('an answer does not undo what was typed while it was on its way', async () => {
    const { store, save, check, pause } = await aStore();
    let answer: (check: ListCheck) => void = () => undefined;
    save.mockImplementationOnce(() => new Promise<ListCheck>((resolve) => (answer = resolve)));
    store.changeSettings({ retentionDays: 31 });
    await pause();
    store.changeSettings({ retentionDays: 32 });
    answer({ ...STORED, retentionDays: 31 });
    await vi.advanceTimersByTimeAsync(0);
    expect(check().retentionDays).toBe(32);
  });
});

describe('two pages that set one check (CHECK-19)', () => {
  const OVERTAKEN = new Error('overtaken');
  /** The server, which takes no save over what was not seen. */
  async function twoPages() {
    let stored = STORED;
    const page = async () => {
      const onMerged = vi.fn<() => void>();
      const store = createCheckStore({
        load: async () => stored,
        async save(check, seen) {
          if (seen !== stored) throw OVERTAKEN;
          stored = check;
          return check;
        },
        isOvertaken: (failure) => failure === OVERTAKEN,
        onMerged,
      });
      await store.read();
      return { store, onMerged, now: () => store.state.getState() };
    };
    return { one: await page(), other: await page(), stored: () => stored, pause: () => vi.advanceTimersByTimeAsync(SAVE_DEBOUNCE_MS) };
  }

  it('what each set is put together, and the second is told', async () => {
    const { one, other, stored, pause } = await twoPages();
    one.store.changeSettings({ headless: true });
    await pause();
    other.store.changeSettings({ avgCableM: 80 });
    await pause();
    expect(stored()).toEqual({ ...STORED, headless: true, avgCableM: 80 });
    expect(other.now()).toMatchObject({ check: stored(), saveState: 'saved', conflict: null });
    expect([one.onMerged.mock.calls.length, other.onMerged.mock.calls.length]).toEqual([0, 1]);
  });

  it('where both set the same otherwise nothing is stored before the second has chosen', async () => {
    const { one, other, stored, pause } = await twoPages();
    one.store.changeSettings({ retentionDays: 180 });
    await pause();
    other.store.changeSettings({ retentionDays: 30, headless: true });
    await pause();
    expect(other.now().conflict?.differences).toEqual([{ key: 'retentionDays', what: '保存天数', mine: '30 天', theirs: '180 天' }]);
    other.store.changeSettings({ avgCableM: 80 });
    await pause();
    expect(stored()).toEqual({ ...STORED, retentionDays: 180 });
    other.store.keepMine();
    await pause();
    expect(stored()).toEqual({ ...STORED, retentionDays: 30, headless: true, avgCableM: 80 });
    expect(other.now()).toMatchObject({ conflict: null, saveState: 'saved' });
  });

  it('theirs is taken, and edited on', async () => {
    const { one, other, stored, pause } = await twoPages();
    one.store.changeSettings({ retentionDays: 180 });
    await pause();
    other.store.changeSettings({ retentionDays: 30 });
    await pause();
    other.store.takeTheirs();
    expect(other.now()).toMatchObject({ check: { retentionDays: 180 }, conflict: null, saveState: 'saved' });
    other.store.changeSettings({ retentionDays: 60 });
    await pause();
    expect(stored().retentionDays).toBe(60);
  });
});
