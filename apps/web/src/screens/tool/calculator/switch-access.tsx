import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { switchAccessView } from '../../../features/calculator/views/switch-access.ts';
import type { Route } from './+types/switch-access.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.eSwitchAccess} - 安防工程门户` }];

export default function SwitchAccess() {
  return <CalculatorPage view={switchAccessView} />;
}
