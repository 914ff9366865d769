import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { bandwidthView } from '../../../features/calculator/views/bandwidth.ts';
import type { Route } from './+types/bandwidth.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.dBandWidth} - 安防工程门户` }];

export default function Bandwidth() {
  return <CalculatorPage view={bandwidthView} />;
}
