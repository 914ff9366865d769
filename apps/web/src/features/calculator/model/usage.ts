/** How often the calculators were used, until the server has been told (CALC-13: sent on leaving them). */
import { calculatorIds, type CalculatorId } from '@portal/engines/calculators';

export type UsageCounts = Readonly<Partial<Record<CalculatorId, number>>>;
export interface UsageReport {
  /** The same report again is the same one: it was sent and no answer came. */
  key: string;
  counts: UsageCounts;
}
export interface Usage {
  /** Since the last report. */
  counts: UsageCounts;
  /** Sent, and not yet answered. */
  sending: UsageReport | null;
}

export const NO_USAGE: Usage = { counts: {}, sending: null };

export const usageTotal = (counts: UsageCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What the storage holds; what is of another shape counts as nothing. */
export function parseUsage(text: string | null, max: number): Usage {
  try {
    const given = JSON.parse(text ?? 'null') as { counts?: unknown; sending?: { key?: unknown; counts?: unknown } | null } | null;
    const key = given?.sending?.key;
    const sent = countsOf(given?.sending?.counts, max);
    return {
      counts: countsOf(given?.counts, max),
      sending: typeof key === 'string' && /^\w{1,64}$/u.test(key) && usageTotal(sent) > 0 ? { key, counts: sent } : null,
    };
  } catch {
    return NO_USAGE;
  }
}

function countsOf(given: unknown, max: number): UsageCounts {
  const counts = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  let left = max;
  return Object.fromEntries(
    calculatorIds.flatMap((id) => {
      const count = counts[id];
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > left) return [];
      left -= count;
      return [[id, count]];
    }),
  );
}

/** One use more; beyond `max` nothing is counted. */
export const withUse = (usage: Usage, id: CalculatorId, max: number): Usage =>
  usageTotal(usage.counts) >= max ? usage : { ...usage, counts: { ...usage.counts, [id]: (usage.counts[id] ?? 0) + 1 } };

/** What is to be sent now: the report without an answer first, else all uses since. Null: nothing. */
export function nextReport(usage: Usage, newKey: () => string): { usage: Usage; report: UsageReport | null } {
  if (usage.sending !== null) return { usage, report: usage.sending };
  if (usageTotal(usage.counts) === 0) return { usage, report: null };
  const report = { key: newKey(), counts: usage.counts };
  return { usage: { counts: {}, sending: report }, report };
}

/** The report with this key has been answered. */
export const withAnswer = (usage: Usage, key: string): Usage => (usage.sending?.key === key ? { ...usage, sending: null } : usage);
