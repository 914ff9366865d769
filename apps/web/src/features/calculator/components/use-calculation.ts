import type { CalculatorPlan } from '@portal/engines/calculators';
import type { FieldError, Fields, Raw } from '@portal/engines/inputs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { carriedSearch } from '../../../lib/address-bar/here.ts';
import { draftOf, inputsOf, type Draft } from '../../inputs-form/index.ts';
import { inputsOfSearch, searchOf } from '../model/address.ts';
import { evaluate, type WorkedCalculation } from '../model/evaluation.ts';
import { countUse } from '../usage-keeper.ts';

const ADDRESS_MS = 300;
const TYPED = { isTyped: true };

export interface Calculation<F extends Fields, Outputs> {
  draft: Draft;
  inputs: Raw;
  errors: readonly FieldError[];
  /** The result of the inputs as they are; null: they are in error, and no figure of earlier ones is shown beside them (CALC-16). */
  worked: WorkedCalculation<F, Outputs> | null;
  /** The inputs as an address has them, however long. */
  search: string;
  /** The user has changed something since the page opened. */
  isTouched: boolean;
  change: (draft: Draft) => void;
  /** Puts other inputs of the user's in; gives back how to undo it. */
  replace: (inputs: Raw) => () => void;
  /** Puts the page's own inputs back; gives back how to undo it. */
  reset: () => () => void;
}

/** The inputs as typed, their result at once, and the address kept up to date with them. */
export function useCalculation<F extends Fields, Outputs>(plan: CalculatorPlan<F, Outputs>): Calculation<F, Outputs> {
  const location = useLocation();
  const [draft, setDraft] = useState(() => draftOf(plan.fields, inputsOfSearch(plan, location.search)));
  const [isTouched, setTouched] = useState(false);
  const [isOwn, setOwn] = useState(false);
  const inputs = useMemo(() => inputsOf(plan.fields, draft), [plan, draft]);
  const evaluation = useMemo(() => evaluate(plan, inputs), [plan, inputs]);
  const search = useMemo(() => searchOf(plan, inputs), [plan, inputs]);

  const put = (next: Draft) => {
    setTouched(true);
    setDraft(next);
    return () => setDraft(draft);
  };
  const change = (next: Draft) => {
    setOwn(true);
    return put(next);
  };
  useAddress(isTouched ? carriedSearch(search) : null, (found) => setDraft(draftOf(plan.fields, inputsOfSearch(plan, found))));
  // one use a visit, however often the inputs are wrong in between
  const isCounted = useRef(false);
  const isUsed = isOwn && evaluation.ok;
  useEffect(() => {
    if (!isUsed || isCounted.current) return;
    isCounted.current = true;
    countUse(plan.id);
  }, [isUsed, plan.id]);
  return {
    draft,
    inputs,
    errors: evaluation.ok ? [] : evaluation.errors,
    worked: evaluation.ok ? evaluation.worked : null,
    search,
    isTouched,
    change,
    replace: (next) => change(draftOf(plan.fields, next)),
    reset: () => put(draftOf(plan.fields, plan.starter)),
  };
}

/** Keeps the address at `search` (null: as it was opened), without a new entry and without asking the server; other addresses of this page are taken up. */
function useAddress(search: string | null, onOther: (search: string) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const isOwn = useNavigationType() === 'REPLACE' && (location.state as { isTyped?: boolean } | null)?.isTyped === true;
  const takeUp = useRef(onOther);
  const seenKey = useRef(location.key);
  useEffect(() => {
    takeUp.current = onOther;
  });
  useEffect(() => {
    if (location.key === seenKey.current) return;
    seenKey.current = location.key;
    if (!isOwn) takeUp.current(location.search);
  }, [location.key, location.search, isOwn]);
  useEffect(() => {
    // an address put in now would call off the way to another page
    if (search === null || search === location.search || isLeaving) return;
    const timer = setTimeout(
      () => void navigate({ search }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state: TYPED }),
      ADDRESS_MS,
    );
    return () => clearTimeout(timer);
  }, [search, location.search, isLeaving, navigate]);
}
