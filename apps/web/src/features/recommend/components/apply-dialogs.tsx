import { figureText } from '@portal/units';
import { Dialog, Money, Tag, type Tone } from '@portal/ui';
import { SignInDialog } from '../../../lib/identity/sign-in-dialog.tsx';
import { OrderForm, useOrderWords } from '../../design-order/index.ts';
import { CHANGE_NAMES, changesText, sortedChanges, type Change } from '../model/changes.ts';
import type { ShownTier } from '../model/shown-tier.ts';
import type { Applying } from './use-applying.ts';
import './apply-dialogs.css';

/** The dialog of the stage applying is in; nothing otherwise. */
export function ApplyDialogs({
  applying,
  tier,
  suggestedName,
  here,
}: {
  applying: Applying;
  tier: ShownTier;
  suggestedName: string;
  /** The page with the inputs: where signing in comes back to. */
  here: string;
}) {
  switch (applying.stage.kind) {
    case 'signIn':
      return (
        <SignInDialog words="登录后可把方案加入清单或生成配单，并按您的身份计价。登录完成会回到这一页，填写的内容都在。" to={here} onClose={applying.close} />
      );
    case 'naming':
      return <OrderDialog tier={tier} suggestedName={suggestedName} isBusy={applying.busy !== null} onClose={applying.close} onCreate={applying.createOrder} />;
    case 'reviewing':
      return (
        <ChangesDialog
          changes={applying.stage.changes}
          place={applying.stage.applying.target.kind === 'order' ? '配单' : '清单'}
          isBusy={applying.busy !== null}
          onClose={applying.close}
          onConfirm={applying.confirm}
        />
      );
    default:
      return null;
  }
}

const TONES: Readonly<Record<Change['kind'], Tone>> = { added: 'success', raised: 'success', lowered: 'warning', removed: 'danger', same: 'neutral' };

interface ChangesDialogProps {
  changes: readonly Change[];
  place: string;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** What applying changes, as quantities of the whole list or order before and after. */
function ChangesDialog({ changes, place, isBusy, onClose, onConfirm }: ChangesDialogProps) {
  const moved = changes.filter(({ kind }) => kind !== 'same');
  return (
    <Dialog
      open
      onClose={onClose}
      width="medium"
      title={moved.length === 0 ? `${place}里已经是这些产品` : `这次会改动${place}里的 ${moved.length} 项`}
      dismissable={!isBusy}
      action={{ label: moved.length === 0 ? '仍然应用' : `改动 ${moved.length} 项`, onAct: onConfirm, busy: isBusy }}
    >
      <p className="p-small">与上次应用的方案相比：{changesText(changes) || '没有变化'}。您自己加的数量不受影响。</p>
      <ul className="rc-changes">
        {sortedChanges(changes).map((change) => (
          <li key={change.skuNo} className="rc-changes__one">
            <Tag tone={TONES[change.kind]}>{CHANGE_NAMES[change.kind]}</Tag>
            <span className="rc-changes__name">
              {change.productName}
              <span className="rc-changes__model">{change.productModel}</span>
            </span>
            <span className="rc-changes__figures">
              {change.kind === 'same' ? (
                figureText(change.after)
              ) : (
                <>
                  {figureText(change.before)} <span aria-label="变为">→</span> <b>{figureText(change.after)}</b>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface OrderDialogProps {
  tier: ShownTier;
  suggestedName: string;
  isBusy: boolean;
  onClose: () => void;
  onCreate: (name: string, remark: string) => void;
}

/** Name and remark of the order to be made. */
function OrderDialog({ tier, suggestedName, isBusy, onClose, onCreate }: OrderDialogProps) {
  const form = useOrderWords({ name: suggestedName });
  const submit = () => {
    const words = form.read();
    if (words !== null && !isBusy) onCreate(words.name, words.remark);
  };
  const missing = tier.lines
    .filter(({ chosen, mandatory, buyQuantity }) => chosen === null && mandatory !== null && buyQuantity > 0)
    .map(({ roleName }) => roleName);
  const bought = tier.lines.filter(({ chosen, buyQuantity }) => chosen !== null && buyQuantity > 0);
  return (
    <Dialog open onClose={onClose} width="medium" title="生成新配单" dismissable={!isBusy} action={{ label: '生成配单', onAct: submit, busy: isBusy }}>
      <OrderForm
        form={form}
        onSubmit={submit}
        summary={
          <p>
            {bought.length} 种产品，总价 <Money yuan={tier.amount} />
            {tier.unmatchedCount > 0 && <>，另有 {tier.unmatchedCount} 项未匹配，不会写进配单</>}
            {missing.length > 0 && <>；其中必配的 {missing.join('、')} 要另行采购，配单检查会提醒</>}
          </p>
        }
      />
    </Dialog>
  );
}
