import { isIgnored, type Field, type Fields, type Raw } from '@portal/engines/inputs';

export interface PrintedAnswer {
  label: string;
  value: string;
}

/** The answers in words, for paper: defaults named, what does not apply left out, rows one to a line. */
export function printedAnswers(fields: Fields, inputs: Raw, row: Raw = inputs): PrintedAnswer[] {
  return Object.entries(fields).flatMap(([name, field]): PrintedAnswer[] => {
    if (isIgnored(field, row, inputs)) return [];
    const given = row[name];
    if (field.kind === 'rows') {
      return (Array.isArray(given) ? (given as Raw[]) : []).map((inner, place) => ({
        label: `${field.rowLabel} ${place + 1}`,
        value: printedAnswers(field.fields, inputs, inner)
          .map(({ label, value }) => `${label} ${value}`)
          .join('，'),
      }));
    }
    if (field.kind === 'group') return printedAnswers(field.fields, inputs, (given ?? {}) as Raw);
    const value = answerText(field, given, row, inputs);
    return value === null ? [] : [{ label: field.label, value }];
  });
}

/** `12 m`, `室内`, `是`; null where nothing was answered and nothing is assumed. */
function answerText(field: Exclude<Field, { kind: 'rows' | 'group' }>, given: unknown, row: Raw, inputs: Raw): string | null {
  const unit = field.kind === 'flag' || field.unit === undefined ? '' : field.unit === '%' ? '%' : ` ${field.unit}`;
  switch (field.kind) {
    case 'flag':
      return (given ?? field.default) === true ? '是' : '否';
    case 'option': {
      const value = given ?? field.default;
      return field.options.find((option) => option.value === value)?.label ?? null;
    }
    case 'numbers':
      return Array.isArray(given) && given.length > 0 ? `${given.join('、')}${unit}` : null;
    case 'number': {
      const value = given ?? (typeof field.default === 'function' ? field.default(row, inputs) : field.default);
      return typeof value === 'number' && Number.isFinite(value) ? `${value}${unit}` : null;
    }
  }
}
