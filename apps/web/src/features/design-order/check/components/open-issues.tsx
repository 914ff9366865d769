import { countsOf } from '@portal/engines/compatibility';
import { Notice } from '@portal/ui';
import { summaryOf } from '../model/check-words.ts';
import { brokenCount, problemCount } from '../model/list-question.ts';
import { useCheckAnswer } from './check-provider.tsx';

/** Said where an order is made of a list that still lacks something; it holds nobody up. */
export function OpenIssuesNotice() {
  const answer = useCheckAnswer();
  if (answer === null || problemCount(answer) === 0) return null;
  return (
    <Notice tone={brokenCount(answer) > 0 ? 'warning' : 'info'}>
      清单检查：{summaryOf(answer)}（{countsOf(answer)}），可以继续生成，之后在配单里补全
    </Notice>
  );
}
