import type { GivenLine } from '@portal/engines/roles';
import type { ScenarioPlan, TierId } from '@portal/engines/sizing';
import { useMemo, useState } from 'react';
import { draftOf, inputsOf, type Draft } from '../../inputs-form/index.ts';
import { readBudget } from '../model/budget.ts';
import { exampleFollowed, isExample } from '../model/example-followed.ts';
import { guideHref, type GuideAddress, type GuideState } from '../model/guide-address.ts';
import { localAnswer, tierFigures } from '../model/local-answer.ts';

export type AnswersGuide = ReturnType<typeof useGuide>;

/** The answers, tier, budget, devices and models of one recommendation while it is worked on; begins with what the address says. */
export function useGuide(plan: ScenarioPlan, address: GuideAddress, orderId: string | null) {
  const [draft, setDraft] = useState(() => draftOf(plan.fields, address.inputs ?? plan.starter));
  // the starter is an example: it is said so until something of it is changed, and stays out of the address
  const [isStarter, setIsStarter] = useState(address.inputs === null);
  const [state, setState] = useState<GuideState>({ tier: address.tier, budget: address.budget, kept: address.kept, picks: address.picks, step: address.step });

  const inputs = useMemo(() => inputsOf(plan.fields, draft), [plan, draft]);
  const local = useMemo(() => localAnswer(plan, inputs), [plan, inputs]);
  const figures = useMemo(() => (local.valid ? tierFigures(plan, inputs, state.tier, local) : null), [plan, inputs, state.tier, local]);
  const budget = useMemo(() => readBudget(state.budget), [state.budget]);
  const href = useMemo(
    () => guideHref({ scenario: plan.id, inputs: isStarter ? null : inputs, ...state }, plan.fields, orderId),
    [plan, inputs, isStarter, state, orderId],
  );
  const change = (part: Partial<GuideState>) => setState((now) => ({ ...now, ...part }));
  return {
    plan,
    draft,
    inputs,
    /** What stands there is an example of ours. */
    isExample: isStarter || isExample(plan, inputs),
    /** What the engine says at once, without products. */
    local,
    /** The same for the chosen tier; null while the answers are wrong: no figure of earlier ones is shown beside them (CALC-16). */
    figures,
    tier: state.tier,
    kept: state.kept,
    picks: state.picks,
    budgetText: state.budget,
    /** Read from the box. */
    budget,
    /** The address that gives all of this again. */
    href,
    setDraft: (next: Draft) => {
      const followed = exampleFollowed(plan, inputs, inputsOf(plan.fields, next));
      setDraft(followed === null ? next : draftOf(plan.fields, followed));
      setIsStarter(false);
    },
    setTier: (tier: TierId) => change({ tier }),
    setBudget: (text: string) => change({ budget: text }),
    setKept: (kept: readonly GivenLine[]) => change({ kept }),
    step: state.step,
    setStep: (step: number) => change({ step }),
    setPicks: (picks: GuideState['picks']) => change({ picks }),
    /** Begins again with the example. */
    restart: () => {
      setDraft(draftOf(plan.fields, plan.starter));
      setIsStarter(true);
      setState({ tier: 'standard', budget: '', kept: [], picks: [], step: state.step });
    },
    /** Takes answers of an earlier time. */
    takeUp: (former: Pick<GuideAddress, 'tier' | 'kept'> & { inputs: GuideAddress['inputs']; budget: number | null }) => {
      setDraft(draftOf(plan.fields, former.inputs ?? plan.starter));
      setIsStarter(false);
      setState({ tier: former.tier, budget: former.budget === null ? '' : String(former.budget), kept: former.kept, picks: [], step: state.step });
    },
  };
}
