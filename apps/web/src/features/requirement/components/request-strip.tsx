import { REQUIREMENT_TYPES } from '@portal/contract/requirement';
import { Anchor, Strip } from '@portal/ui';
import { requirementFormHref } from '../../../lib/address-bar/requirement-href.ts';
import './request-strip.css';

/** What the provider may be asked for, each a way to the form (REQUEST-2). */
export function RequestStrip() {
  return (
    <Strip className="rq-strip" title="请平台帮忙" words="说清现场和预算，客服接手后在这里答复，进度随时可查。">
      <ul className="rq-strip__list">
        {REQUIREMENT_TYPES.map(({ requirementTypeId, title, words }) => (
          <li key={requirementTypeId}>
            <Anchor href={requirementFormHref(requirementTypeId)}>
              <b>{title}</b>
              <span className="p-small">{words}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
