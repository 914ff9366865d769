import type { HotWord, Suggestion } from '@portal/contract/catalog';
import { ButtonLink, Code, SearchBox, Tag, type SearchOption } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { hotWordHref } from '../model/hot-word-href.ts';
import { keepSearch } from '../model/search-info.ts';
import { inGroups, SUGGESTION_GROUPS, suggestionHref } from '../model/suggestions.ts';
import { SEARCH_KEY } from './use-search-key.ts';
import { useSuggestions } from './use-suggestions.ts';
import './portal-search.css';

/** The one search of a page: hot words while it is empty, models, categories and products while one types; on the pages of what was found it holds what was looked for. */
export function PortalSearch({ hotWords }: { hotWords: readonly HotWord[] }) {
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState('');
  const keyword = pathname === '/product' || pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const suggestions = useSuggestions(typed);
  return (
    <SearchBox
      compact
      action="/product"
      label="搜索产品名称或型号"
      placeholders={hotWords.map(({ word }) => word)}
      onSearch={keepSearch}
      defaultValue={keyword}
      onInput={setTyped}
      options={inGroups(suggestions).flatMap(optionOf)}
      shortcut={SEARCH_KEY}
    >
      {hotWords.length > 0 && (
        <>
          <p className="p-small">大家在搜</p>
          <ul className="s-hot-words">
            {hotWords.map((hot) => (
              <li key={hot.word}>
                <ButtonLink size="small" kind="quiet" href={hotWordHref(hot)} onClick={() => keepSearch(hot.word)}>
                  {hot.word}
                  {hot.status && <Tag tone="danger">热</Tag>}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </SearchBox>
  );
}

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
