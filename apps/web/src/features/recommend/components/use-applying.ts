import { createRequestKeys } from '@portal/client/request-keys';
import { listPlaceOf } from '@portal/contract/design-order';
import type { ChosenRecommendation } from '@portal/contract/recommend';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { toast } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { detailHref, removeOrder, PICKING_PATH } from '../../design-order/index.ts';
import { appliedQuery, apply, planApplying, type ApplyTarget } from '../api.ts';
import { changesText, type Change } from '../model/changes.ts';
import { chooseRecommendation } from '../model/chosen-recommendation.ts';
import type { ShownTier } from '../model/shown-tier.ts';
import type { AnswersGuide } from './use-guide.ts';

/** The selected-product list of the page around, which has edits of its own. */
export interface SelectionDoor {
  /** Saves what waits to be saved; rejects when it cannot. */
  flush(): Promise<void>;
  /** Reads the list again, here and in the other tabs. */
  reread(): Promise<void>;
}

export type Stage = { kind: 'idle' } | { kind: 'signIn' } | { kind: 'naming' } | { kind: 'reviewing'; applying: Putting; changes: readonly Change[] };

interface Putting {
  target: ApplyTarget;
  recommendation: ChosenRecommendation;
  /** What was applied there before, to go back to; null: nothing. */
  former: ChosenRecommendation | null;
}

/** What was done last, to be followed up. */
export interface Done {
  words: string;
  label: string;
  href: string;
}

interface Around {
  orderId: string | null;
  isSignedIn: boolean;
  list: SelectionDoor | null;
}

export type Applying = ReturnType<typeof useApplying>;

/** Putting a recommendation into the list, an order, or a new order: asks to sign in, shows what changes, applies once, offers to undo. */
export function useApplying(guide: AnswersGuide, tier: ShownTier | null, { orderId, isSignedIn, list }: Around) {
  const { plan, inputs, budget, kept } = guide;
  const queries = useQueryClient();
  const joined = listPlaceOf(orderId);
  const applied = useQuery({ ...appliedQuery(plan.id, joined), enabled: isSignedIn });
  const [keys] = useState(() => createRequestKeys({ latestOnly: true }));
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const [busy, setBusy] = useState<ApplyTarget['kind'] | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  const recommendation = (): ChosenRecommendation | null => {
    if (tier === null || !budget.ok) return null;
    const choosing = chooseRecommendation({ scenario: plan.id, inputs, budget: budget.yuan, kept }, tier);
    if (choosing.kind === 'chosen') return choosing.recommendation;
    toast.warning(choosing.kind === 'nothingToBuy' ? '这份方案里没有可以购买的产品' : `${choosing.productModel} 超过 ${QUANTITY_MAX} 件，请把项目分成几份来配`);
    return null;
  };

  /** Saves the list first: what is compared and changed is what the server has. */
  const withSelection = async (target: ApplyTarget, work: () => Promise<void>) => {
    setBusy(target.kind);
    try {
      if (target.kind === 'selection') await list?.flush();
      await work();
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setBusy(null);
    }
  };

  const send = async (target: ApplyTarget, recommendation: ChosenRecommendation) => {
    const applying = { target, recommendation };
    const answer = await keys.send(applying, (key) => apply(applying, key));
    if (target.kind === 'selection') await list?.reread().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: ['recommend', 'applied'] });
    return answer;
  };

  const put = async ({ target, recommendation: what, former }: Putting) => {
    const { designOrderId, changes } = await send(target, what);
    setStage({ kind: 'idle' });
    const next = doneOf(target, designOrderId, former !== null);
    setDone(next);
    const undo = undoOf(target, former, designOrderId);
    toast.success(`${next.words}：${changesText(changes) || '没有变化'}`, undo === null ? {} : { action: { label: '撤销', onAct: undo } });
  };
  const applyTo = (applying: Putting) => withSelection(applying.target, () => put(applying));

  function undoOf(target: ApplyTarget, former: ChosenRecommendation | null, designOrderId: string | null): (() => void) | null {
    if (target.kind === 'newOrder') {
      if (designOrderId === null) return null;
      return () =>
        void withSelection(target, async () => {
          await removeOrder(designOrderId);
          setDone(null);
          toast.success('已撤销，配单没有保留');
        });
    }
    if (former === null) return null;
    return () =>
      void withSelection(target, async () => {
        await send(target, former);
        setDone(null);
        toast.success('已恢复为上次应用的方案');
      });
  }

  return {
    stage,
    busy,
    done,
    /** What was applied here last; null: nothing, or not known. */
    applied: applied.data ?? null,
    close: () => setStage({ kind: 'idle' }),
    /** Into the list, or the order this page was opened for. The first time at once; later shows what changes before it does. */
    join: () => {
      if (!isSignedIn) return setStage({ kind: 'signIn' });
      const what = recommendation();
      if (what === null) return;
      const first = { target: joined, recommendation: what, former: null };
      if (applied.isSuccess && !applied.isFetching && applied.data === null) return void applyTo(first);
      void withSelection(joined, async () => {
        // it may not have been readable until now, or be about to change
        const [changes, last] = await Promise.all([
          planApplying({ target: joined, recommendation: what }),
          queries.fetchQuery({ ...appliedQuery(plan.id, joined), retry: false }),
        ]);
        if (last === null) await put(first);
        else setStage({ kind: 'reviewing', applying: { ...first, former: chosenOf(last) }, changes });
      });
    },
    confirm: () => {
      if (stage.kind === 'reviewing') void applyTo(stage.applying);
    },
    startOrder: () => {
      if (!isSignedIn) setStage({ kind: 'signIn' });
      else if (recommendation() !== null) setStage({ kind: 'naming' });
    },
    createOrder: (name: string, remark: string) => {
      const what = recommendation();
      if (what !== null) void applyTo({ target: { kind: 'newOrder', name, remark }, recommendation: what, former: null });
    },
  };
}

function doneOf(target: ApplyTarget, designOrderId: string | null, isAgain: boolean): Done {
  switch (target.kind) {
    case 'selection':
      return { words: isAgain ? '清单已更新' : '已加入清单', label: '查看清单', href: `${PICKING_PATH}?list=1` };
    case 'order':
      return { words: isAgain ? '配单已更新' : '已加入配单', label: '查看配单', href: detailHref(target.id) };
    case 'newOrder':
      return { words: '配单已生成', label: '查看配单', href: detailHref(designOrderId ?? '') };
  }
}

const chosenOf = ({ gmtModified: _gmtModified, ...chosen }: ChosenRecommendation & { gmtModified: number }): ChosenRecommendation => chosen;
