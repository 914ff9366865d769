/**
 * Finished answers kept in memory by the address they were asked under, for as long as what they show stands. Bounded by bytes; what
 * was asked for once gives way first, so that nobody empties it by asking for pages that nobody wants. Who asks while an answer is being
 * made waits for that one.
 */

/** The version is read at most so often a process, so that a change is seen within a second everywhere. */
const VERSION_EVERY_MS = 500;
/** What a page is made of is remembered by a version that may be read so much later: what is made meanwhile is not kept. */
const BEFORE_KEPT_MS = 1000;
/** What moves without a new version (times used, say) is at most so old. */
const MAX_AGE_MS = 15_000;

interface Remembered {
  /** What keeping it takes. */
  readonly bytes: number;
}

interface Entry<Page> {
  page: Page;
  version: string;
  at: number;
}

export interface RememberedPages<Page extends Remembered> {
  /**
   * The page under `key`, else what `make` gives: null where it is not one to remember, and then everybody makes their own. What `make`
   * throws, only its own caller is thrown. The key must hold everything that what is made depends on.
   */
  remember(key: string, make: () => Promise<Page | null>): Promise<Page | null>;
  /** The page where it is there this very moment, and the version it was made of has been read lately; else `remember` tells. */
  peek(key: string): Page | undefined;
  /** Bytes kept. */
  size(): number;
}

export interface RememberOptions {
  bytesMax: number;
  now(): number;
  /** Differs as soon as the pages do. */
  getVersion(): Promise<string>;
}

/** `improve`: what is asked for a second time is worth more work; what it gives takes the place of what was made, where it stands by then. */
type Options<Page> = RememberOptions & { improve?(page: Page): Promise<Page> };

export function rememberPages<Page extends Remembered>({ bytesMax, now, getVersion, improve }: Options<Page>): RememberedPages<Page> {
  /** Asked for once since they were made, and again: the least recently asked for first. */
  const [once, again] = [new Map<string, Entry<Page>>(), new Map<string, Entry<Page>>()];
  const making = new Map<string, Promise<Page | null>>();
  let bytes = 0;
  let reading: { at: number; value: Promise<string> } | undefined;
  let seen: { version: string; since: number } | undefined;
  /** The latest reading whose version is the one seen. */
  let read: typeof reading;

  const drop = (from: Map<string, Entry<Page>>, key: string, { page }: Entry<Page>): void => {
    from.delete(key);
    bytes -= page.bytes;
  };

  async function currentVersion(at: number): Promise<string> {
    if (!reading || at - reading.at >= VERSION_EVERY_MS || at < reading.at) {
      const next = { at, value: getVersion() };
      reading = next;
      next.value.catch(() => {
        if (reading === next) reading = undefined;
      });
    }
    const mine = reading;
    const version = await mine.value;
    if (seen?.version !== version) {
      seen = { version, since: now() };
      // none of them is shown again
      for (const entries of [once, again]) entries.clear();
      bytes = 0;
    }
    read = mine;
    return version;
  }

  function find(key: string, version: string, at: number): Page | undefined {
    const from = again.has(key) ? again : once;
    const entry = from.get(key);
    if (!entry) return undefined;
    if (entry.version !== version || at - entry.at >= MAX_AGE_MS || at < entry.at) return void drop(from, key, entry);
    from.delete(key);
    again.set(key, entry);
    if (from === once) void improveIn(key, entry);
    return entry.page;
  }

  async function improveIn(key: string, entry: Entry<Page>): Promise<void> {
    // what cannot be improved is good enough
    const better = await improve?.(entry.page).catch(() => undefined);
    if (!better || again.get(key) !== entry) return;
    bytes += better.bytes - entry.page.bytes;
    entry.page = better;
  }

  function keep(key: string, entry: Entry<Page>): void {
    if (entry.page.bytes > bytesMax / 8) return;
    const [from, before] = again.has(key) ? [again, again.get(key)] : [once, once.get(key)];
    if (before) drop(from, key, before);
    once.set(key, entry);
    bytes += entry.page.bytes;
    for (const entries of [once, again])
      for (const [oldest, one] of entries) {
        if (bytes <= bytesMax) return;
        if (one !== entry) drop(entries, oldest, one);
      }
  }

  const isOfOneVersion = (version: string, began: number): boolean => seen?.version === version && began - seen.since >= BEFORE_KEPT_MS;

  return {
    async remember(key, make) {
      const began = now();
      const version = await currentVersion(began);
      const found = find(key, version, began);
      if (found) return found;
      const underWay = making.get(key);
      if (underWay) return (await underWay.catch(() => null)) ?? make();
      const made = make();
      making.set(key, made);
      try {
        const page = await made;
        if (page && isOfOneVersion(version, began)) keep(key, { page, version, at: began });
        return page;
      } finally {
        making.delete(key);
      }
    },
    peek(key) {
      const at = now();
      if (!read || !seen || read !== reading || at - read.at >= VERSION_EVERY_MS || at < read.at) return undefined;
      return find(key, seen.version, at);
    },
    size: () => bytes,
  };
}
