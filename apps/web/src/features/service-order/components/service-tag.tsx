import { serviceOrderStateNames } from '@portal/contract/service-order';
import type { ServiceOrderState } from '@portal/engines/states';
import { Tag, type Tone } from '@portal/ui';

const TONES: Readonly<Record<ServiceOrderState, Tone>> = { pending: 'warning', accepted: 'accent', done: 'success', cancelled: 'neutral' };

export const ServiceTag = ({ state }: { state: ServiceOrderState }) => <Tag tone={TONES[state]}>{serviceOrderStateNames[state]}</Tag>;
