import { Anchor } from '@portal/ui';
import { scenarioHref } from '../model/guide-address.ts';
import { SCENE_WORDS } from '../model/scene-words.ts';
import type { Scene } from '../model/scenes.ts';
import { ScenePicture } from '../pictures/scene-picture.tsx';
import './scene-choice.css';

/** The six scenarios as pictures, each with what one gets and how long it takes. */
export function SceneChoice({ scenes, orderId }: { scenes: readonly Scene[]; orderId: string | null }) {
  return (
    <ul className="rc-scenes" aria-label="选择场景">
      {scenes.map((scene) => (
        <SceneCard key={scene.id} scene={scene} orderId={orderId} />
      ))}
    </ul>
  );
}

function SceneCard({ scene: { id, title, answers, stepCount }, orderId }: { scene: Scene; orderId: string | null }) {
  const { gets, minutes } = SCENE_WORDS[id];
  return (
    <li className="rc-scene">
      <ScenePicture scenario={id} />
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
