import { requirementTitle, type RequirementSummary } from '@portal/contract/requirement';
import type { OwnRecord } from '../../../lib/parts/own-records.tsx';
import { requirementHref } from '../model/requirement-address.ts';
import { StateTag } from './state-tag.tsx';

/** One of one's own in a list of records. */
export function requirementRecord(requirement: RequirementSummary): OwnRecord {
  const { id, requirementTypeId, state, sceneName, categoryNames, regionName, remark, lastAnswer, gmtModified } = requirement;
  return {
    id,
    href: requirementHref(id),
    title: `${requirementTitle(requirementTypeId)} · ${sceneName}`,
    tag: <StateTag state={state} />,
    gmtModified,
    facts: `${regionName} · ${categoryNames.join('、')}`,
    text: remark,
    answer: lastAnswer && `平台客服：${lastAnswer}`,
  };
}
