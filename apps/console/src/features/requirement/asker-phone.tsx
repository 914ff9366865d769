import { Button, toast } from '@portal/ui';
import { useState } from 'react';
import { failureWords } from '../../lib/call.ts';
import './asker-phone.css';

/** The asker's number: masked until it is asked for, which the log keeps. */
export function AskerPhone({ masked, ask }: { masked: string; ask(): Promise<{ phone: string }> }) {
  const [full, setFull] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reveal = async () => {
    setBusy(true);
    try {
      setFull((await ask()).phone);
    } catch (failure) {
      toast.error(failureWords(failure));
    }
    setBusy(false);
  };
  if (full !== undefined) return <a href={`tel:${full}`}>{full}</a>;
  return (
    <span className="c-freeze-mark">
      {masked}
      <Button kind="quiet" size="small" busy={isBusy} title="查看会记入操作日志" onClick={() => void reveal()}>
        显示完整号码
      </Button>
    </span>
  );
}
