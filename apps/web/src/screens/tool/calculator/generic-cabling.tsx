import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { genericCablingView } from '../../../features/calculator/views/generic-cabling.ts';
import type { Route } from './+types/generic-cabling.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.fGenericCabling} - 安防工程门户` }];

export default function GenericCabling() {
  return <CalculatorPage view={genericCablingView} />;
}
