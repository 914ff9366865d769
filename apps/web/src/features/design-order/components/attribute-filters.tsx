import type { AttributeFilter } from '@portal/contract/catalog';
import { useUi } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { ChoiceBox } from './choice-box.tsx';
import { selectionHref, withChange, type SelectionQuery } from '../model/selection-query.ts';

/** Attributes shown before the rest is asked for. */
const SHOWN_FIRST = 6;

/** A drop-down for each attribute of the category; several values of one are alternatives. The choice is taken when the drop-down closes. */
export function AttributeFilters({ filters, query }: { filters: readonly AttributeFilter[]; query: SelectionQuery }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? filters : filters.filter((filter, index) => index < SHOWN_FIRST || query.attributes[filter.code]);
  if (filters.length === 0) return null;
  return (
    <div className="do-attributes">
      {shown.map((filter) => (
        <AttributeSelect key={`${filter.code} ${(query.attributes[filter.code] ?? []).join()}`} filter={filter} query={query} />
      ))}
      {filters.length > shown.length && (
        <button type="button" className="p-button p-button--quiet p-button--small" onClick={() => setIsWhole(true)}>
          更多条件 {filters.length - shown.length}
        </button>
      )}
    </div>
  );
}

const drawOption = ({ label, data }: { label?: ReactNode; data: { spuCount: number } }) => (
  <span className="do-attributes__option">
    <span>{label}</span>
    <span className="p-small">{data.spuCount}</span>
  </span>
);

function AttributeSelect({ filter, query }: { filter: AttributeFilter; query: SelectionQuery }) {
  const { navigate } = useUi();
  const chosen = query.attributes[filter.code] ?? [];
  const [values, setValues] = useState<string[]>([...chosen]);
  const take = (next: readonly string[]) => {
    if (next.length === chosen.length && next.every((value) => chosen.includes(value))) return;
    const { [filter.code]: _replaced, ...others } = query.attributes;
    navigate?.(selectionHref(withChange(query, { attributes: next.length === 0 ? others : { ...others, [filter.code]: next } })));
  };
  return (
    <ChoiceBox
      shown={values.length === 0 ? filter.attrName : `${filter.attrName} (${values.length})`}
      mode="multiple"
      className="do-attributes__box"
      aria-label={`${filter.attrName}，可多选`}
      placeholder={filter.attrName}
      value={values}
      onChange={setValues}
      onOpenChange={(isOpen) => !isOpen && take(values)}
      onClear={() => take([])}
      allowClear
      maxTagCount={0}
      maxTagPlaceholder={() => `${filter.attrName} (${values.length})`}
      popupMatchSelectWidth={220}
      optionFilterProp="label"
      options={filter.attrValues.map(({ value, label, spuCount }) => ({
        value,
        label: `${label}${filter.unit && !label.endsWith(filter.unit) ? ` ${filter.unit}` : ''}`,
        spuCount,
      }))}
      optionRender={drawOption}
    />
  );
}
