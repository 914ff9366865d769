import type { LiveNote } from '@portal/contract/message';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveConnection, type Ear, type Socket } from './live-connection.ts';

class FakeSocket implements Socket {
  readonly sent: string[] = [];
  isClosed = false;
  readonly ear: Ear;
  constructor(ear: Ear) {
    this.ear = ear;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
    this.ear.onEnd();
  }
}

describe('a tab’s live connection (MESSAGE-5)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function aTab(random = 0.5) {
    const sockets: FakeSocket[] = [];
    const notes: LiveNote[] = [];
    let asked = 0;
    const connection = createLiveConnection({
      open: (ear) => {
        const socket = new FakeSocket(ear);
        sockets.push(socket);
        return socket;
      },
      onNote: (note) => void notes.push(note),
      askCount: () => void asked++,
      setTimer: (run, ms) => Number(setTimeout(run, ms)),
      clearTimer: (timer) => clearTimeout(timer),
      now: () => Date.now(),
      random: () => random,
    });
    return { connection, sockets, notes, askedTimes: () => asked, last: () => sockets.at(-1) as FakeSocket };
  }

  it('what an ended connection still says counts no more: it may be of another identity', () => {
    const { connection, notes, last } = aTab();
    connection.start();
    const { ear } = last();
    ear.onOpen();
    ear.onText('{"type":"acting","as":"A1/M2"}');
    connection.stop();
    ear.onText('{"type":"unread","total":7}');
    expect(notes).toEqual([{ type: 'acting', as: 'A1/M2' }]);
  });

  it('says with an empty heartbeat every 120 s that it is there', () => {
    const { connection, last } = aTab();
    connection.start();
    vi.advanceTimersByTime(500_000);
    expect(last().sent).toEqual([]);
    last().ear.onOpen();
    vi.advanceTimersByTime(119_999);
    expect(last().sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(last().sent).toEqual(['']);
    vi.advanceTimersByTime(240_000);
    expect(last().sent).toEqual(['', '', '']);
  });

  it.each([
    [0, 270_000],
    [0.5, 300_000],
    [1, 330_000],
  ])('tries again every 300 s, by chance (%d) a tenth sooner or later', (chance, wait) => {
    const { connection, sockets, last } = aTab(chance);
    connection.start();
    for (let tries = 1; tries < 5; tries++) {
      last().ear.onEnd();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(tries + 1);
    }
  });

  it('is back within ten seconds where one stood, and beats no more in between', () => {
    const { connection, sockets, last } = aTab(1);
    connection.start();
    last().ear.onOpen();
    const first = last();
    first.ear.onEnd();
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(120_000);
    expect(first.sent).toEqual([]);
  });

  it('asks for the count when the tab is looked at without a connection, and not twice in ten seconds', () => {
    const { connection, askedTimes, sockets, last } = aTab();
    connection.start();
    last().ear.onEnd();
    connection.look();
    connection.look();
    expect([askedTimes(), sockets.length]).toEqual([1, 2]);
    last().ear.onOpen();
    vi.advanceTimersByTime(20_000);
    connection.look();
    expect(askedTimes()).toBe(1);
  });

  it('hands on notes of ours and nothing else', () => {
    const { connection, notes, last } = aTab();
    connection.start();
    for (const data of ['{"type":"unread","total":3}', '{"type":"unread","total":-1}', '{"type":"unread","total":"3"}', '{"type":"other"}', 'x', '', null, 7])
      last().ear.onText(data);
    last().ear.onText('{"type":"sessionEnded","html":"<b>"}');
    expect(notes).toEqual([{ type: 'unread', total: 3 }, { type: 'sessionEnded' }]);
  });

  it('is one at a time, and none after it was stopped; started again it is there again', () => {
    const { connection, sockets, last } = aTab();
    connection.start();
    connection.start();
    expect(sockets).toHaveLength(1);
    last().ear.onOpen();
    connection.stop();
    expect(last().isClosed).toBe(true);
    vi.advanceTimersByTime(1_000_000);
    connection.look();
    expect([sockets.length, last().sent]).toEqual([1, []]);
    connection.start();
    expect(sockets).toHaveLength(2);
  });
});
