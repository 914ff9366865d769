/** The ways of a model's cameras as they are typed. Pure. */
import type { ListCheck } from '@portal/contract/design-order';
import { designOrderCopy } from '@portal/contract/design-order';
import { checkFields } from '@portal/engines/compatibility';
import { errorText, readInputs } from '@portal/engines/inputs';
import { parseFigure } from '@portal/units';

type Run = Omit<ListCheck['runs'][number], 'skuNo'>;
type Part = 'average' | 'longest';

const LABELS: Readonly<Record<Part, string>> = { average: '平均走线', longest: '最远走线' };

/** null: both are empty, nobody says. One alone says nothing yet: `最远走线` of no average is an answer to come. */
export function parseRun(typed: Readonly<Record<Part, string>>): { ok: true; run: Run | null } | { ok: false; part: Part; text: string } {
  const texts = { average: typed.average.trim(), longest: typed.longest.trim() };
  if (texts.average === '' && texts.longest === '') return { ok: true, run: null };
  const metres = { average: 0, longest: 0 };
  for (const part of ['average', 'longest'] as const) {
    const fields = { wayM: { ...checkFields.avgCableM, label: LABELS[part], required: true as const } };
    const given = { wayM: texts[part] === '' ? undefined : (parseFigure(texts[part]) ?? Number.NaN) };
    const read = readInputs(fields, given);
    const [error] = read.ok ? [] : read.errors;
    if (error !== undefined) return { ok: false, part, text: errorText(fields, error, given) };
    metres[part] = given.wayM ?? 0;
  }
  if (metres.average > metres.longest) return { ok: false, part: 'longest', text: designOrderCopy.runOrder };
  return { ok: true, run: { averageM: metres.average, longestM: metres.longest } };
}
