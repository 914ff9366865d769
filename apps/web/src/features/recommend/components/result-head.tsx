import { Icon } from '@portal/ui';
import './result-head.css';

interface ResultHeadProps {
  highlights: readonly { label: string; value: string }[];
  warnings: readonly { code: string; text: string }[];
}

/** The figures that matter, at once while typing, and what is to be minded. */
export function ResultHead({ highlights, warnings }: ResultHeadProps) {
  return (
    <div className="rc-head">
      <dl className="rc-figures" aria-live="polite">
        {highlights.map(({ label, value }) => (
          <div key={label} className="rc-figure">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {warnings.length > 0 && (
        <ul className="rc-warnings" aria-label="需要注意">
          {warnings.map(({ code, text }) => (
            <li key={code}>
              <Icon name="warning" size={16} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
