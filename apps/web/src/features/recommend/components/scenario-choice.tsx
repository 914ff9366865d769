import { Anchor } from '@portal/ui';
import { scenarioHref } from '../model/guide-address.ts';
import { SCENARIO_WORDS } from '../model/scenario-words.ts';
import type { ScenarioSummary } from '../model/scenarios.ts';
import { ScenarioPicture } from '../pictures/scenario-picture.tsx';
import './scenario-choice.css';

/** The seven scenarios as pictures, each with what one gets and how long it takes. */
export function ScenarioChoice({ scenarios, orderId }: { scenarios: readonly ScenarioSummary[]; orderId: string | null }) {
  return (
    <ul className="rc-scenes" aria-label="选择场景">
      {scenarios.map((scenario) => (
        <ScenarioCard key={scenario.id} scenario={scenario} orderId={orderId} />
      ))}
    </ul>
  );
}

function ScenarioCard({ scenario: { id, title, answers, stepCount }, orderId }: { scenario: ScenarioSummary; orderId: string | null }) {
  const { gets, minutes } = SCENARIO_WORDS[id];
  return (
    <li className="rc-scene">
      <ScenarioPicture scenario={id} />
      <div className="rc-scene__words">
        <h2 className="rc-scene__title">
          <Anchor className="rc-scene__link" href={scenarioHref(id, orderId)}>
            {title}
          </Anchor>
        </h2>
        <p className="rc-scene__answers">{answers}</p>
        <ul className="rc-scene__gets" aria-label="得到的清单">
          {gets.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p className="rc-scene__time">
          {stepCount} 步，约 {minutes} 分钟
        </p>
      </div>
    </li>
  );
}
