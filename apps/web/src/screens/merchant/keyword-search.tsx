import type { PageQuery } from '@portal/client/page-query';
import { KEYWORD_MAX } from '@portal/contract/core';
import { Button, Input } from '@portal/ui';
import './keyword-search.css';

interface KeywordSearchProps<Query extends { keyword: string }> {
  address: PageQuery<Query>;
  query: Query;
  /** What the words are looked for in. */
  label: string;
}

/** The words a list of the merchant centre is narrowed by: a form that carries along whatever else narrows it. */
export function KeywordSearch<Query extends { keyword: string }>({ address, query, label }: KeywordSearchProps<Query>) {
  return (
    <form className="mc-search" action={address.path} method="get">
      {Object.entries(address.hidden(query, 'keyword')).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        key={query.keyword}
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={label}
        defaultValue={query.keyword}
        maxLength={KEYWORD_MAX}
        autoComplete="off"
      />
      <Button type="submit">搜索</Button>
    </form>
  );
}
