import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { twistedPairView } from '../../../features/calculator/views/twisted-pair.ts';
import type { Route } from './+types/twisted-pair.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.hTwistedPairAmount} - 安防工程门户` }];

export default function TwistedPair() {
  return <CalculatorPage view={twistedPairView} />;
}
