import type { RowsField } from '@portal/engines/inputs';
import { Button, Icon, IconButton, toast } from '@portal/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { nextRow, type Draft } from './draft.ts';
import './rows-input.css';

interface RowsInputProps {
  field: RowsField;
  rows: readonly Draft[];
  error: string | undefined;
  onChange: (rows: readonly Draft[]) => void;
  children: (place: number, row: Draft, change: (row: Draft) => void) => ReactNode;
}

/** Rows of the same inputs: add (the answers of the last row are taken over), copy, remove with undo. */
export function RowsInput({ field, rows, error, onChange, children }: RowsInputProps) {
  const boxRef = useRef<HTMLFieldSetElement>(null);
  const focusOn = useRef<number | null>(null);
  // a removal is undone in the rows as they are then
  const now = useRef({ rows, onChange });
  useEffect(() => {
    now.current = { rows, onChange };
    if (focusOn.current === null) return;
    boxRef.current?.querySelectorAll('.fd-row')[focusOn.current]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    focusOn.current = null;
  });

  const insert = (place: number, row: Draft) => {
    onChange([...rows.slice(0, place), row, ...rows.slice(place)]);
    focusOn.current = place;
  };
  const remove = (place: number) => {
    const gone = rows[place];
    if (gone === undefined) return;
    onChange(rows.filter((_row, at) => at !== place));
    boxRef.current?.querySelector<HTMLElement>('.fd-rows__add')?.focus();
    const restore = () => {
      now.current.onChange([...now.current.rows.slice(0, place), gone, ...now.current.rows.slice(place)]);
      focusOn.current = place;
    };
    toast.info(`已删除${field.rowLabel} ${place + 1}`, { action: { label: '撤销', onAct: restore } });
  };
  const isFull = rows.length >= field.maxRows;
  return (
    <fieldset className="fd-rows fd-wide" ref={boxRef}>
      <legend className="fd-group__name">{field.label}</legend>
      {field.hint !== undefined && <p className="p-field__hint fd-group__hint">{field.hint}</p>}
      {rows.map((row, place) => (
        // rows have no name of their own; their boxes show the draft and keep nothing
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={place} className="fd-row">
          <legend className="p-hidden">
            {field.rowLabel} {place + 1}
          </legend>
          <div className="fd-row__head">
            <span className="fd-row__name" aria-hidden="true">
              {field.rowLabel} {place + 1}
            </span>
            <IconButton name="copy" size="small" label={`复制${field.rowLabel} ${place + 1}`} disabled={isFull} onClick={() => insert(place + 1, row)} />
            <IconButton
              name="trash"
              size="small"
              label={`删除${field.rowLabel} ${place + 1}`}
              disabled={rows.length === 1 && field.optional !== true}
              onClick={() => remove(place)}
            />
          </div>
          {children(place, row, (changed) => onChange(rows.map((other, at) => (at === place ? changed : other))))}
        </fieldset>
      ))}
      {error !== undefined && (
        <p className="p-field__error" role="alert">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
      <div>
        <Button className="fd-rows__add" size="small" icon="plus" disabled={isFull} onClick={() => insert(rows.length, nextRow(field, rows))}>
          {isFull ? `最多 ${field.maxRows} 行` : `添加${field.rowLabel}`}
        </Button>
      </div>
    </fieldset>
  );
}
