/**
 * Front door of the ten calculator pages: the frame with its sidebar, and the page. The ten views are doors of their own
 * (`views/twisted-pair.ts` …): a page goes through one of them and so loads one plan and one drawing, not ten.
 */
export { CalculatorFrame } from './components/calculator-frame.tsx';
export { CalculatorPage } from './components/calculator-page.tsx';
export { CalculatorStrip } from './components/calculator-strip.tsx';
export type { ResultToSave } from './components/frame-context.ts';
export { calculatorAt, CALCULATORS_PATH, calculatorPath } from './model/calculator-list.ts';
