import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaveQueue, SAVE_DEBOUNCE_MS } from './save-queue.ts';

/** A document, and a server whose answers are given by hand. */
function aDesk(retryDelayMs?: (failure: unknown, tries: number) => number | null) {
  const calls: { sent: string; answer(): void; fail(reason: unknown): void }[] = [];
  const desk = { text: '', states: [] as string[], answers: [] as [string, boolean][], calls };
  const queue = createSaveQueue<string>({
    send: () =>
      new Promise((resolve, reject) => {
        const sent = desk.text;
        calls.push({ sent, answer: () => resolve(sent), fail: reject });
      }),
    onAnswer: (answer, editedSince) => desk.answers.push([answer, editedSince]),
    onState: (state) => desk.states.push(state),
    ...(retryDelayMs ? { retryDelayMs } : {}),
  });
  const edit = (text: string) => {
    desk.text = text;
    queue.edited();
  };
  const passed = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return { ...desk, desk, queue, edit, passed };
}

describe('saving as it is edited', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits 300 ms after the last edit and sends the latest', async () => {
    const { calls, edit, passed } = aDesk();
    edit('a');
    await passed(SAVE_DEBOUNCE_MS - 1);
    edit('b');
    await passed(SAVE_DEBOUNCE_MS - 1);
    expect(calls).toHaveLength(0);
    await passed(1);
    expect(calls.map((one) => one.sent)).toEqual(['b']);
  });

  it('has one call in flight and then sends what was edited meanwhile, once', async () => {
    const { calls, edit, passed, answers } = aDesk();
    edit('a');
    await passed(SAVE_DEBOUNCE_MS);
    edit('b');
    await passed(SAVE_DEBOUNCE_MS);
    edit('c');
    await passed(SAVE_DEBOUNCE_MS * 3);
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await passed();
    expect(answers).toEqual([['a', true]]);
    expect(calls.map((one) => one.sent)).toEqual(['a', 'c']);
    calls[1]?.answer();
    await passed(SAVE_DEBOUNCE_MS);
    expect(answers.at(-1)).toEqual(['c', false]);
    expect(calls).toHaveLength(2);
  });

  it('tells 未保存, 保存中 and 已保存 by its state', async () => {
    const { calls, edit, passed, states } = aDesk();
    edit('a');
    await passed(SAVE_DEBOUNCE_MS);
    calls[0]?.answer();
    await passed();
    expect(states).toEqual(['unsaved', 'saving', 'saved']);
  });

  it('keeps the edits when a call fails, and saves them when asked again', async () => {
    const { calls, edit, passed, queue, states, answers } = aDesk();
    edit('a');
    await passed(SAVE_DEBOUNCE_MS);
    calls[0]?.fail(new Error('offline'));
    await passed(SAVE_DEBOUNCE_MS * 10);
    expect(states.at(-1)).toBe('failed');
    expect(calls).toHaveLength(1);
    const flushed = queue.flush();
    calls[1]?.answer();
    await flushed;
    expect(answers).toEqual([['a', false]]);
    expect(states.at(-1)).toBe('saved');
  });

  it('an edit after a failure is saved after its pause', async () => {
    const { calls, edit, passed } = aDesk();
    edit('a');
    await passed(SAVE_DEBOUNCE_MS);
    calls[0]?.fail(new Error('offline'));
    await passed();
    edit('b');
    await passed(SAVE_DEBOUNCE_MS);
    expect(calls.map((one) => one.sent)).toEqual(['a', 'b']);
  });

  it('is tried again by itself after the wait it is given, ever longer, until it is saved', async () => {
    const { calls, edit, passed, states } = aDesk((_failure, tries) => tries * 1000);
    edit('a');
    await passed(SAVE_DEBOUNCE_MS);
    calls[0]?.fail(new Error('away'));
    await passed(999);
    expect(calls).toHaveLength(1);
    await passed(1);
    calls[1]?.fail(new Error('away'));
    await passed(1999);
    expect(calls).toHaveLength(2);
    // an edit meanwhile goes along; it does not shorten the wait, and the failure stays in sight
    edit('b');
    expect(states.at(-1)).toBe('failed');
    await passed(1);
    expect(calls.map((one) => one.sent)).toEqual(['a', 'a', 'b']);
    calls[2]?.answer();
    await passed(60_000);
    expect(states.at(-1)).toBe('saved');
    expect(calls).toHaveLength(3);
    edit('c');
    await passed(SAVE_DEBOUNCE_MS);
    calls[3]?.fail(new Error('away'));
    await passed(1000);
    expect(calls).toHaveLength(5);
  });

  it('asked for meanwhile it is tried at once, and given up it is not tried again', async () => {
    const { calls, edit, passed, queue } = aDesk(() => 1000);
    edit('a');
    await passed(SAVE_DEBOUNCE_MS);
    calls[0]?.fail(new Error('away'));
    await passed();
    void queue.flush().catch(() => undefined);
    expect(calls).toHaveLength(2);
    calls[1]?.fail(new Error('away'));
    await passed();
    queue.forget();
    await passed(5000);
    expect(calls).toHaveLength(2);
  });

  it('flush sends at once, waits for edits made meanwhile, and rejects with the failure', async () => {
    const { calls, edit, passed, queue } = aDesk();
    edit('a');
    const isFlushed = vi.fn<() => void>();
    void queue.flush().then(isFlushed);
    await passed();
    edit('b');
    calls[0]?.answer();
    await passed();
    expect(isFlushed).not.toHaveBeenCalled();
    calls[1]?.answer();
    await passed();
    expect(isFlushed).toHaveBeenCalledOnce();
    edit('c');
    const flushed = queue.flush();
    calls[2]?.fail(new Error('offline'));
    await expect(flushed).rejects.toThrow('offline');
  });

  it('flush while a call is under way waits for it instead of sending a second one', async () => {
    const { calls, edit, passed, queue } = aDesk();
    edit('a');
    await passed(SAVE_DEBOUNCE_MS);
    const isFlushed = vi.fn<() => void>();
    void queue.flush().then(isFlushed);
    void queue.flush().then(isFlushed);
    await passed();
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await passed();
    expect(isFlushed).toHaveBeenCalledTimes(2);
    expect(calls).toHaveLength(1);
  });

  it('flush has nothing to do where all is saved', async () => {
    const { calls, queue } = aDesk();
    await queue.flush();
    expect(calls).toHaveLength(0);
  });
});
