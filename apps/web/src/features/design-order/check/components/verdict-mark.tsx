import { Icon } from '@portal/ui';
import type { Headline } from '../model/headline.ts';
import './verdict-mark.css';

/** The verdict as a word with a drawing of its own; the colour only helps. */
export function VerdictMark({ headline: { tone, icon, word } }: { headline: Headline }) {
  return (
    <span className={`dc-verdict dc-tone--${tone}`}>
      <Icon name={icon} size={16} />
      {word}
    </span>
  );
}
