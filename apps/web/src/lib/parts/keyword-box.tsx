import { KEYWORD_MAX } from '@portal/contract/core';
import { Anchor, Button, Icon, useUi } from '@portal/ui';
import type { SubmitEvent } from 'react';
import './keyword-box.css';

interface KeywordBoxProps {
  /** Where the words go, without a query. */
  action: string;
  label: string;
  keyword: string;
  /** Further fields of the address, kept as they are. */
  kept: Readonly<Record<string, string>>;
  small?: boolean;
}

/** Narrows the list below to a word: an ordinary GET form; an empty word shows all again. For looking through the whole shop there is `SearchBox`. */
export function KeywordBox({ action, label, keyword, kept, small = false }: KeywordBoxProps) {
  const { navigate } = useUi();
  const hrefOf = (wanted: string) => {
    const search = new URLSearchParams(kept);
    if (wanted !== '') search.set('keyword', wanted);
    return search.size === 0 ? action : `${action}?${search.toString()}`;
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!navigate) return;
    event.preventDefault();
    navigate(hrefOf(String(new FormData(event.currentTarget).get('keyword') ?? '').trim()));
  };
  return (
    <search className="l-keyword__frame">
      <form className="l-keyword" action={action} method="get" onSubmit={handleSubmit}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* as `Input` draws it, whose script brings every field along */}
        <span className={`p-control p-control--group${small ? ' p-control--small' : ''}`}>
          <span className="p-control__side">
            <Icon name="search" size={16} />
          </span>
          <input
            key={keyword}
            className="p-control__input"
            type="search"
            name="keyword"
            aria-label={label}
            placeholder={label}
            defaultValue={keyword}
            maxLength={KEYWORD_MAX}
            autoComplete="off"
            enterKeyHint="search"
          />
          {keyword !== '' && (
            <span className="p-control__side">
              <Anchor className="l-keyword__clear" href={hrefOf('')} aria-label={`清除关键词 ${keyword}`}>
                <Icon name="close" size={16} />
              </Anchor>
            </span>
          )}
        </span>
        <Button type="submit" size={small ? 'small' : 'medium'}>
          搜索
        </Button>
      </form>
    </search>
  );
}
