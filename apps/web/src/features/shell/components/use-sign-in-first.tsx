import { useState, type MouseEvent, type ReactNode } from 'react';
import { SignInDialog } from '../../../lib/sign-in-dialog.tsx';
import { TOP_PLACES, type TopPlace } from '../model/top-places.ts';

/** Links to what needs a session: a guest is asked to sign in first, wherever the link stands (SHELL-2, SHELL-15). */
export function useSignInFirst(isSignedIn: boolean): { askAt(href: string): ((event: MouseEvent) => void) | undefined; question: ReactNode } {
  const [asked, setAsked] = useState<TopPlace | null>(null);
  const askAt = (href: string) => {
    const place = isSignedIn ? undefined : TOP_PLACES.find((each) => each.href === href);
    if (place === undefined) return undefined;
    return (event: MouseEvent) => {
      event.preventDefault();
      setAsked(place);
    };
  };
  return { askAt, question: asked && <SignInDialog words={asked.words} to={asked.href} onClose={() => setAsked(null)} /> };
}
