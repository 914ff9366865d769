import { findCallError } from '@portal/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recommendationQuery, type AnsweredAsk } from '../api.ts';
import { askOf, type RecommendationAsk } from '../model/ask.ts';
import { shownTier, type ShownTier } from '../model/shown-tier.ts';
import type { AnswersGuide } from './use-guide.ts';
import { useDebounced } from '../../../lib/browser/debounced.ts';
import { useLastGood } from './use-last-good.ts';

const PAUSE_MS = 300;

export interface RecommendationNow {
  /** The three, with the user's models; null: none yet, or the answers are wrong (CALC-16). */
  tiers: readonly ShownTier[] | null;
  /** The tiers belong to earlier answers: the present ones are still being typed, or being asked. */
  isOutdated: boolean;
  isAsking: boolean;
  /** What the last call failed with; null: nothing. */
  failure: Error | null;
  isForbidden: boolean;
  retry: () => void;
}

/**
 * Products for the answers as they stand, asked once they have stood still for 300 ms. `first`: as the page's loader read
 * it. The answer to an earlier question is shown, and said to be one, until the new one is there.
 */
export function useRecommendation(guide: AnswersGuide, first: AnsweredAsk | null): RecommendationNow {
  const { plan, inputs, local, budget, kept, picks } = guide;
  const askText = local.valid && budget.ok ? JSON.stringify(askOf(plan.id, inputs, budget.yuan, kept)) : null;
  // wrong answers ask nothing: the last good question stays
  const asked = useLastGood(useDebounced(askText, PAUSE_MS));
  const ask = useMemo(() => (asked === null ? null : (JSON.parse(asked) as RecommendationAsk)), [asked]);
  const query = useQuery({
    ...recommendationQuery(ask ?? { scenario: plan.id, inputs: {} }),
    enabled: ask !== null,
    ...(first !== null && JSON.stringify(first.ask) === asked ? { initialData: first } : {}),
  });
  const answered = useLastGood(query.data ?? null);
  const tiers = useMemo(() => tiersOf(answered, kept, picks), [answered, kept, picks]);
  return {
    tiers: askText === null ? null : tiers,
    isOutdated: askText !== asked || answered === null || JSON.stringify(answered.ask) !== asked,
    isAsking: query.isFetching || (askText !== null && askText !== asked),
    failure: query.error,
    isForbidden: findCallError(query.error)?.status === 403,
    retry: () => void query.refetch(),
  };
}

/** Null too where the server refused answers that the page's own engine took: it is newer than the page. */
function tiersOf(answered: AnsweredAsk | null, kept: AnswersGuide['kept'], picks: AnswersGuide['picks']): readonly ShownTier[] | null {
  if (answered === null || !answered.recommendation.valid) return null;
  const keptNow = JSON.stringify(answered.ask.kept ?? []) === JSON.stringify(kept) ? null : kept;
  return answered.recommendation.tiers.map((tier) => shownTier(tier, picks, answered.ask.budget ?? null, keptNow));
}
