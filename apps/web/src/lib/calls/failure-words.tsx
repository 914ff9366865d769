import type { ReactNode } from 'react';
import { failureText, isSignedOut } from './failure.ts';
import { signInHref } from '../address-bar/sign-in-href.ts';

/**
 * What a failure says where it stands on the page and leaving would lose what is there: a session that has ended offers to sign in
 * beside it (SHELL-22), everything else is said as `failureText` has it.
 */
export const failureWords = (failure: unknown): ReactNode => (isSignedOut(failure) ? <SignInAgain /> : failureText(failure));

/** Where what was typed stays. */
export const SESSION_OVER = '登录已过期，填写的内容都还在。请';

const SignInAgain = () => (
  <>
    {SESSION_OVER}
    <a href={signInHref(window.location.pathname + window.location.search)} target="_blank" rel="noreferrer">
      去登录
    </a>
    （新窗口），然后回到这里再试一次
  </>
);
