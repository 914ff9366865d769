import type { twistedPair } from '@portal/engines/calculators';
import { cableCuts } from '@portal/engines/drawings';
import { Drawn } from './parts.tsx';
import type { PropsOf } from './props.ts';
import './twisted-pair.css';

/** How the boxes are cut, as on paper. */
export const TwistedPairDrawing = ({ values, outputs }: PropsOf<typeof twistedPair>) => <Drawn drawing={cableCuts(values, outputs)} />;
