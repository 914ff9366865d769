import { CalculatorPage } from '../../../features/calculator/index.ts';
import { wirelessBridgeView } from '../../../features/calculator/views/wireless-bridge.ts';

export default function WirelessBridge() {
  return <CalculatorPage view={wirelessBridgeView} />;
}
