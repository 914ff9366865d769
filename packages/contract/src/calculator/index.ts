export { reportCalculatorUsage } from './endpoints.ts';
export { USAGE_MAX } from './limits.ts';
