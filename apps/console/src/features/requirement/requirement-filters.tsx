import { text } from '@portal/client/page-words';
import { countDeskRequirements, REQUIREMENT_TYPES } from '@portal/contract/requirement';
import { Field, Select } from '@portal/ui';
import { useNavigate } from 'react-router';
import { call } from '../../lib/call.ts';
import { DayFilter } from '../../lib/day-filter.tsx';
import { useAnswer } from '../../lib/use-answer.ts';
import type { ListAddress } from '../../lib/use-list-address.ts';

/** As long as an id, or a day, is. */
const ID_MAX = 40;
const DAY_MAX = 10;

/** What the list may be narrowed by beside state and word; each choice goes into the address at once. */
export const REQUIREMENT_FILTERS = { requirementTypeId: text(ID_MAX), provinceCode: text(ID_MAX), dateFrom: text(DAY_MAX), dateTo: text(DAY_MAX) };
type RequirementFilter = keyof typeof REQUIREMENT_FILTERS;

export function RequirementFilters({ list }: { list: ListAddress<Record<RequirementFilter, string>> }) {
  const navigate = useNavigate();
  // the list stands without them
  const { data } = useAnswer('provinces', () => call(countDeskRequirements));
  const wired = (name: RequirementFilter) => ({
    value: list.query[name],
    onChange: ({ target }: { target: { value: string } }) => void navigate(list.hrefOf({ [name]: target.value })),
  });
  return (
    <fieldset className="c-filters" aria-label="筛选">
      <Field label="类型">
        <Select {...wired('requirementTypeId')}>
          <option value="">全部类型</option>
          {REQUIREMENT_TYPES.map(({ requirementTypeId, title }) => (
            <option key={requirementTypeId} value={requirementTypeId}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="省份">
        <Select {...wired('provinceCode')}>
          <option value="">全部省份</option>
          {data?.provinces.map(({ provinceCode, provinceName }) => (
            <option key={provinceCode} value={provinceCode}>
              {provinceName}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="提交起始日期">
        <DayFilter max={list.query.dateTo || undefined} {...wired('dateFrom')} />
      </Field>
      <Field label="提交截止日期">
        <DayFilter min={list.query.dateFrom || undefined} {...wired('dateTo')} />
      </Field>
    </fieldset>
  );
}
