/** Front door of the calculators' server side. The calculators themselves are pure and run in the browser. */
export { calculatorRecords } from './personal-records.ts';
export { calculatorRoom } from './room.ts';
