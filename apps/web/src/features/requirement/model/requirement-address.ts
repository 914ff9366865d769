/** Which kind the form is asked for, and where one's own requirements stand. */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';
import { isRequirementType, RequirementType } from '@portal/contract/requirement';

/** The kind the form is asked for; the scheme design where nothing or nonsense is said (REQUEST-2). */
export function requirementTypeIn(search: URLSearchParams): RequirementType {
  const code = /^\d$/.test(search.get('type') ?? '') ? Number(search.get('type')) : Number.NaN;
  return isRequirementType(code) ? code : RequirementType.schemeDesign;
}

/** The design order it is asked for; '' without one. */
export const projectIn = (search: URLSearchParams): string => /^[\w-]{1,40}$/.exec(search.get('designOrder') ?? '')?.[0] ?? '';

export const requirementsAddress = definePageQuery('/member/requirement', {
  state: oneOf(['all', 'pending', 'processing', 'answered', 'closed']),
  page,
  size: size(10),
});
export type RequirementsQuery = PageQueryOf<typeof requirementsAddress>;

export const requirementHref = (id: string): string => `${requirementsAddress.path}/detail?id=${id}`;
