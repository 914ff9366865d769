/** Front door of choosing models for products asked for by role: for recommendations, calculators and the check of a list. */
export { Matching } from './components/matching.tsx';
export { useTaking } from './components/use-taking.ts';
export { useMatches, useProductChoice } from './components/use-product-choice.ts';
export { choiceTotals, joinedChoices, modelsOf, productListOf } from './model/chosen-products.ts';
export type { ChosenProduct, Choice, ProductEdit } from './model/chosen-products.ts';
