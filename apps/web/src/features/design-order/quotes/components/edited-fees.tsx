import { shareBaseWords } from '@portal/contract/design-order';
import { calculateFees, totalsWithFees } from '@portal/engines/pricing';
import { Button, Money, toast } from '@portal/ui';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ComingDialog } from '../../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { feesOf, feesText } from '../../fees/model/edited-fees.ts';
import { feeWords } from '../../fees/model/fee-words.ts';
import { SiteWorksTip } from '../../lines/components/site-works-tip.tsx';
import { useSelection, useSelectionStore } from '../../selection/components/selection-provider.tsx';
import './edited-fees.css';

const FeesDialog = lazyPart(async () => (await import('../../fees/components/fees-dialog.tsx')).FeesDialog);

/** The fees of an order that is edited: part of what is saved, and a step that is taken back (DESIGN-42). */
export function useEditedFees() {
  const text = useSelection((state) => state.words['fees']);
  return useMemo(() => feesOf(text), [text]);
}

/** Under the lines: each fee with what it comes to now, and the sheet they are written on. */
export function EditedFees() {
  const lines = useSelection((state) => state.lines);
  const fees = useEditedFees();
  const [isOpen, setIsOpen] = useState(false);
  const calculated = useMemo(() => calculateFees(fees, lines), [fees, lines]);
  const { goodsAmount, feesAmount } = useMemo(() => totalsWithFees(lines, fees), [lines, fees]);
  return (
    <section className="do-fees" aria-label="费用">
      <header className="do-fees__head">
        <h2>费用</h2>
        {shareBaseWords(fees) !== '' && <span className="p-small">{shareBaseWords(fees)}</span>}
        <Button size="small" icon={fees.length === 0 ? 'plus' : 'edit'} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {fees.length === 0 ? '添加费用' : '编辑费用'}
        </Button>
      </header>
      {fees.length > 0 && (
        <dl className="do-fees__list">
          {[
            { name: '产品小计', words: '', amount: goodsAmount },
            ...calculated.map((fee) => ({ ...fee, words: feeWords(fee) })),
            { name: '费用小计', words: '', amount: feesAmount },
          ].map(({ name, words, amount }, index) => (
            <div key={`${index} ${name}`}>
              <dt>
                {name} <span className="p-small">{words}</span>
              </dt>
              <dd>
                <Money yuan={amount} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isOpen && <FeesSheet onClose={() => setIsOpen(false)} />}
    </section>
  );
}

/** What the order may lack of construction and cable; construction is one of its fees (DESIGN-14). */
export function EditedSiteWorks({ href }: { href: string | null }) {
  const lines = useSelection((state) => state.lines);
  const fees = useEditedFees();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SiteWorksTip lines={lines} fees={fees} href={href} onAddConstruction={() => setIsOpen(true)} />
      {isOpen && <FeesSheet addsConstruction onClose={() => setIsOpen(false)} />}
    </>
  );
}

function FeesSheet({ addsConstruction = false, onClose }: { addsConstruction?: boolean; onClose: () => void }) {
  const store = useSelectionStore();
  const lines = useSelection((state) => state.lines);
  const fees = useEditedFees();
  const take = (next: typeof fees) => {
    store.setWords({ fees: feesText(next) });
    onClose();
    toast.success('费用已修改', { action: { label: '撤销', onAct: () => store.setWords({ fees: feesText(fees) }) } });
  };
  return createPortal(
    <ComingDialog title="配单费用" width="wide" onClose={onClose}>
      <FeesDialog lines={lines} fees={fees} addsConstruction={addsConstruction} onClose={onClose} onSave={take} />
    </ComingDialog>,
    document.body,
  );
}
