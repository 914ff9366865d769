/** What the tab keeps of a form that was not handed in: whose it is, what the form began with, what was typed (SHELL-32). Pure. */

export const keptText = (owner: string, begun: object, typed: object): string => JSON.stringify({ owner, begun, typed });

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isOfKind = (value: unknown, like: unknown): boolean => {
  if (like === null || value === null) return true;
  if (typeof value !== typeof like || Array.isArray(value) !== Array.isArray(like)) return false;
  if (typeof like !== 'object' || typeof value !== 'object' || Array.isArray(like)) return true;
  return Object.entries(like).every(([name, one]) => name in value && isOfKind((value as Record<string, unknown>)[name], one));
};

/**
 * What `owner` has typed, over what the form begins with now: a field that was not touched has today's value, and one that the form no longer
 * has, or has otherwise, is left out. Null where nothing of theirs is kept, or nothing that differs.
 */
export function typedOfKept<Typed extends object>(text: string | null, owner: string, begun: Typed): Typed | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { owner?: unknown; begun?: Record<string, unknown>; typed?: Record<string, unknown> } | null;
    if (kept?.owner !== owner || !kept.begun || !kept.typed) return null;
    const { begun: before, typed } = kept;
    const touched = Object.entries(begun).flatMap(([name, now]) =>
      name in typed && !isAlike(typed[name], before[name]) && isOfKind(typed[name], now) ? [[name, typed[name]] as const] : [],
    );
    const found = { ...begun, ...Object.fromEntries(touched) };
    return isAlike(found, begun) ? null : found;
  } catch {
    return null;
  }
}
