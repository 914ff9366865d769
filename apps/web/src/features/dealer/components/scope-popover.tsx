import type { Dealer } from '@portal/contract/dealer';
import { scopeWords } from '@portal/engines/access';
import './scope-popover.css';

/** What a dealer deals in: the first three by name, all of them with their parts on demand. */
export function ScopePopover({ groups }: Pick<Dealer, 'groups'>) {
  if (groups.length === 0) return null;
  return (
    <details className="d-scope">
      <summary>经营范围：{scopeWords(groups.map(({ title }) => title))}</summary>
      <dl>
        {groups.map(({ title, tagName }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{tagName}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
