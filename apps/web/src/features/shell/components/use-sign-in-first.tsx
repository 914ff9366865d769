import { useState, type MouseEvent, type ReactNode } from 'react';
import { SignInDialog } from '../../../lib/identity/sign-in-dialog.tsx';
import { FEEDBACK, TOP_PLACES, type OwnPlace } from '../model/top-places.ts';

const OWN_PLACES: readonly OwnPlace[] = [...TOP_PLACES, FEEDBACK];

/** Links to what needs a session: a guest is asked to sign in first, wherever the link stands (SHELL-2, SHELL-15). */
export function useSignInFirst(isSignedIn: boolean): { askAt(href: string): ((event: MouseEvent) => void) | undefined; question: ReactNode } {
  const [asked, setAsked] = useState<OwnPlace | null>(null);
  const askAt = (href: string) => {
    const place = isSignedIn ? undefined : OWN_PLACES.find((each) => each.href === href);
    if (place === undefined) return undefined;
    return (event: MouseEvent) => {
      event.preventDefault();
      setAsked(place);
    };
  };
  return { askAt, question: asked && <SignInDialog words={asked.words} to={asked.href} onClose={() => setAsked(null)} /> };
}
