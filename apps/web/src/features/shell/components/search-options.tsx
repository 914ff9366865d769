import type { Suggestion } from '@portal/contract/catalog';
import { Code, type SearchOption } from '@portal/ui';
import { findSuggestions } from '../api.ts';
import { inGroups, SUGGESTION_GROUPS, suggestionHref } from '../model/suggestions.ts';

/** What is offered for these letters, as it stands under the search. */
export const findOptions = async (keyword: string, signal: AbortSignal): Promise<SearchOption[]> =>
  inGroups(await findSuggestions(keyword, signal)).flatMap(optionOf);

function optionOf(suggestion: Suggestion): SearchOption[] {
  const { kind, text, note } = suggestion;
  const href = suggestionHref(suggestion);
  if (href === null) return [];
  const content = (
    <>
      {kind === 'model' ? <Code copy={false}>{text}</Code> : <span className="s-suggestion__name">{text}</span>}
      <span className="s-suggestion__note">{note}</span>
    </>
  );
  return [{ key: `${kind} ${href}`, href, group: SUGGESTION_GROUPS[kind], content }];
}
