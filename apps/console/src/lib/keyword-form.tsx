import { Button, Field, Input } from '@portal/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { listHref } from './list-address.ts';

interface KeywordFormProps {
  path: string;
  query: URLSearchParams;
  label: string;
}

/** A word to look for; it goes into the address. */
export function KeywordForm({ path, query, label }: KeywordFormProps) {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState(query.get('keyword') ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(listHref(path, query, { keyword: keyword.trim() }));
  };
  return (
    <form className="c-search" onSubmit={search}>
      <Field label={label}>
        <Input value={keyword} maxLength={50} onChange={({ target }) => setKeyword(target.value)} />
      </Field>
      <Button type="submit">搜索</Button>
    </form>
  );
}
