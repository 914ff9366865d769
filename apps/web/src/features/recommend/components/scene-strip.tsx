import { Anchor, ButtonLink } from '@portal/ui';
import { scenarioHref, SCENES_PATH } from '../model/guide-address.ts';
import type { Scene } from '../model/scenes.ts';
import { ScenePicture } from '../pictures/scene-picture.tsx';
import './scene-strip.css';

/** The smart recommendation on a page of several tools: what it does, and straight into each of the six. */
export function SceneStrip({ scenes }: { scenes: readonly Scene[] }) {
  return (
    <section className="rc-strip" aria-label="智能配单">
      <div className="rc-strip__words">
        <h2>智能配单</h2>
        <p>回答几个现场的问题，得到数量、型号和总价，经济、标准、高配三档任选。</p>
        <ButtonLink href={SCENES_PATH}>选择场景</ButtonLink>
      </div>
      <ul className="rc-strip__scenes">
        {scenes.map(({ id, title }) => (
          <li key={id}>
            <Anchor href={scenarioHref(id, null)}>
              <ScenePicture scenario={id} />
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
