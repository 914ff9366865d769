/** What may be asked for, and how much it may cost: fixed tables (REQUEST-2, REQUEST-4). Without zod, so that pages have them at once. */

/** Request types 3 to 9 by their codes; 8 is the scheme design. */
export const RequirementType = {
  schemeConsult: 3,
  projectSupport: 4,
  getScheme: 5,
  survey: 6,
  construction: 7,
  schemeDesign: 8,
  upkeep: 9,
} as const;
export type RequirementType = (typeof RequirementType)[keyof typeof RequirementType];

export const REQUIREMENT_TYPES: readonly { requirementTypeId: RequirementType; title: string; words: string }[] = [
  { requirementTypeId: RequirementType.schemeConsult, title: '方案咨询', words: '还没想好怎么做，先问清楚选什么、大概多少钱' },
  { requirementTypeId: RequirementType.projectSupport, title: '项目支持', words: '投标、报备、测试样机，项目推进中需要平台配合' },
  { requirementTypeId: RequirementType.getScheme, title: '获取方案', words: '要一份同行业的现成方案和产品清单' },
  { requirementTypeId: RequirementType.survey, title: '现场勘测', words: '请工程师到现场量点位、看走线、拍环境' },
  { requirementTypeId: RequirementType.construction, title: '工程施工', words: '设备已定，需要安装、布线和调试队伍' },
  { requirementTypeId: RequirementType.schemeDesign, title: '方案设计', words: '按您的现场和预算，出点位、清单和报价' },
  { requirementTypeId: RequirementType.upkeep, title: '运维保障', words: '系统已在用，需要巡检、维修和升级' },
];

export const isRequirementType = (code: number): code is RequirementType => REQUIREMENT_TYPES.some(({ requirementTypeId }) => requirementTypeId === code);

/** What a request of this type is called; '' of none. */
export const requirementTitle = (code: number): string => REQUIREMENT_TYPES.find(({ requirementTypeId }) => requirementTypeId === code)?.title ?? '';

/** Budget ranges: `itemValue` travels as `budgetRangeCode`. */
export const BUDGET_RANGES: readonly { itemName: string; itemValue: string }[] = [
  { itemName: '1 万元以下', itemValue: '1' },
  { itemName: '1 万～5 万元', itemValue: '2' },
  { itemName: '5 万～20 万元', itemValue: '3' },
  { itemName: '20 万～50 万元', itemValue: '4' },
  { itemName: '50 万～100 万元', itemValue: '5' },
  { itemName: '100 万元以上', itemValue: '6' },
  { itemName: '暂未确定', itemValue: '7' },
];
export const findBudgetName = (code: string): string | null => BUDGET_RANGES.find(({ itemValue }) => itemValue === code)?.itemName ?? null;

/** Between the product types that one requirement names; as conditions of lists are joined. */
const BETWEEN = '!!!';
export const joinCategories = (ids: readonly string[]): string => ids.join(BETWEEN);
export const splitCategories = (path: string): string[] => [...new Set(path.split(BETWEEN))].filter((id) => id !== '');
