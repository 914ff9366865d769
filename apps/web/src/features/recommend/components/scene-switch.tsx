import { scenarioIds, scenarioPlans, type ScenarioId } from '@portal/engines/sizing';
import { Anchor } from '@portal/ui';
import { scenarioHref } from '../model/guide-address.ts';

/** The other scenarios in one line, for going on to the next system of the same project. */
export function SceneSwitch({ current, orderId }: { current: ScenarioId; orderId: string | null }) {
  return (
    <nav className="rc-switch" aria-label="场景">
      <ul>
        {scenarioIds.map((id) => (
          <li key={id}>
            <Anchor href={scenarioHref(id, orderId)} aria-current={id === current ? 'page' : undefined}>
              {scenarioPlans[id].title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
