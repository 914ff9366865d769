import type { HotWord } from '@portal/contract/catalog';
import { ButtonLink, SearchBox, Tag } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { hotWordHref } from '../model/hot-word-href.ts';
import { keepSearch } from '../model/search-info.ts';
import { SearchHistory } from './search-history.tsx';
import { useSearchHistory } from './use-search-history.ts';
import { SEARCH_KEY } from './use-search-key.ts';
import { useSuggestions } from './use-suggestions.ts';
import './portal-search.css';

interface PortalSearchProps {
  hotWords: readonly HotWord[];
  /** Shown one after the other in the empty box. */
  keywords: readonly string[];
  /** Account and identity; '' a guest. */
  owner: string;
}

/** The one search of a page: own last words and hot ones while it is empty, models, categories, products and what is published while one types; on the pages of what was found it holds what was looked for. */
export function PortalSearch({ hotWords, keywords, owner }: PortalSearchProps) {
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState('');
  const keyword = pathname === '/product' || pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const options = useSuggestions(typed);
  const history = useSearchHistory(owner);
  const handleSearch = (words: string) => {
    keepSearch(words);
    history.remember(words);
  };
  return (
    <SearchBox
      compact
      action="/product"
      label="搜索产品名称或型号"
      placeholders={[...keywords]}
      onSearch={handleSearch}
      defaultValue={keyword}
      onInput={setTyped}
      options={options}
      shortcut={SEARCH_KEY}
    >
      {history.words.length > 0 && <SearchHistory words={history.words} onChoose={handleSearch} onForget={history.forget} onForgetAll={history.forgetAll} />}
      {hotWords.length > 0 && (
        <section aria-label="大家在搜">
          <p className="p-small">大家在搜</p>
          <ul className="s-hot-words">
            {hotWords.map((hot) => (
              <li key={hot.word}>
                <ButtonLink size="small" kind="quiet" href={hotWordHref(hot)} onClick={() => handleSearch(hot.word)}>
                  {hot.word}
                  {hot.status && <Tag tone="danger">热</Tag>}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SearchBox>
  );
}
