export {
  answerRequirement,
  closeRequirement,
  countDeskRequirements,
  DeskRequirementLine,
  getDeskRequirement,
  listDeskRequirements,
  readRequirementContact,
  takeOverRequirement,
} from './console-endpoints.ts';
export { requirementCopy, requirementStateNames } from './copy.ts';
export {
  addRequirementWord,
  getRequirement,
  listProductTypes,
  listRequirements,
  listShopService,
  showRequirementOrder,
  submitRequirement,
  withdrawRequirement,
} from './endpoints.ts';
export { handledByOther, requirementMoved, tooManyRequirements, tooManyWords } from './errors.ts';
export {
  CLIENT_SOURCE,
  CLOSE_REASON_MAX,
  COMPANY_MAX,
  CONTACT_MAX,
  DETAIL_ADDRESS_MAX,
  ENTRANCE_TYPE,
  OPEN_MAX,
  PHONE_MAX,
  REMARK_MAX,
  REQUIREMENT_PHONE,
  shortPhone,
  WORD_MAX,
  WORDS_MAX,
} from './limits.ts';
export { DeskDesignOrder, DeskRequirement, Requirement, RequirementForm, RequirementSummary, RequirementWord } from './shapes.ts';
export {
  BUDGET_RANGES,
  findBudgetName,
  isRequirementType,
  joinCategories,
  REQUIREMENT_TYPES,
  requirementTitle,
  RequirementType,
  splitCategories,
} from './types.ts';
