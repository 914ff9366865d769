import type { AttributeFilter, CategoryNode } from '@portal/contract/catalog';
import { KEYWORD_MAX } from '@portal/contract/core';
import { Button, Checkbox, Icon, Input, Select } from '@portal/ui';
import type { SubmitEvent } from 'react';
import type { ChosenAttribute } from '../../../../lib/address-bar/chosen-attributes.ts';
import './replace-filters.css';

/** Attributes shown: those that tell most, as the catalogue orders them. */
const SHOWN = 6;

interface ReplaceFiltersProps {
  /** Categories the replaced line stands in, from the first down. */
  path: readonly CategoryNode[];
  category: number | null;
  filters: readonly AttributeFilter[];
  attributes: readonly ChosenAttribute[];
  inStockOnly: boolean;
  onKeyword: (keyword: string) => void;
  onCategory: (id: number | null) => void;
  onAttributes: (attributes: readonly ChosenAttribute[]) => void;
  onInStockOnly: (only: boolean) => void;
}

/** Narrows the products of the replace panel: word, category, attributes of the category, stock. */
export function ReplaceFilters({ path, category, filters, attributes, inStockOnly, ...on }: ReplaceFiltersProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    on.onKeyword(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  };
  const valueOf = (code: string) => attributes.find((one) => one.code === code)?.value ?? '';
  return (
    <div className="do-replacefilters">
      <search>
        <form className="do-replacefilters__search" onSubmit={handleSubmit}>
          <Input
            type="search"
            name="keyword"
            size="small"
            aria-label="产品名称、型号或参数"
            placeholder="产品名称、型号或参数"
            maxLength={KEYWORD_MAX}
            autoComplete="off"
            enterKeyHint="search"
            before={<Icon name="search" size={16} />}
            // the cross of the box takes the word back at once
            onInput={({ currentTarget }) => currentTarget.value === '' && on.onKeyword('')}
          />
          <Button type="submit" size="small">
            搜索
          </Button>
        </form>
      </search>
      <Select
        size="small"
        aria-label="产品分类"
        value={category ?? ''}
        onChange={({ target }) => on.onCategory(target.value === '' ? null : Number(target.value))}
      >
        {path.toReversed().map(({ id, catagoryName }) => (
          <option key={id} value={id}>
            {catagoryName}
          </option>
        ))}
        <option value="">全部分类</option>
      </Select>
      {filters.slice(0, SHOWN).map(({ code, attrName, attrValues, unit }) => (
        <Select
          key={code}
          size="small"
          aria-label={attrName}
          value={valueOf(code)}
          onChange={({ target: { value } }) => on.onAttributes([...attributes.filter((one) => one.code !== code), ...(value === '' ? [] : [{ code, value }])])}
        >
          <option value="">{attrName}</option>
          {attrValues.map(({ value, label, spuCount }) => (
            <option key={value} value={value} disabled={spuCount === 0 && value !== valueOf(code)}>
              {label}
              {unit && !label.endsWith(unit) ? ` ${unit}` : ''}（{spuCount}）
            </option>
          ))}
        </Select>
      ))}
      <Checkbox checked={inStockOnly} onChange={({ target }) => on.onInStockOnly(target.checked)}>
        仅看有货
      </Checkbox>
    </div>
  );
}
