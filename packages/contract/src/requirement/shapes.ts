/** Requirements as they travel (REQUEST-3, REQUEST-8). */
import { requirementStates } from '@portal/engines/states';
import { z } from 'zod';
import { isVisible, nameText, plainText, recordId } from '../core/fields.ts';
import { findSceneName } from '../design-order/index.ts';
import { requirementCopy } from './copy.ts';
import {
  CLIENT_SOURCE,
  COMPANY_MAX,
  CONTACT_MAX,
  DETAIL_ADDRESS_MAX,
  ENTRANCE_TYPE,
  PHONE_MAX,
  REMARK_MAX,
  REQUIREMENT_PHONE,
  shortPhone,
  WORD_MAX,
} from './limits.ts';
import { findBudgetName, REQUIREMENT_TYPES, RequirementType, splitCategories } from './types.ts';

const { addressRequired } = requirementCopy;
const regionCode = z.string({ error: addressRequired }).regex(/^\d{2,12}$/, { error: addressRequired });
const regionName = z.string({ error: addressRequired }).min(1, { error: addressRequired }).max(40, { error: addressRequired });
/** Text that must be there: `missing` is said of none and of nothing but blanks. */
const written = (max: number, missing: string) => z.string({ error: missing }).pipe(plainText(max).refine(isVisible, { error: missing }));

const phone = z
  .string({ error: requirementCopy.phoneRequired })
  .trim()
  .min(1, { error: requirementCopy.phoneRequired, abort: true })
  .transform(shortPhone)
  .pipe(z.string().max(PHONE_MAX, { error: requirementCopy.phoneRule, abort: true }).regex(REQUIREMENT_PHONE, { error: requirementCopy.phoneRule }));

const fields = {
  contact: z.string({ error: requirementCopy.contactRequired }).pipe(nameText(CONTACT_MAX, requirementCopy.contactRequired)),
  phone,
  budgetRangeCode: z
    .string({ error: requirementCopy.budgetRequired })
    .refine((code) => findBudgetName(code) !== null, { error: requirementCopy.budgetRequired }),
  sceneId: z.string({ error: requirementCopy.sceneRequired }).refine((id) => findSceneName(id) !== null, { error: requirementCopy.sceneRequired }),
  /** Product types by their ids, joined by `!!!` where there are several. */
  categoryPath: z
    .string({ error: requirementCopy.categoryRequired })
    .max(400, { error: requirementCopy.categoryRequired })
    .refine((path) => splitCategories(path).length > 0 && splitCategories(path).every((id) => /^\d{1,9}$/.test(id)), {
      error: requirementCopy.categoryRequired,
    }),
  /** The codes of province, city and area once more, as the form's field holds them, in a row or by name. They decide nothing. */
  address: z
    .union([z.array(z.string().max(12)).max(4), z.strictObject({ province: z.string().max(12), city: z.string().max(12), area: z.string().max(12) })])
    .optional(),
  provinceCode: regionCode,
  cityCode: regionCode,
  areaCode: regionCode,
  provinceName: regionName,
  cityName: regionName,
  areaName: regionName,
  /** Road and number, where they are known. */
  detailAddress: plainText(DETAIL_ADDRESS_MAX).default(''),
  remark: written(REMARK_MAX, requirementCopy.remarkRequired),
  clientSource: z.int().min(0).max(99).default(CLIENT_SOURCE),
  entranceType: z.int().min(0).max(99).default(ENTRANCE_TYPE),
  requirementTypeId: z
    .literal(
      REQUIREMENT_TYPES.map(({ requirementTypeId }) => requirementTypeId),
      { error: requirementCopy.typeUnknown },
    )
    .default(RequirementType.schemeDesign),
  /** One's own design order it is asked for (REQUEST-16). */
  designOrderId: recordId.optional(),
  /** Whether the desk may read which goods that order has, and how many of each; never its money. */
  isDesignOrderShown: z.boolean().default(false),
};

const ofCompany = z.strictObject({
  identity: z.literal('company'),
  companyName: z.string({ error: requirementCopy.companyRequired }).pipe(nameText(COMPANY_MAX, requirementCopy.companyRequired)),
  ...fields,
});
/** A person has no company, whatever is sent. */
const ofPerson = z.strictObject({
  identity: z.literal('person'),
  companyName: z
    .string()
    .max(200)
    .optional()
    .transform(() => ''),
  ...fields,
});

