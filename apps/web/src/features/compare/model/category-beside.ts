import type { ComparedModel } from '@portal/contract/compare';

/** The category whose products may stand beside this one (COMPARE-2); undefined: of all. */
export const categoryBeside = (one: Pick<ComparedModel, 'separateCategory' | 'firstCategoryId' | 'secondCategoryId'> | undefined): number | undefined =>
  (one?.separateCategory ? one.firstCategoryId : one?.secondCategoryId) ?? undefined;
