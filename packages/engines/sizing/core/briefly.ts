import { numberText as n } from '../../inputs/index.ts';

const SHOWN = 6;

/** Each different text once and only the first few: what a sentence can carry of a long list. */
export function briefly(texts: readonly string[], between: string): string {
  const different = [...new Set(texts)];
  return `${different.slice(0, SHOWN).join(between)}${different.length > SHOWN ? ' …' : ''}`;
}

/** The same with how often each stands there: `（10 × 7）× 2 处`. */
export function brieflyCounted(texts: readonly string[], between: string): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return briefly(
    [...counts].map(([text, count]) => (count > 1 ? `（${text}）× ${n(count)} 处` : text)),
    between,
  );
}

/** `12 ＋ 4 ＝ 16`: a sum with its parts, those of 0 left out; a single part is the sum itself. */
export function sumText(parts: readonly number[]): string {
  const counted = parts.filter((part) => part > 0);
  const sum = n(counted.reduce((total, part) => total + part, 0));
  if (counted.length < 2) return sum;
  const shown = counted.slice(0, SHOWN).map((part) => n(part));
  return `${shown.join(' ＋ ')}${counted.length > SHOWN ? ' ＋ …' : ''} ＝ ${sum}`;
}
