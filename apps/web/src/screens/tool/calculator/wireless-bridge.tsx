import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { wirelessBridgeView } from '../../../features/calculator/views/wireless-bridge.ts';
import type { Route } from './+types/wireless-bridge.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.jWirelessIntelligent} - 安防工程门户` }];

export default function WirelessBridge() {
  return <CalculatorPage view={wirelessBridgeView} />;
}
