import { Button, Field, Input } from '@portal/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ListAddress } from './use-list-address.ts';

interface KeywordFormProps {
  list: ListAddress<{ keyword: string }>;
  label: string;
}

/** A word to look for; it goes into the address. */
export function KeywordForm({ list, label }: KeywordFormProps) {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState(list.query.keyword);
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(list.hrefOf({ keyword: keyword.trim() }));
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
