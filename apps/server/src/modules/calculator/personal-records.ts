import { listUsageOf, updateUsageOwner } from './store.ts';

/** How often the calculators were used; the figures stay, as a guest's. */
export const calculatorRecords = { name: '计算器使用次数', read: listUsageOf, forget: updateUsageOwner };
