import { getFreezeImpact } from '@portal/contract/enterprise';
import { Notice } from '@portal/ui';
import { call } from '../../lib/call.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { freezeImpactWords } from './freeze-impact-words.ts';

/** What a freeze sets going beside the enterprise itself, before anybody presses (OPERATOR-13). */
export function FreezeImpactNotice({ merchantNo }: { merchantNo: string }) {
  const { data, failed } = useAnswer(merchantNo, () => call(getFreezeImpact, { query: { merchantNo } }));
  if (failed) return <Notice tone="error">冻结影响没有读出来：{failed}</Notice>;
  if (!data) return <p className="p-small">正在统计受影响的客户和订单…</p>;
  const words = freezeImpactWords(data);
  return words.length === 0 ? (
    <p>没有绑定的客户，也没有未完成的订单。</p>
  ) : (
    <Notice tone="warning">
      <ul className="c-impact">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Notice>
  );
}
