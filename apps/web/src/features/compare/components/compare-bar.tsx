import { compareCopy, compareFull } from '@portal/contract/compare';
import { blockedOf, COMPARE_MAX, COMPARE_MIN } from '@portal/engines/goods';
import { Button, Dialog, ErrorState, toast } from '@portal/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { failureText, tellFailure } from '../../../lib/calls/failure.ts';
import { useIsPhone } from '../../../lib/browser/use-is-phone.ts';
import { addToCompare, clearCompare, readComparedModels, removeFromCompare } from '../api.ts';
import { closeCompareBar, tickCompared, useCompare } from '../model/compare-store.ts';
import { AddDialog } from './add-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { CompareSlot } from './compare-slot.tsx';
import type { ComparisonAction } from './comparison-table.tsx';
import './compare-bar.css';

/** What is gathered, which of it is ticked, and the comparison of that; a sheet on a phone (COMPARE-5). */
export function CompareBar({ isSignedIn, action }: { isSignedIn: boolean; action?: ComparisonAction }) {
  const { keys, models, ticked } = useCompare();
  const isPhone = useIsPhone();
  const [failure, setFailure] = useState<string | null>(null);
  const [compared, setCompared] = useState<readonly string[] | null>(null);
  const [isAdding, setAdding] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const read = () => {
    readComparedModels().then(
      () => setFailure(null),
      (error: unknown) => tellFailure(error, () => setFailure(failureText(error))),
    );
  };
  useEffect(read, [keys]);
  // pressed open, not by adding: the next key is meant for it
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest('.p-toolbar')) bar.current?.focus();
  }, []);

  const blocked = blockedOf(models ?? [], ticked);
  const chosen = (models ?? []).find(({ skuNo }) => ticked.has(skuNo)) ?? models?.[0];
  const handleCompare = () => {
    if (ticked.size < COMPARE_MIN) return void toast.warning(compareCopy.tooFew);
    setCompared((models ?? []).map(({ skuNo }) => skuNo).filter((skuNo) => ticked.has(skuNo)));
  };
  const handleAdd = () => {
    if (keys.length >= COMPARE_MAX) toast.warning(compareFull.msg);
    else setAdding(true);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeCompareBar();
  };

  const slots = (
    <ul className="cp-slots" aria-label="对比栏的产品">
      {models?.map((model) => (
        <CompareSlot
          key={model.skuNo}
          model={model}
          isTicked={ticked.has(model.skuNo)}
          isBlocked={blocked.has(model.skuNo)}
          onTick={() => tickCompared(model.skuNo)}
          onRemove={() => void removeFromCompare(model)}
        />
      ))}
      {models === null && failure === null && keys.map(({ skuNo }) => <li key={skuNo} className="cp-slot cp-slot--loading" aria-hidden="true" />)}
      {keys.length < COMPARE_MAX && (
        <li className="cp-slot cp-slot--add">
          <Button kind="quiet" icon="plus" wide onClick={handleAdd}>
            添加产品
          </Button>
        </li>
      )}
      {Array.from({ length: Math.max(0, COMPARE_MAX - keys.length - 1) }, (_, place) => (
        <li key={place} className="cp-slot cp-slot--empty" aria-hidden="true" />
      ))}
    </ul>
  );
  const broken = failure !== null && <ErrorState title={failure} safe="对比栏里的产品都还在。" actions={<Button onClick={read}>重试</Button>} />;
  const count = (
    <span className="cp-count">
      已加入 <b>{keys.length}</b>/{COMPARE_MAX}
    </span>
  );
  const hint = blocked.size > 0 && <p className="cp-hint">{compareCopy.otherCategory}；变灰的与已勾选的不同类，取消勾选后可换一类</p>;
  const clear = (
    <Button kind="quiet" disabled={keys.length === 0} onClick={() => void clearCompare()}>
      清空
    </Button>
  );
  const start = (
    <Button kind="primary" onClick={handleCompare}>
      开始对比
    </Button>
  );

  return (
    <>
      {isPhone ? (
        <Dialog
          open
          width="medium"
          title="产品对比"
          onClose={closeCompareBar}
          actions={
            <>
              {count}
              {clear}
              {start}
            </>
          }
        >
          {broken || slots}
          {hint}
        </Dialog>
      ) : (
        // the keys of what stands in it
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section ref={bar} className="cp-bar" aria-label="产品对比" tabIndex={-1} onKeyDown={handleKey}>
          <div className="cp-bar__row">
            {broken || slots}
            <div className="cp-bar__side">
              <span className="cp-bar__line">
                {count}
                {clear}
              </span>
              <span className="cp-bar__line">
                {start}
                <Button kind="quiet" onClick={closeCompareBar}>
                  收起
                </Button>
              </span>
            </div>
          </div>
          {hint}
        </section>
      )}
      {isAdding && (
        <AddDialog
          beside={chosen}
          present={keys.map(({ skuNo }) => skuNo)}
          onClose={() => setAdding(false)}
          onAdd={async (added) => {
            await addToCompare(added);
            setAdding(false);
          }}
        />
      )}
      {compared && (
        <CompareDialog
          skuNos={compared}
          isSignedIn={isSignedIn}
          action={action}
          onRemove={(model) => void removeFromCompare(model)}
          onAdd={() => {
            setCompared(null);
            handleAdd();
          }}
          onLeave={closeCompareBar}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
}
