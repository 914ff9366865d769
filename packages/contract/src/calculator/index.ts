export { reportCalculatorUsage, USAGE_MAX } from './endpoints.ts';
