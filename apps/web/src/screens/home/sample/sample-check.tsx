import { Icon } from '@portal/ui';
import type { SampleList } from './sample-list.ts';
import './sample-check.css';

/** What the check found of the example list, each ticked when the line that cures it has come. */
export function SampleCheck({ issues }: Pick<SampleList, 'issues'>) {
  return (
    <div className="h-check">
      <p className="h-sample__head">
        <b>清单检查</b>
        <span className="h-swap">
          <span className="h-swap__before">发现 {issues.length} 项</span>
          <span className="h-swap__after h-step--end">
            <Icon name="success" size={16} />
            通过
          </span>
        </span>
      </p>
      <ul>
        {issues.map(({ text, done, cure }) => (
          <li key={text} className={`h-issue h-step--${cure}`}>
            <span className="h-issue__before">
              <Icon name="warning" size={16} />
              {text}
            </span>
            <span className="h-issue__after">
              <Icon name="success" size={16} />
              {done}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
