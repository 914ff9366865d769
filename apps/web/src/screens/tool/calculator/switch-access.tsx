import { CalculatorPage } from '../../../features/calculator/index.ts';
import { switchAccessView } from '../../../features/calculator/views/switch-access.ts';

export default function SwitchAccess() {
  return <CalculatorPage view={switchAccessView} />;
}
