import { Button, Icon } from '@portal/ui';
import { problemCount } from '../model/list-question.ts';
import { useCheckAnswer } from './check-provider.tsx';

/** How many problems the list has, and the way to them; nothing while it has none. */
export function CheckBadge({ onOpen }: { onOpen: () => void }) {
  const answer = useCheckAnswer();
  const count = answer === null ? 0 : problemCount(answer);
  if (count === 0) return null;
  return (
    <Button kind="quiet" className="dc-badge" onClick={onOpen} aria-label={`清单检查，${count} 个问题`}>
      <Icon name="warning" size={16} />
      {count} <span className="dc-badge__words">个问题</span>
    </Button>
  );
}
