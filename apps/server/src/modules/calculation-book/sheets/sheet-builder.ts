import type { Field } from '@portal/engines/inputs';
import { of, valueOfExpression, type Expression, type WorksheetRow } from './expression.ts';

/** Rows written one after another; each gives the expression by which later ones take its value. */
export interface SheetBuilder {
  rows: WorksheetRow[];
  section: (label: string) => void;
  /** An input by its description; a choice in words stands as such and cannot be reckoned with. */
  input: (name: string, field: Pick<Field, 'label'> & { unit?: string }, value: number | string) => Expression;
  /** From the engine or its tables; `from`: what it rests on. */
  value: (name: string, label: string, value: number | string, unit: string, from: string) => Expression;
  formula: (name: string, label: string, expression: Expression, unit: string, words: string) => Expression;
}

export function createSheet(): SheetBuilder {
  const rows: WorksheetRow[] = [];
  const known = new Map<string, number>();
  const put = (row: WorksheetRow): Expression => {
    rows.push(row);
    if (typeof row.value === 'number') known.set(row.name, row.value);
    return of(row.name);
  };
  const valueOf = (name: string): number => {
    const found = known.get(name);
    if (found === undefined) throw new Error(`no row ${name} above`);
    return found;
  };
  return {
    rows,
    section: (label) => void rows.push({ name: '', kind: 'section', label, unit: '', value: '', words: '' }),
    input: (name, { label, unit = '' }, value) => put({ name, kind: 'input', label, unit, value, words: '输入' }),
    value: (name, label, value, unit, from) => put({ name, kind: 'value', label, unit, value, words: from }),
    formula: (name, label, expression, unit, words) =>
      put({ name, kind: 'formula', label, unit, value: valueOfExpression(expression, valueOf), expression, words }),
  };
}
