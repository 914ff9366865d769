import type { SearchPart } from '../search/search-plan.ts';

/** Some words of a keyword as typed; those that stood one behind the other in one. Single signs cut out of a run say nothing and are not named. */
export function namedOf(parts: readonly SearchPart[], isMeant: (part: SearchPart) => boolean): string[] {
  const named: string[] = [];
  let joins = false;
  for (const part of parts) {
    if (!isMeant(part) || !part.isTelling) joins = false;
    else if (joins && !part.isApart) named.push((named.pop() ?? '') + part.text);
    else {
      named.push(part.text);
      joins = true;
    }
  }
  return named;
}
