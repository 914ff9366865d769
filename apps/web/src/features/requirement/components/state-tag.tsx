import { requirementStateNames } from '@portal/contract/requirement';
import type { RequirementState } from '@portal/engines/states';
import { Tag, type Tone } from '@portal/ui';

const TONES: Readonly<Record<RequirementState, Tone>> = { pending: 'warning', processing: 'accent', answered: 'success', closed: 'neutral' };

export const StateTag = ({ state }: { state: RequirementState }) => <Tag tone={TONES[state]}>{requirementStateNames[state]}</Tag>;
