import { Button, Dialog } from '@portal/ui';
import { useState } from 'react';
import { showPhone } from '../api.ts';
import { ProofForm } from './proof-form.tsx';

/** The masked number; the whole one after a proof, until the page is left (ACCOUNT-15). */
export function OwnPhone({ phone }: { phone: string }) {
  const [plain, setPlain] = useState('');
  const [isAsking, setAsking] = useState(false);
  if (plain !== '') return <>{plain}</>;
  return (
    <>
      {phone}{' '}
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        查看完整号码
      </Button>
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title="验证身份后查看">
          <ProofForm
            purpose="showPhone"
            label="查看完整号码"
            onProved={async (proof) => {
              setPlain(await showPhone(proof));
              setAsking(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
