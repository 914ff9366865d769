import type { Promotion } from '@portal/contract/content';
import { Anchor, Icon, IconButton } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { actionOf, linesOf, SLIDE_MS, slideAt } from './slides.ts';
import './promotion-carousel.css';

const REDUCED = '(prefers-reduced-motion: reduce)';
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Promotions side by side in a row that is scrolled: swiped by a finger, stepped by arrow keys, buttons and points, and going on by
 * itself unless someone points at it, stands in it, holds it, or wants less motion. Without script it is swiped and tabbed through (SHELL-25).
 */
export function PromotionCarousel({ slides }: { slides: readonly Promotion[] }) {
  const whole = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const count = slides.length;

  const show = (to: number) => scrollToSlide(track.current, to);

  useEffect(() => {
    if (isHeld || count < 2 || matchMedia(REDUCED).matches) return;
    const timer = setInterval(() => {
      const row = track.current;
      if (!row || document.hidden || whole.current?.matches(':hover, :focus-within')) return;
      scrollToSlide(row, shownIn(row) + 1);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [isHeld, count]);

  // wherever in it the focus is; it has no role that takes keys, so none is said
  useEffect(() => {
    const all = whole.current;
    const handleKey = (event: KeyboardEvent) => {
      const row = track.current;
      const step = STEPS[event.key];
      if (!row || step === undefined) return;
      event.preventDefault();
      scrollToSlide(row, shownIn(row) + step);
    };
    all?.addEventListener('keydown', handleKey);
    return () => all?.removeEventListener('keydown', handleKey);
  }, []);

  const handleScroll = () => {
    const row = track.current;
    if (row && row.clientWidth > 0) setPlace(shownIn(row));
  };

  return (
    <section ref={whole} className="pr-carousel" aria-roledescription="轮播" aria-label="推荐内容">
      <ul ref={track} className="pr-carousel__track" onScroll={handleScroll}>
        {slides.map((slide, at) => (
          <li key={slide.id} className="pr-slide">
            <div className="pr-slide__words">
              <h2 className="pr-slide__title">
                <SlideTitle {...slide} />
              </h2>
              <span className="pr-slide__deed" aria-hidden="true">
                {actionOf(slide.href)}
                <Icon name="arrow-right" size={16} />
              </span>
            </div>
            <img
              src={slide.picture}
              alt=""
              width="640"
              height="400"
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : 'auto'}
              decoding="async"
              draggable={false}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="pr-carousel__bar">
          <IconButton name="chevron-left" label="上一张" size="small" onClick={() => show(place - 1)} />
          {slides.map(({ id, title }, at) => (
            <button
              key={id}
              type="button"
              className="pr-carousel__dot"
              aria-label={`第 ${at + 1} 张：${title}`}
              aria-current={at === place ? 'true' : undefined}
              onClick={() => show(at)}
            />
          ))}
          <IconButton name="chevron-right" label="下一张" size="small" onClick={() => show(place + 1)} />
          <button type="button" className="pr-carousel__hold" aria-pressed={isHeld} onClick={() => setHeld(!isHeld)}>
            {isHeld ? '继续轮播' : '暂停'}
          </button>
        </div>
      )}
    </section>
  );
}

const shownIn = (row: HTMLElement): number => Math.round(row.scrollLeft / row.clientWidth);

const scrollToSlide = (row: HTMLElement | null, to: number): void => row?.scrollTo({ left: slideAt(to, row.children.length) * row.clientWidth });

function SlideTitle({ title, href }: Promotion) {
  const [first, second] = linesOf(title);
  return (
    <Anchor href={href}>
      {first}
      {second !== '' && <span className="pr-slide__second">{second}</span>}
    </Anchor>
  );
}
