import { Button } from '@portal/ui';
import { useEffect, useState, type RefObject } from 'react';
import './more-below.css';

interface MoreBelowProps {
  /** Holds the parts, each a fieldset. */
  form: RefObject<HTMLElement | null>;
  /** What the parts are called, from the first to the last. */
  names: readonly string[];
}

/** At the foot of a form that scrolls: which of its parts lie below what is in sight, and a press that leads to the first of them (DESIGN-6). */
export function MoreBelow({ form, names }: MoreBelowProps) {
  const [below, setBelow] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const parts = [...(form.current?.querySelectorAll<HTMLElement>('fieldset.qt-part') ?? [])];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= IN_SIGHT) seen.add(target);
          else seen.delete(target);
        }
        setBelow(parts.slice(parts.findLastIndex((part) => seen.has(part)) + 1));
      },
      { threshold: [0, IN_SIGHT] },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [form]);
  const [next] = below;
  if (next === undefined) return null;
  return (
    <Button
      kind="quiet"
      wide
      icon="chevron-down"
      className="qt-more"
      onClick={() => {
        next.scrollIntoView({ block: 'start' });
        next.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
      }}
    >
      下面还有：{names.slice(-below.length).join('、')}
    </Button>
  );
}

/** A part of which less is to be seen does not tell that it is there. */
const IN_SIGHT = 0.25;
