import { KEYWORD_MAX } from '@portal/contract/core';
import { Anchor, Button, Icon, Input, useUi } from '@portal/ui';
import type { SubmitEvent } from 'react';
import './keyword-box.css';

interface KeywordBoxProps {
  /** Where the words go, without a query. */
  action: string;
  label: string;
  keyword: string;
  /** Further fields of the address, kept as they are. */
  kept: Readonly<Record<string, string>>;
}

/** Narrows the list below to a word: an ordinary GET form; an empty word shows all again. For looking through the whole shop there is `SearchBox`. */
export function KeywordBox({ action, label, keyword, kept }: KeywordBoxProps) {
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
    <search className="do-keyword__frame">
      <form className="do-keyword" action={action} method="get" onSubmit={handleSubmit}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Input
          key={keyword}
          type="search"
          name="keyword"
          aria-label={label}
          placeholder={label}
          defaultValue={keyword}
          maxLength={KEYWORD_MAX}
          autoComplete="off"
          enterKeyHint="search"
          before={<Icon name="search" size={16} />}
          after={
            keyword === '' ? undefined : (
              <Anchor className="do-keyword__clear" href={hrefOf('')} aria-label={`清除关键词 ${keyword}`}>
                <Icon name="close" size={16} />
              </Anchor>
            )
          }
        />
        <Button type="submit">搜索</Button>
      </form>
    </search>
  );
}
