import type { MarqueeClue } from '@portal/contract/content';
import { Container } from '@portal/ui';
import './clue-bar.css';

/** Projects under way, over the foot of the portal (SHELL-21). It stands still: who wants more of it scrolls it. */
export function ClueBar({ clues }: { clues: readonly MarqueeClue[] }) {
  if (clues.length === 0) return null;
  return (
    <section className="s-clues" aria-label="项目动态">
      <Container className="s-clues__row">
        <b className="s-clues__head">项目动态</b>
        {/* what scrolls must be reachable by keyboard */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className="s-clues__list" tabIndex={0} aria-label="项目动态列表">
          {clues.map(({ title, schedule }) => (
            <li key={title}>
              <span>{title}</span>
              <span className="s-clues__schedule">{schedule}</span>
            </li>
          ))}
        </ul>
        <img className="s-clues__code" src="/qr.svg" width="56" height="56" alt="手机访问门户的二维码" loading="lazy" />
      </Container>
    </section>
  );
}
