import { defineRoom } from '../../platform/room.ts';
import { reportCalculatorUsage } from './report-calculator-usage.ts';

export const calculatorRoom = defineRoom({ name: 'calculator', open: () => ({}), operations: [reportCalculatorUsage] });
