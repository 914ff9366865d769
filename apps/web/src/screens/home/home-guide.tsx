import { Anchor, Icon, type IconName } from '@portal/ui';
import type { GuideWords } from './certification-guide-of.ts';
import './home-guide.css';

/** One line over the first screen that leads to what waits for the reader. */
export function HomeGuide({ guide: { title, words, way, href, isWarning }, icon }: { guide: GuideWords; icon: IconName }) {
  return (
    <Anchor className={isWarning ? 'h-guide h-guide--warning' : 'h-guide'} href={href}>
      <Icon name={isWarning ? 'warning' : icon} size={24} />
      <span>
        <b>{title}</b>
        {words !== undefined && <span className="p-small">{words}</span>}
      </span>
      <span className="h-guide__way">
        {way}
        <Icon name="chevron-right" size={16} />
      </span>
    </Anchor>
  );
}
