/**
 * When a tab's live connection is opened, says that it is there, and is tried again (MESSAGE-5). What it runs on is given: a socket, timers,
 * chance; so hours of it pass in a test.
 */
import { HEARTBEAT_MS, readLiveNote, RECONNECT_MS, type LiveNote } from '@portal/contract/message';

/** The first attempt after a connection that stood: a server that restarts is met within ten seconds, and not by all at once. */
const SOON_MS = [500, 8_000] as const;
/** Coming back to a tab asks no more often. */
const ASK_AGAIN_MS = 10_000;

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What becomes of a socket. */
export interface Ear {
  onOpen(): void;
  onText(text: unknown): void;
  /** It is gone, or never came to be. */
  onEnd(): void;
}

export interface LiveConnectionOptions {
  open(ear: Ear): Socket;
  onNote(note: LiveNote): void;
  /** Asks for the count: nobody tells it while there is no connection. */
  askCount(): void;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number | undefined): void;
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

export interface LiveConnection {
  /** Opens it, unless it is open or being opened. */
  start(): void;
  /** The person looks at the tab again. */
  look(): void;
  /** Closes it, and tries no more. */
  stop(): void;
}

export function createLiveConnection({ open, onNote, askCount, setTimer, clearTimer, now, random }: LiveConnectionOptions): LiveConnection {
  let socket: Socket | null = null;
  /** Of the socket there is: what an older one says counts no more. */
  let current: Ear | null = null;
  let isOpen = false;
  let isOver = true;
  let again: number | undefined;
  let beat: number | undefined;
  let askedAt = -Infinity;

  const heartbeat = (): void => {
    beat = setTimer(() => {
      socket?.send('');
      heartbeat();
    }, HEARTBEAT_MS);
  };
  const retryIn = (ms: number): void => {
    clearTimer(again);
    again = setTimer(connect, ms);
  };
  const connect = (): void => {
    if (isOver || current) return;
    clearTimer(again);
    const ear: Ear = {
      onOpen() {
        isOpen = true;
        heartbeat();
      },
      onText(text) {
        if (current !== ear) return;
        const note = readLiveNote(text);
        if (note) onNote(note);
      },
      onEnd() {
        if (current !== ear) return;
        const stood = isOpen;
        forget();
        if (isOver) return;
        const [least, most] = SOON_MS;
        // a tenth more or less
        retryIn(stood ? least + random() * (most - least) : Math.round(RECONNECT_MS * (0.9 + random() * 0.2)));
      },
    };
    current = ear;
    socket = open(ear);
  };
  const forget = (): void => {
    clearTimer(beat);
    socket = null;
    current = null;
    isOpen = false;
  };

  return {
    start() {
      isOver = false;
      connect();
    },
    look() {
      if (isOver || isOpen || now() - askedAt < ASK_AGAIN_MS) return;
      askedAt = now();
      askCount();
      connect();
    },
    stop() {
      isOver = true;
      clearTimer(again);
      const last = socket;
      forget();
      last?.close();
    },
  };
}
