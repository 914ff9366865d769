import { text } from '@portal/client/page-words';
import { listLogChoices } from '@portal/contract/operator';
import { Field, Select } from '@portal/ui';
import { useNavigate } from 'react-router';
import { call } from '../../lib/call.ts';
import { DayFilter } from '../../lib/day-filter.tsx';
import { useAnswer } from '../../lib/use-answer.ts';
import type { ListAddress } from '../../lib/use-list-address.ts';
import { actWords } from './log-words.ts';
import './log-filters.css';

/** As long as an id, or a day, is. */
const ID_MAX = 40;
const DAY_MAX = 10;

/** What the log may be narrowed by beside a word; each choice goes into the address at once. */
export const LOG_FILTERS = { operatorNo: text(ID_MAX), act: text(ID_MAX), dateFrom: text(DAY_MAX), dateTo: text(DAY_MAX) };
type LogFilter = keyof typeof LOG_FILTERS;

export function LogFilters({ list }: { list: ListAddress<Record<LogFilter, string>> }) {
  const navigate = useNavigate();
  // the log stands without them
  const { data } = useAnswer('choices', () => call(listLogChoices));
  const wired = (name: LogFilter) => ({
    value: list.query[name],
    onChange: ({ target }: { target: { value: string } }) => void navigate(list.hrefOf({ [name]: target.value })),
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
        <DayFilter max={list.query.dateTo || undefined} {...wired('dateFrom')} />
      </Field>
      <Field label="截止日期">
        <DayFilter min={list.query.dateFrom || undefined} {...wired('dateTo')} />
      </Field>
    </fieldset>
  );
}
