import { contentStateNames, type DeskContentLine } from '@portal/contract/content';
import { Tag, type Tone } from '@portal/ui';

const TONES: Readonly<Record<DeskContentLine['state'], Tone>> = { draft: 'neutral', published: 'success', withdrawn: 'danger' };

/** How far it is; what is published and not out yet says so. */
export function ContentState({ content: { state, isToCome } }: { content: Pick<DeskContentLine, 'state' | 'isToCome'> }) {
  if (isToCome) return <Tag tone="accent">待发布</Tag>;
  return <Tag tone={TONES[state]}>{contentStateNames[state]}</Tag>;
}
