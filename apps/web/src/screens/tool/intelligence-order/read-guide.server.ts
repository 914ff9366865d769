import { findCallError, type Call } from '@portal/client';
import { getDesignOrder } from '@portal/contract/design-order';
import { recommend } from '@portal/contract/recommend';
import { scenarioPlans } from '@portal/engines/sizing';
import { firstAsk, orderIn, parseGuide, scenarioIn } from '../../../features/recommend/index.ts';

/** What the page opens with: the order it was opened for, and the recommendation for the answers of the address. */
export async function readGuide(call: Call, request: Request, isSignedIn: boolean) {
  const search = new URL(request.url).searchParams;
  const scenario = scenarioIn(search);
  const [joined, first] = await Promise.all([joinedOrder(), firstAnswer()]);
  return { scenario, ...joined, first };

  /** `isMissing` for an id that is not one of this person's; a guest keeps the id for after signing in. */
  async function joinedOrder(): Promise<{ order: { id: string; name: string | null } | null; isMissing: boolean }> {
    const id = orderIn(search);
    if (id === null) return { order: null, isMissing: false };
    if (!isSignedIn) return { order: { id, name: null }, isMissing: false };
    try {
      return { order: { id, name: (await call(getDesignOrder, { params: { id } })).name }, isMissing: false };
    } catch (failure) {
      const isMissing = findCallError(failure)?.status === 404;
      return { order: isMissing ? null : { id, name: null }, isMissing };
    }
  }

  /** Null where the answers are wrong or the call failed: the page asks by itself. */
  async function firstAnswer() {
    const plan = scenario === null ? null : scenarioPlans[scenario];
    const ask = plan === null ? null : firstAsk(plan, parseGuide(search, plan.id, plan.fields));
    if (ask === null) return null;
    return call(recommend, { body: ask }).then(
      (recommendation) => ({ ask, recommendation }),
      () => null,
    );
  }
}
