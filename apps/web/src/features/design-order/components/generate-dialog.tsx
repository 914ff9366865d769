import { CallError, callErrorOf } from '@portal/client';
import { orderName, orderRemark, selectionEmpty } from '@portal/contract/design-order';
import { ORDER_REMARK_MAX, type OrderTotals } from '@portal/engines/pricing';
import { Dialog, Field, Input, Money, Select, Textarea, toast } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { generate, scenesQuery } from '../api.ts';
import { useCheckParts } from '../check/components/check-provider.tsx';
import { OpenIssuesNotice } from '../check/components/open-issues.tsx';
import { newIdempotencyKey } from '../../../lib/request-keys.ts';
import { tellFailure } from '../../../lib/failure.ts';
import { chosenLinesOf } from '../model/list-state.ts';
import { detailHref } from '../model/addresses.ts';
import { isListChanged, readAgainAfter } from '../model/outdated-list.ts';
import { openWaitingWindow } from '../waiting-window.ts';
import { useListStore } from './list-provider.tsx';
import './generate-dialog.css';

interface GenerateDialogProps {
  totals: OrderTotals;
  onClose: () => void;
  /** The order is made; `blocked`: the browser refused a new window, so this page should go there. */
  onGenerated: (id: string, blocked: boolean) => void;
}

const FORM_ID = 'generate-order';
const firstFault = (schema: typeof orderName | typeof orderRemark, text: string): string | null => schema.safeParse(text).error?.issues[0]?.message ?? null;

/** Name, scene and remark of the order to be made of the chosen lines (DESIGN-1). */
export function GenerateDialog({ totals, onClose, onGenerated }: GenerateDialogProps) {
  const store = useListStore();
  const { store: check } = useCheckParts();
  const scenes = useQuery(scenesQuery);
  // one key for each opening, so that a second press makes no second order
  const [key] = useState(newIdempotencyKey);
  const [name, setName] = useState('');
  const [sceneId, setSceneId] = useState('');
  const [remark, setRemark] = useState('');
  const [faults, setFaults] = useState<{ name: string | null; remark: string | null }>({ name: null, remark: null });
  const [isBusy, setIsBusy] = useState(false);

  const submit = async () => {
    const found = { name: firstFault(orderName, name), remark: firstFault(orderRemark, remark) };
    setFaults(found);
    if (found.name !== null || found.remark !== null || isBusy) return;
    // in the click itself: a window opened after the answer would be blocked
    const page = openWaitingWindow('正在生成配单…');
    setIsBusy(true);
    try {
      // the order takes over how the list is checked; that it could not be saved holds nothing up
      await Promise.all([store.flush(), check.flush().catch(() => undefined)]);
      const lineIds = chosenLinesOf(store.state.getState()).map((line) => line.id);
      if (lineIds.length === 0) throw callErrorOf(selectionEmpty);
      const id = await generate({ name, sceneId: sceneId === '' ? null : sceneId, remark, lineIds }, key);
      const isShown = page.goTo(detailHref(id));
      await store.reread({ id, name: name.replace(/\s+/g, '') }).catch(() => undefined);
      toast.success('配单已生成');
      onGenerated(id, !isShown);
    } catch (failure) {
      page.close();
      setIsBusy(false);
      if (failure instanceof CallError && (failure.fields['name'] ?? failure.fields['remark'])) {
        setFaults({ name: failure.fields['name'] ?? null, remark: failure.fields['remark'] ?? null });
        return;
      }
      if (isListChanged(failure)) {
        // the bar below says it, and offers the choice
        onClose();
        return;
      }
      const outdated = await readAgainAfter(failure, store);
      if (outdated === null) tellFailure(failure);
      else {
        toast.warning(outdated);
        if (chosenLinesOf(store.state.getState()).length === 0) onClose();
      }
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="medium"
      title="生成配单"
      dismissable={!isBusy}
      action={{ label: '生成配单', onAct: () => void submit(), busy: isBusy }}
    >
      <form id={FORM_ID} className="do-form" onSubmit={handleSubmit} noValidate>
        <p className="do-form__summary">
          {totals.lineCount} 种产品，共 {totals.pieceCount.toLocaleString('en-US')} 件，总价 <Money yuan={totals.amount} />
        </p>
        <OpenIssuesNotice />
        <Field label="配单名称" required error={faults.name}>
          <Input
            name="name"
            autoComplete="off"
            placeholder="例如：滨江一期周界监控"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setFaults({ ...faults, name: null });
            }}
            onBlur={() => {
              const bare = name.replace(/\s+/g, '');
              if (bare !== name) setName(bare);
              if (bare !== '') setFaults({ ...faults, name: firstFault(orderName, bare) });
            }}
          />
        </Field>
        <Field label="应用场景" hint={scenes.isError ? '场景没有加载成功，可不选直接生成' : undefined}>
          <Select name="sceneId" value={sceneId} onChange={(event) => setSceneId(event.target.value)}>
            <option value="">{scenes.isPending ? '正在加载…' : '不选择'}</option>
            {scenes.data?.map((scene) => (
              <option key={scene.sceneId} value={scene.sceneId}>
                {scene.sceneName}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="备注" error={faults.remark} hint={`${remark.length}/${ORDER_REMARK_MAX}`}>
          <Textarea
            name="remark"
            rows={3}
            maxLength={ORDER_REMARK_MAX}
            placeholder="选填，仅内部可见，不会印在报价单上"
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        </Field>
        {/* Enter in the name does the deed; the button stands outside the form */}
        <button type="submit" className="p-hidden" tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}
