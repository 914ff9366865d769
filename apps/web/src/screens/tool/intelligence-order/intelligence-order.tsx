import { scenarioPlans } from '@portal/engines/sizing';
import { Notice } from '@portal/ui';
import { useLocation, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import { SaveButton } from '../../../features/calculation-book/index.ts';
import { useSelectionStoreIfAny } from '../../../features/design-order/index.ts';
import { Guide, listScenarios, ORDER_MISSING, orderIn, parseGuide, ScenarioChoice, scenarioIn, type GuideProps } from '../../../features/recommend/index.ts';
import { callContext, hasSessionContext } from '../../../lib/page/server-context.ts';
import { windowTitle } from '../../../lib/address-bar/window-title.ts';
import type { RootData } from '../../../root.tsx';
import type { Route } from './+types/intelligence-order.ts';
import { readGuide } from './read-guide.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData?.scenario ? `${scenarioPlans[loaderData.scenario].title} - 智能配单工具` : '智能配单工具';
  return [{ title: windowTitle(title) }];
};

export const loader = ({ context, request }: Route.LoaderArgs) => readGuide(context.get(callContext), request, context.get(hasSessionContext));

/** Answers in the address are the page's own; only another scenario, or an order that is newly named, is read. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const named = (url: URL) => [scenarioIn(url.searchParams), orderIn(url.searchParams)] as const;
  const [[scenario, id], [nextScenario, nextId]] = [named(currentUrl), named(nextUrl)];
  const isSame = currentUrl.pathname === nextUrl.pathname && scenario === nextScenario && (nextId === null || nextId === id);
  return isSame ? false : defaultShouldRevalidate;
}

/** Guided questions of one scenario and what they come to; without a scenario the choice of one (SIZE-9). */
export default function IntelligenceOrder({ loaderData: { scenario, order, isMissing, first } }: Route.ComponentProps) {
  const { session } = useRouteLoaderData('root') as RootData;
  const { search } = useLocation();
  const list = useSelectionStoreIfAny();
  if (scenario === null) {
    return (
      <div className="rc-choice">
        <h1>智能配单工具</h1>
        <p className="rc-choice__words">选一个场景，回答几个现场的问题，得到带型号和价格的清单。</p>
        {isMissing && <Notice tone="warning">{ORDER_MISSING}</Notice>}
        <ScenarioChoice scenarios={listScenarios()} orderId={order?.id ?? null} />
      </div>
    );
  }
  const plan = scenarioPlans[scenario];
  const props: GuideProps = {
    plan,
    address: parseGuide(new URLSearchParams(search), scenario, plan.fields),
    order,
    isOrderMissing: isMissing,
    first,
    isSignedIn: session !== null,
    list,
    renderSave: ({ engine, title, inputs, eachTier, here }) => (
      <SaveButton saved={{ engine, title, inputs, eachVariant: eachTier, project: order?.name ?? '' }} here={here} isSignedIn={session !== null} />
    ),
  };
  // another scenario or order is another piece of work
  const key = `${scenario} ${order?.id ?? ''}`;
  return <Guide key={key} {...props} />;
}
