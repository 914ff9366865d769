import type { wirelessBridge } from '@portal/engines/calculators';
import { bridgeProfile } from '@portal/engines/drawings';
import { Drawn } from './parts.tsx';
import type { PropsOf } from './props.ts';
import './wireless-bridge.css';

/** The path in profile, as on paper. */
export const WirelessBridgeDrawing = ({ values, outputs }: PropsOf<typeof wirelessBridge>) => <Drawn drawing={bridgeProfile(values, outputs)} />;
