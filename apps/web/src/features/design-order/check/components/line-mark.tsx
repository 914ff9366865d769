import { severityNames } from '@portal/engines/compatibility';
import { Icon } from '@portal/ui';
import { useLineMark } from './check-provider.tsx';
import { SeverityIcon } from './severity.tsx';
import './line-mark.css';

/** What the check says of a line, on the line itself; nothing where it says nothing. */
export function LineMark({ skuNo }: { skuNo: string }) {
  const mark = useLineMark(skuNo);
  if (mark === undefined) return null;
  return (
    <span className="dc-mark">
      {mark.severity !== null && (
        <span className={mark.isBroken ? 'dc-mark__problem dc-mark__problem--broken' : 'dc-mark__problem'} title={mark.problems}>
          <SeverityIcon severity={mark.severity} isBroken={mark.isBroken} size={16} />
          <span className="p-hidden">{severityNames[mark.severity]}：</span>
          {mark.brief}
        </span>
      )}
      {mark.missing !== '' && (
        <span className="dc-mark__missing" title={`缺少：${mark.missing}`}>
          <Icon name="help" size={16} />
          参数缺失<span className="p-hidden">：{mark.missing}</span>
        </span>
      )}
    </span>
  );
}