/** Clients that say nothing of who asks: a company has a name. */
const withIdentity = (given: unknown): unknown => {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || 'identity' in given) return given;
  const { companyName } = given as { companyName?: unknown };
  return { ...given, identity: typeof companyName === 'string' && companyName.trim() !== '' ? 'company' : 'person' };
};

const forms = z.discriminatedUnion('identity', [ofCompany, ofPerson], { error: requirementCopy.identityRequired });
type Given = z.input<typeof ofCompany> | (Omit<z.input<typeof ofPerson>, 'identity'> & { identity?: 'person' | undefined });
/** The form of either; every field says by itself what is wrong with it. */
export const RequirementForm = z.preprocess((given: Given) => withIdentity(given), forms);
export type RequirementForm = z.output<typeof RequirementForm>;

export const RequirementStatus = z.enum([...requirementStates.states]);

/** What somebody said or did about it, in their order. `asker` is whoever asks, `desk` the provider's staff. */
export const RequirementWord = z.strictObject({
  id: z.string(),
  by: z.enum(['asker', 'desk']),
  kind: z.enum(['word', 'answer', 'takeOver', 'close', 'withdraw']),
  /** '' of what was done without words. */
  text: z.string(),
  gmtCreate: z.iso.datetime(),
});
export type RequirementWord = z.infer<typeof RequirementWord>;

const summary = {
  id: z.string(),
  requirementTypeId: z.literal(REQUIREMENT_TYPES.map(({ requirementTypeId }) => requirementTypeId)),
  state: RequirementStatus,
  /** Scene, product types and place, as they were called when it was handed in. */
  sceneName: z.string(),
  categoryNames: z.array(z.string()),
  regionName: z.string(),
  gmtCreate: z.iso.datetime(),
  gmtModified: z.iso.datetime(),
};
export const RequirementSummary = z.strictObject({
  ...summary,
  remark: z.string(),
  /** The latest answer; '' where there is none yet. */
  lastAnswer: z.string(),
});
export type RequirementSummary = z.infer<typeof RequirementSummary>;

const asked = {
  ...summary,
  contact: z.string(),
  phone: z.string(),
  companyName: z.string(),
  budgetName: z.string(),
  detailAddress: z.string(),
  remark: z.string(),
};
/** One's own, with the thread. `designOrder`: what it was asked for; null without one, and once that is gone. */
export const Requirement = z.strictObject({
  ...asked,
  designOrder: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  isDesignOrderShown: z.boolean(),
  words: z.array(RequirementWord),
});
export type Requirement = z.infer<typeof Requirement>;

/** What the desk reads of a design order: goods without any money. */
export const DeskDesignOrder = z.strictObject({
  name: z.string(),
  lines: z.array(
    z.strictObject({
      skuNo: z.string(),
      productName: z.string(),
      productModel: z.string(),
      productCategory: z.string(),
      brandName: z.string(),
      quantity: z.int(),
    }),
  ),
});
export type DeskDesignOrder = z.infer<typeof DeskDesignOrder>;

/** The same for the provider's staff: the phone is masked, each act of the desk has its name. */
export const DeskRequirement = z.strictObject({
  ...asked,
  words: z.array(RequirementWord.extend({ operatorName: z.string() })),
  /** Who has it at hand; '' while nobody has. */
  handlerNo: z.string(),
  handlerName: z.string(),
  /** Of whoever asks, masked. */
  accountPhone: z.string(),
  enterpriseName: z.string(),
  clientSource: z.int(),
  entranceType: z.int(),
  /** Whether it was asked for a design order. */
  isForDesignOrder: z.boolean(),
  /** That order as it is now; null where the asker does not let it be read, where the requirement is closed, and where the order is gone. */
  designOrder: DeskDesignOrder.nullable(),
});
export type DeskRequirement = z.infer<typeof DeskRequirement>;

export const wordText = (missing: string) => written(WORD_MAX, missing);
export const oneRequirement = z.strictObject({ id: recordId });
