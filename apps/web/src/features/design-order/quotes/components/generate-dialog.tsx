import { newIdempotencyKey } from '@portal/client/request-keys';
import { figureText } from '@portal/units';
import { CallError, callErrorOf } from '@portal/client';
import { NO_CUSTOMER, ORDER_TYPE_PLAIN, ORDER_TYPE_SURVEY, selectionEmpty } from '@portal/contract/design-order';
import type { OrderTotals } from '@portal/engines/pricing';
import { Dialog, Field, Money, Notice, Select, toast } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generate, groupAuthQuery, scenesQuery } from '../api.ts';
import { useCheckParts } from '../../check/components/check-provider.tsx';
import { OpenIssuesNotice } from '../../check/components/open-issues.tsx';
import { LossNote } from '../../lines/components/loss-note.tsx';
import { isSignedOut, sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { SESSION_OVER } from '../../../../lib/calls/failure-words.tsx';
import { signInHref } from '../../../../lib/address-bar/sign-in-href.ts';
import { chosenLinesOf } from '../../selection/model/selection-state.ts';
import { detailHref, surveyHref } from '../../lines/model/addresses.ts';
import { isListChanged } from '../../lines/model/is-list-changed.ts';
import { readAgainAfter } from '../../selection/model/outdated-selection.ts';
import { openWaitingWindow } from '../waiting-window.ts';
import { useSelectionStore } from '../../selection/components/selection-provider.tsx';
import { customerFaultsOf, type CustomerFaults } from '../model/chosen-customer.ts';
import { CustomerFields } from './customer-fields.tsx';
import { CustomerWords } from './customer-words.tsx';
import { OrderForm, useOrderWords, type NameAndRemark } from './order-form.tsx';

/** Where this page goes with the order made; null: nowhere, the order is shown in a new window. */
export type NextPage = { href: string; isReplacing: boolean } | null;

/** What was typed of an order that was not made yet. */
export interface TypedOrder {
  words: NameAndRemark;
  sceneId: string;
  orderType: number;
  customer: typeof NO_CUSTOMER;
}

interface GenerateDialogProps {
  /** What was typed when it was closed last; null: nothing. */
  typed: TypedOrder | null;
  totals: OrderTotals;
  /** Where an order planned by the survey is an order's other kind. */
  maySurvey: boolean;
  /** Nothing typed is lost with it. */
  onClose: (typed: TypedOrder) => void;
  onGenerated: (to: NextPage) => void;
}

/** Name, scene and remark of the order to be made of the chosen lines (DESIGN-1). */
export function GenerateDialog({ typed, totals, maySurvey, onClose, onGenerated }: GenerateDialogProps) {
  const store = useSelectionStore();
  const { store: check } = useCheckParts();
  const scenes = useQuery(scenesQuery);
  const group = useQuery(groupAuthQuery);
  // one key for each opening, so that a second press makes no second order
  const [key] = useState(newIdempotencyKey);
  const form = useOrderWords(typed?.words);
  const [sceneId, setSceneId] = useState(typed?.sceneId ?? '');
  const [orderType, setOrderType] = useState(typed?.orderType ?? ORDER_TYPE_PLAIN);
  const [customer, setCustomer] = useState(typed?.customer ?? NO_CUSTOMER);
  const [customerFaults, setCustomerFaults] = useState<CustomerFaults>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isExpired, setIsExpired] = useState(false);

  const close = () => onClose({ words: form.words, sceneId, orderType, customer });
  const submit = async () => {
    const words = form.read();
    const isForCustomer = group.data?.permission === 1;
    const wrong = isForCustomer ? customerFaultsOf(customer) : {};
    setCustomerFaults(wrong);
    if (words === null || Object.keys(wrong).length > 0 || isBusy) return;
    // in the click itself: a window opened after the answer would be blocked
    const page = orderType === ORDER_TYPE_SURVEY ? null : openWaitingWindow('正在生成配单…');
    setIsBusy(true);
    setIsExpired(false);
    try {
      // the order takes over how the list is checked; that it could not be saved holds nothing up
      await Promise.all([store.flush(), check.flush().catch(() => undefined)]);
      const lineIds = chosenLinesOf(store.state.getState()).map((line) => line.id);
      if (lineIds.length === 0) throw callErrorOf(selectionEmpty);
      const order = { ...words, sceneId: sceneId === '' ? null : sceneId, orderType, lineIds };
      const id = await generate({ ...order, ...(isForCustomer ? customer : {}) }, key);
      const isShown = page?.goTo(detailHref(id)) ?? false;
      await store.reread({ id, name: words.name }).catch(() => undefined);
      toast.success('配单已生成', isShown ? { action: { label: '查看配单', onAct: () => void window.open(detailHref(id), '_blank', 'noopener') } } : undefined);
      if (page !== null && !isShown) toast.info('浏览器没有打开新窗口，已在本页打开');
      onGenerated(isShown ? null : { href: page === null ? surveyHref(id) : detailHref(id), isReplacing: page === null });
    } catch (failure) {
      page?.close();
      setIsBusy(false);
      if (isSignedOut(failure)) {
        setIsExpired(true);
        return;
      }
      if (failure instanceof CallError && form.show(failure.fields)) return;
      if (isListChanged(failure)) {
        // the bar below says it, and offers the choice
        close();
        return;
      }
      const outdated = await readAgainAfter(failure, store);
      if (outdated === null) tellFailure(failure, sayFailure);
      else {
        toast.warning(outdated);
        if (chosenLinesOf(store.state.getState()).length === 0) close();
      }
    }
  };
  return (
    <Dialog open onClose={close} width="medium" title="生成配单" dismissable={!isBusy} action={{ label: '生成配单', onAct: () => void submit(), busy: isBusy }}>
      <OrderForm
        form={form}
        onSubmit={() => void submit()}
        summary={
          <>
            <p className="do-form__summary">
              {totals.lineCount} 种产品，共 {figureText(totals.pieceCount)} 件，总价 <Money yuan={totals.amount} />
            </p>
            <LossNote lines={chosenLinesOf(store.state.getState())} />
            <OpenIssuesNotice />
            {isExpired && <SignInAgain />}
          </>
        }
      >
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
        {maySurvey && (
          <Field label="配单类型" hint={orderType === ORDER_TYPE_SURVEY ? '生成后进入勘测设计' : undefined}>
            <Select name="orderType" value={orderType} onChange={(event) => setOrderType(Number(event.target.value))}>
              <option value={ORDER_TYPE_PLAIN}>普通配单</option>
              <option value={ORDER_TYPE_SURVEY}>勘测配单</option>
            </Select>
          </Field>
        )}
        {group.data?.permission === 1 && (
          <>
            <CustomerFields
              chosen={customer}
              isTakenWhileTyping
              hint="只有自己看得到，可稍后在配单里修改"
              onChoose={(chosen) => setCustomer({ ...customer, ...chosen })}
            />
            <CustomerWords
              customer={customer}
              faults={customerFaults}
              onFaults={setCustomerFaults}
              onType={(change) => setCustomer({ ...customer, ...change })}
            />
          </>
        )}
      </OrderForm>
    </Dialog>
  );
}

/** The session ended meanwhile: what was typed stays here while one signs in beside it (SHELL-22). */
const SignInAgain = () => (
  <Notice tone="warning">
    {SESSION_OVER}
    <a href={signInHref('/home')} target="_blank" rel="noreferrer">
      在新窗口登录
    </a>
    ，然后回到这里再次生成配单。
  </Notice>
);
