import { findCallError } from '@portal/client';
import { AFTER_SALE_TEXT_MAX, afterSaleActNames, afterSaleCopy, decideAfterSale, refundWarning, type AfterSale } from '@portal/contract/after-sale';
import { afterSaleStates, isAnsweredByGoods } from '@portal/engines/states';
import { Button, Dialog, Field, Notice, Textarea, toast } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { Refused } from '../../lib/refused.tsx';

interface DecidingProps {
  request: AfterSale;
  onDecided(request: AfterSale): void;
}
type Decision = 'award' | 'dismiss';

/** The last word between buyer and dealer (AFTER-8): both read the reason. Asked about first, since nothing takes it back. */
export function Deciding({ request, onDecided }: DecidingProps) {
  const { text, setText } = useKeptText(`afterSale ${request.afterSaleNo}`);
  const [error, setError] = useState('');
  const [notice, setNotice] = useState('');
  const [asked, setAsked] = useState<Decision>();
  const [isBusy, setBusy] = useState(false);
  const { afterSaleNo, state, amount, way, payWay } = request;
  if (!afterSaleStates.may(state, 'award', 'provider')) return notice !== '' && <Refused words={notice} typed={text} />;
  const ask = (decision: Decision) => {
    if (text.trim() === '') setError(afterSaleCopy.answerRequired);
    else setAsked(decision);
  };
  const decide = async (decision: Decision) => {
    setBusy(true);
    setNotice('');
    try {
      onDecided(await call(decideAfterSale, { body: { afterSaleNo, decision, text: text.trim() } }));
      toast.success(afterSaleActNames[decision]);
      setText('');
    } catch (failure) {
      setError(findCallError(failure)?.fields?.['text'] ?? '');
      setNotice(failureWords(failure));
    }
    setBusy(false);
    setAsked(undefined);
  };
  const sum = isAnsweredByGoods(way) ? '这些产品的已付款项' : formatYuan(amount).text;
  return (
    <section className="c-decide" aria-label="裁定">
      {notice !== '' && <Notice tone="error">{notice}</Notice>}
      <Field label="裁定理由" hint="买家和商家都会看到；裁定为最终结果" error={error}>
        <Textarea
          rows={4}
          maxLength={AFTER_SALE_TEXT_MAX}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError('');
          }}
        />
      </Field>
      <div className="c-decide__row">
        <Button kind="primary" onClick={() => ask('award')}>
          裁定退款
        </Button>
        <Button kind="danger" onClick={() => ask('dismiss')}>
          驳回申请
        </Button>
      </div>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked === 'dismiss' ? '驳回买家的申请？' : '裁定退款给买家？'}
        action={{
          label: asked === 'dismiss' ? '驳回申请' : '裁定退款',
          danger: asked === 'dismiss',
          busy: isBusy,
          onAct: () => asked && void decide(asked),
        }}
      >
        <p>{asked === 'dismiss' ? '申请结束，不退款，买家不能再申请平台介入。' : refundWarning(sum, payWay)}</p>
      </Dialog>
    </section>
  );
}
