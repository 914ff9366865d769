import { useLocation } from 'react-router';
import { listScenarios, orderIn, ScenarioChoice } from '../../../features/recommend/index.ts';
import type { Route } from './+types/scene-select.ts';

export const loader = () => ({ scenarios: listScenarios() });

/** The seven scenarios as pictures (SIZE-1 to SIZE-6, SIZE-13); each leads to the questions of its own. */
export default function SceneSelect({ loaderData: { scenarios } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <div className="rc-choice">
      <h1>要配哪一套系统</h1>
      <p className="rc-choice__words">不用先懂型号：回答几个现场的问题，就能得到数量、型号和总价，每一项都说得出为什么。</p>
      <ScenarioChoice scenarios={scenarios} orderId={orderIn(new URLSearchParams(search))} />
    </div>
  );
}
