import { severityNames, type Severity } from '@portal/engines/compatibility';
import { Icon, Tag, type Tone } from '@portal/ui';

const tones: Readonly<Record<Severity, Tone>> = { error: 'danger', warning: 'warning', info: 'neutral' };

/** How serious a problem is, as a word. */
export function SeverityTag({ severity }: { severity: Severity }) {
  return <Tag tone={tones[severity]}>{severityNames[severity]}</Tag>;
}

/** The same as a drawing, each of its own shape. */
export function SeverityIcon({ severity, size = 20 }: { severity: Severity; size?: 16 | 20 }) {
  return (
    <span className={`dc-severity dc-severity--${severity}`}>
      <Icon name={severity} size={size} />
    </span>
  );
}
