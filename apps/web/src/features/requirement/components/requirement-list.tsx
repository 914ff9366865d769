import { requirementTitle, type RequirementSummary } from '@portal/contract/requirement';
import { Anchor } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { requirementHref } from '../model/requirement-address.ts';
import { StateTag } from './state-tag.tsx';
import './requirement-list.css';

/** One's own, each a way to its thread. */
export function RequirementList({ requirements }: { requirements: readonly RequirementSummary[] }) {
  return (
    <ul className="rq-list" aria-label="我的需求">
      {requirements.map(({ id, requirementTypeId, state, sceneName, categoryNames, regionName, remark, lastAnswer, gmtModified }) => (
        <li key={id} className="rq-item">
          <div className="rq-item__head">
            <StateTag state={state} />
            <h2 className="rq-item__title">
              <Anchor href={requirementHref(id)}>
                {requirementTitle(requirementTypeId)} · {sceneName}
              </Anchor>
            </h2>
            <time className="rq-item__time" dateTime={gmtModified}>
              {formatDateTime(Date.parse(gmtModified))}
            </time>
          </div>
          <p className="p-small">
            {regionName} · {categoryNames.join('、')}
          </p>
          <p className="rq-item__text">{remark}</p>
          {lastAnswer !== '' && <p className="rq-item__text rq-item__text--answer">平台客服：{lastAnswer}</p>}
        </li>
      ))}
    </ul>
  );
}
