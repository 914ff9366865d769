import { RequirementType } from '@portal/contract/requirement';

export const REQUIREMENT_FORM_PATH = '/tool/requirement';

/** The form that asks the provider for help with a design order (REQUEST-15). */
export const requirementOfOrderHref = (designOrderId: string): string =>
  `${REQUIREMENT_FORM_PATH}?${new URLSearchParams({ designOrder: designOrderId }).toString()}`;

/** The form that asks the provider for this; the scheme design goes without saying (REQUEST-2). */
export const requirementFormHref = (type: RequirementType): string =>
  type === RequirementType.schemeDesign ? REQUIREMENT_FORM_PATH : `${REQUIREMENT_FORM_PATH}?type=${type}`;
