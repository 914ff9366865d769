import { readCertificationContact } from '@portal/contract/enterprise';
import { Button, toast } from '@portal/ui';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { Changed } from './changed.tsx';

interface ContactPhoneProps {
  enterpriseNo: string;
  masked: string;
  /** Of the papers before, masked. */
  before: string | undefined;
}

/** The contact's number: masked until it is asked for, which the log keeps. */
export function ContactPhone({ enterpriseNo, masked, before }: ContactPhoneProps) {
  const [full, setFull] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reveal = async () => {
    setBusy(true);
    try {
      setFull((await call(readCertificationContact, { body: { enterpriseNo } })).contactPhone);
    } catch (failure) {
      toast.error(failureWords(failure));
    }
    setBusy(false);
  };
  if (full !== undefined) return full;
  return (
    <span className="c-freeze-mark">
      <Changed now={masked} before={before} />
      {masked.includes('*') && (
        <Button kind="quiet" size="small" busy={isBusy} title="查看会记入操作日志" onClick={() => void reveal()}>
          显示完整号码
        </Button>
      )}
    </span>
  );
}
