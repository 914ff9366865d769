import { scenarioIds, scenarioPlans, type ScenarioId } from '@portal/engines/sizing';
import { Anchor } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { scenarioHref } from '../model/guide-address.ts';
import './scenario-switch.css';

/** The other scenarios in one line, for going on to the next system of the same project. */
export function ScenarioSwitch({ current, orderId }: { current: ScenarioId; orderId: string | null }) {
  const stripRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // on a phone the seven are a strip: the one that is open comes into sight
    const strip = stripRef.current;
    const here = strip?.children[scenarioIds.indexOf(current)];
    if (strip && here instanceof HTMLElement) strip.scrollLeft = here.offsetLeft - (strip.clientWidth - here.clientWidth) / 2;
  }, [current]);
  return (
    <nav className="rc-switch" aria-label="场景">
      <ul ref={stripRef}>
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
