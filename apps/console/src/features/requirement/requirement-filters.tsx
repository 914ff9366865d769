import { countDeskRequirements, REQUIREMENT_TYPES } from '@portal/contract/requirement';
import { Field, Select } from '@portal/ui';
import { useNavigate } from 'react-router';
import { call } from '../../lib/call.ts';
import { DayFilter } from '../../lib/day-filter.tsx';
import { listHref } from '../../lib/list-address.ts';
import { useAnswer } from '../../lib/use-answer.ts';

/** What the list may be narrowed by beside state and word; each choice goes into the address at once. */
export const REQUIREMENT_FILTERS = ['requirementTypeId', 'provinceCode', 'dateFrom', 'dateTo'] as const;

export function RequirementFilters({ path, query }: { path: string; query: URLSearchParams }) {
  const navigate = useNavigate();
  // the list stands without them
  const { data } = useAnswer('provinces', () => call(countDeskRequirements));
  const wired = (name: (typeof REQUIREMENT_FILTERS)[number]) => ({
    value: query.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => void navigate(listHref(path, query, { [name]: target.value })),
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
        <DayFilter max={query.get('dateTo') ?? undefined} {...wired('dateFrom')} />
      </Field>
      <Field label="提交截止日期">
        <DayFilter min={query.get('dateFrom') ?? undefined} {...wired('dateTo')} />
      </Field>
    </fieldset>
  );
}
