/** What was worked out on this device: a short list a calculator, newest first. */
import { calculatorIds, type CalculatorId } from '@portal/engines/calculators';

export interface PastResult {
  /** Milliseconds since 1970. */
  at: number;
  /** The inputs as an address has them: `?points=24`; '' for those a page opens with. */
  search: string;
  /** `网线 4 箱`. */
  answer: string;
  /** What it means, in one sentence: tells two results of the same figure apart. */
  meaning: string;
}
export type History = Readonly<Partial<Record<CalculatorId, readonly PastResult[]>>>;

export const HISTORY_MAX = 20;

/** What the storage holds; what is of another shape is left out. */
export function parseHistory(text: string | null): History {
  const kept = parsed(text);
  return Object.fromEntries(
    calculatorIds.flatMap((id) => {
      const given = kept[id];
      const results = Array.isArray(given) ? given.flatMap(pastResult).slice(0, HISTORY_MAX) : [];
      return results.length > 0 ? [[id, results]] : [];
    }),
  );
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function pastResult(given: unknown): PastResult[] {
  const { at, search, answer, meaning } = (given ?? {}) as Partial<Record<keyof PastResult, unknown>>;
  return typeof at === 'number' && Number.isFinite(at) && typeof search === 'string' && typeof answer === 'string' && typeof meaning === 'string'
    ? [{ at, search, answer, meaning }]
    : [];
}

export const resultsOf = (history: History, id: CalculatorId): readonly PastResult[] => history[id] ?? [];

/** The newest first; the same inputs stand once; the oldest gives way to a twenty-first. */
export function withResult(history: History, id: CalculatorId, result: PastResult): History {
  const others = resultsOf(history, id).filter(({ search }) => search !== result.search);
  return { ...history, [id]: [result, ...others].slice(0, HISTORY_MAX) };
}

export const withoutResult = (history: History, id: CalculatorId, search: string): History => ({
  ...history,
  [id]: resultsOf(history, id).filter((result) => result.search !== search),
});

export function withoutResults(history: History, id: CalculatorId): History {
  const { [id]: _cleared, ...others } = history;
  return others;
}
