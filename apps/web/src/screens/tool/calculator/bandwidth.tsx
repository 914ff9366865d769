import { CalculatorPage } from '../../../features/calculator/index.ts';
import { bandwidthView } from '../../../features/calculator/views/bandwidth.ts';

export default function Bandwidth() {
  return <CalculatorPage view={bandwidthView} />;
}
