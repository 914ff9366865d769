import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { powerSupplyView } from '../../../features/calculator/views/power-supply.ts';
import type { Route } from './+types/power-supply.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.gCameraPowerSupply} - 安防工程门户` }];

export default function PowerSupply() {
  return <CalculatorPage view={powerSupplyView} />;
}
