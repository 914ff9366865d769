import { Button, Icon } from '@portal/ui';
import { summaryOf } from '../model/check-words.ts';
import { brokenCount, problemCount } from '../model/list-question.ts';
import { useCheckAnswer } from './check-provider.tsx';
import './check-badge.css';

/** What the list still lacks, and the way to it; nothing while it lacks nothing. Coloured only by what does not work. */
export function CheckBadge({ onOpen }: { onOpen: () => void }) {
  const answer = useCheckAnswer();
  if (answer === null || problemCount(answer) === 0) return null;
  const words = summaryOf(answer);
  const isBroken = brokenCount(answer) > 0;
  return (
    <Button kind="quiet" className={isBroken ? 'dc-badge dc-badge--broken' : 'dc-badge'} onClick={onOpen} aria-label={`清单检查，${words}`}>
      <Icon name={isBroken ? 'error' : 'shield'} size={16} />
      <span>{words}</span>
    </Button>
  );
}
