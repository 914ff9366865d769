import { listLogChoices } from '@portal/contract/operator';
import { Field, Select } from '@portal/ui';
import { useNavigate } from 'react-router';
import { call } from '../../lib/call.ts';
import { DayFilter } from '../../lib/day-filter.tsx';
import { listHref } from '../../lib/list-address.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { actWords } from './log-words.ts';
import './log-filters.css';

/** What the log may be narrowed by beside a word; each choice goes into the address at once. */
export const LOG_FILTERS = ['operatorNo', 'act', 'dateFrom', 'dateTo'] as const;

export function LogFilters({ path, query }: { path: string; query: URLSearchParams }) {
  const navigate = useNavigate();
  // the log stands without them
  const { data } = useAnswer('choices', () => call(listLogChoices));
  const wired = (name: (typeof LOG_FILTERS)[number]) => ({
    value: query.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => void navigate(listHref(path, query, { [name]: target.value })),
  });
  return (
    <fieldset className="c-filters" aria-label="筛选">
      <Field label="人员">
        <Select {...wired('operatorNo')}>
          <option value="">全部人员</option>
          {data?.operators.map(({ operatorNo, name }) => (
            <option key={operatorNo} value={operatorNo}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="操作">
        <Select {...wired('act')}>
          <option value="">全部操作</option>
          {data?.acts.map((act) => (
            <option key={act} value={act}>
              {actWords(act)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="起始日期">
        <DayFilter max={query.get('dateTo') ?? undefined} {...wired('dateFrom')} />
      </Field>
      <Field label="截止日期">
        <DayFilter min={query.get('dateFrom') ?? undefined} {...wired('dateTo')} />
      </Field>
    </fieldset>
  );
}
