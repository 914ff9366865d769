import { CalculatorPage } from '../../../features/calculator/index.ts';
import { genericCablingView } from '../../../features/calculator/views/generic-cabling.ts';

export default function GenericCabling() {
  return <CalculatorPage view={genericCablingView} />;
}
