import { Icon } from '@portal/ui';
import type { ShownTierLine } from '../model/shown-tier.ts';
import './line-reason.css';

/** Why this line, with this quantity: rule, what it was applied to, and the arithmetic. Folded until asked for. */
export function LineReason({ reason: { rule, inputs, arithmetic }, roleName }: { reason: ShownTierLine['reason']; roleName: string }) {
  return (
    <details className="rc-why">
      <summary aria-label={`${roleName}为什么是这个数量`}>
        为什么
        <Icon name="chevron-down" size={16} />
      </summary>
      <dl>
        <div>
          <dt>规则</dt>
          <dd>{rule}</dd>
        </div>
        {inputs !== '' && (
          <div>
            <dt>依据</dt>
            <dd>{inputs}</dd>
          </div>
        )}
        {arithmetic !== '' && (
          <div>
            <dt>计算</dt>
            <dd className="rc-why__sum">{arithmetic}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}
