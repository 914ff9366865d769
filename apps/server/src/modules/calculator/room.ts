import type { Serve } from '../../platform/http/serve.ts';
import { reportCalculatorUsage } from './report-calculator-usage.ts';

export function calculatorRoutes(serve: Serve): void {
  serve(reportCalculatorUsage, {});
}
