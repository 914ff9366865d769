import { CalculatorPage } from '../../../features/calculator/index.ts';
import { twistedPairView } from '../../../features/calculator/views/twisted-pair.ts';

export default function TwistedPair() {
  return <CalculatorPage view={twistedPairView} />;
}
