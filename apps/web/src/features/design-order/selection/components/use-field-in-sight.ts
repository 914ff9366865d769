import { useEffect, type RefObject } from 'react';

/** While the keyboard of a phone comes, or the phone is turned, the box one types into stays in sight of what scrolls around it. */
export function useFieldInSight(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = () => {
      const { activeElement } = document;
      if (activeElement?.matches('input') && form.current?.contains(activeElement)) activeElement.scrollIntoView({ block: 'center', behavior: 'instant' });
    };
    const seen = window.visualViewport;
    window.addEventListener('resize', follow);
    seen?.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('resize', follow);
      seen?.removeEventListener('resize', follow);
    };
  }, [form]);
}
