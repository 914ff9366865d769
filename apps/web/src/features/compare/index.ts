/** Front door of comparing: the button on goods, the bar, and the comparison. */
export { CandidateList } from './components/candidate-list.tsx';
export { CompareButton } from './components/compare-button.tsx';
export { CompareDock } from './components/compare-dock.tsx';
export { ComparisonTable } from './components/comparison-table.tsx';
export { NoCandidates } from './components/no-candidates.tsx';
export { useCompareOfServer } from './components/use-compare-of-server.ts';
export { categoryBeside } from './model/category-beside.ts';
export { ADD_PAGE_SIZE, COMPARE_ADD_PATH, COMPARE_PATH, compareAddAddress, compareAddress, compareHref } from './model/compare-address.ts';
export { openCompareBar, useCompareCount } from './model/compare-store.ts';
export { keptKeys } from './model/kept-keys.ts';
export { compareDialogTitle } from './model/titles.ts';
