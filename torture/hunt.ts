/** What a hunt is: an attack or a fault with an oracle of its own, repeatable from its seed. */

/** What a hunt is given. */
export interface HuntContext {
  /** Printed with every result; the same seed gives the same run. */
  seed: number;
  /** Uniform in [0, 1), from the seed. */
  random(): number;
  /** A few seconds for every change, instead of the long run. */
  short: boolean;
  /** How long the long run goes on, where time is what it needs. */
  minutes: number;
  /** One property: how often it was tried, how often it failed, and what was measured. A row without a try counts as failed. */
  row(what: string, tries: number, failures: number, figure?: string): void;
  /** Says what is going on; never part of the result. */
  say(text: string): void;
}

export interface Hunt {
  name: string;
  /** One sentence: what is done to the portal, and what must hold. */
  purpose: string;
  run(context: HuntContext): Promise<void>;
}

export interface Row {
  hunt: string;
  what: string;
  tries: number;
  failures: number;
  figure: string;
}

/** Mulberry32: small, fast, good enough to choose faults; never for secrets. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs one hunt; a hunt that breaks is a failed row, and so is one that tried nothing. */
export async function runHunt(hunt: Hunt, options: { seed: number; short: boolean; minutes?: number; say?: (text: string) => void }): Promise<Row[]> {
  const rows: Row[] = [];
  const { seed, short, minutes = 20, say = () => {} } = options;
  const row: HuntContext['row'] = (what, tries, failures, figure = '') =>
    void rows.push({ hunt: hunt.name, what, tries, failures: tries === 0 ? 1 : failures, figure });
  try {
    await hunt.run({ seed, short, minutes, random: randomFrom(seed), row, say });
  } catch (error) {
    say(String(error instanceof Error ? error.stack : error));
    row(`ended early: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`, 1, 1);
  }
  if (rows.length === 0) row('nothing was tried', 0, 1);
  return rows;
}

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ hunt, what, tries, failures, figure }) => `| ${failures === 0 ? '✓' : '✗'} | ${hunt} | ${what} | ${tries} | ${failures} | ${figure} |`,
  );
  return ['| | Hunt | What | Tries | Failures | Measured |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

/** What a hunt cost: by the clock, and of the processor in this process without those it starts. */
export interface Time {
  hunt: string;
  rows: number;
  seconds: number;
  cpuSeconds: number;
}

/** The longest first, and the sum. */
export function timesOf(times: readonly Time[]): string {
  const sum = (pick: (time: Time) => number): number => times.reduce((total, time) => total + pick(time), 0);
  const all = { hunt: 'all', rows: sum(({ rows }) => rows), seconds: sum(({ seconds }) => seconds), cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds) };
  const lines = [...times.toSorted((a, b) => b.seconds - a.seconds), all].map(
    ({ hunt, rows, seconds, cpuSeconds }) =>
      `| ${hunt.padEnd(9)} | ${String(rows).padStart(10)} | ${seconds.toFixed(1).padStart(7)} | ${cpuSeconds.toFixed(1).padStart(9)} |`,
  );
  return ['| Hunt      | Properties | Seconds | Processor |', '|-----------|------------|---------|-----------|', ...lines].join('\n');
}
