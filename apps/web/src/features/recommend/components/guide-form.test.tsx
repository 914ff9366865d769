/** What the form says of its examples holds: areas follow the site until one of them was changed. Source: SIZE-13.3. */
import { scenarioPlans, type ScenarioPlan } from '@portal/engines/sizing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseGuide } from '../model/guide-address.ts';
import { GuideForm } from './guide-form.tsx';
import { useGuide } from './use-guide.ts';

function Form({ plan }: { plan: ScenarioPlan }) {
  const guide = useGuide(plan, parseGuide(new URLSearchParams(), plan.id, plan.fields), null);
  return <GuideForm guide={guide} onDone={() => undefined} />;
}
const FOLLOWS = '区域改过一处，就都留着不换';

it('says that areas stay, all of them, once one was changed; where there are sites to change between', () => {
  expect(renderToStaticMarkup(<Form plan={scenarioPlans.scenarioVideoSurveillance as unknown as ScenarioPlan} />)).toContain(FOLLOWS);
  expect(renderToStaticMarkup(<Form plan={scenarioPlans.scenarioUps as unknown as ScenarioPlan} />)).not.toContain(FOLLOWS);
});
