import type { powerSupply } from '@portal/engines/calculators';
import { powerDrop } from '@portal/engines/drawings';
import { Drawn } from './parts.tsx';
import type { PropsOf } from './props.ts';
import './power-supply.css';

/** The voltage along each line, as on paper. */
export const PowerSupplyDrawing = ({ values, outputs }: PropsOf<typeof powerSupply>) => <Drawn drawing={powerDrop(values, outputs)} />;
