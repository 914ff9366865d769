import { CalculatorPage } from '../../../features/calculator/index.ts';
import { powerSupplyView } from '../../../features/calculator/views/power-supply.ts';

export default function PowerSupply() {
  return <CalculatorPage view={powerSupplyView} />;
}
