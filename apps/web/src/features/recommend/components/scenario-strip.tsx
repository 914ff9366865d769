import { Anchor, ButtonLink, Strip } from '@portal/ui';
import { scenarioHref, SCENARIOS_PATH } from '../model/guide-address.ts';
import type { ScenarioSummary } from '../model/scenarios.ts';
import { ScenarioPicture } from '../pictures/scenario-picture.tsx';
import './scenario-strip.css';

/** The smart recommendation on a page of several tools: what it does, and straight into each of the seven. */
export function ScenarioStrip({ scenarios }: { scenarios: readonly ScenarioSummary[] }) {
  return (
    <Strip
      title="智能配单工具"
      words="回答几个现场的问题，得到数量、型号和总价，经济、标准、高配三档任选。"
      action={<ButtonLink href={SCENARIOS_PATH}>选择场景</ButtonLink>}
    >
      <ul className="rc-strip__scenes">
        {scenarios.map(({ id, title }) => (
          <li key={id}>
            <Anchor href={scenarioHref(id, null)}>
              <ScenarioPicture scenario={id} />
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
