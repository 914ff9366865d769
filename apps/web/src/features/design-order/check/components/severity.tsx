import { severityNames, type Severity } from '@portal/engines/compatibility';
import { Icon, Tag } from '@portal/ui';
import './severity.css';

interface SeverityProps {
  severity: Severity;
  /** The system does not work with it: the only thing that is coloured. */
  isBroken: boolean;
}

/** How serious a problem is, as a word. */
export function SeverityTag({ severity, isBroken }: SeverityProps) {
  return <Tag tone={isBroken ? 'danger' : 'neutral'}>{severityNames[severity]}</Tag>;
}

/** The same as a drawing, each of its own shape. */
export function SeverityIcon({ severity, isBroken, size = 20 }: SeverityProps & { size?: 16 | 20 }) {
  return (
    <span className={isBroken ? 'dc-severity dc-severity--broken' : 'dc-severity'}>
      <Icon name={severity} size={size} />
    </span>
  );
}
