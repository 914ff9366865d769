import type { DemoAccount } from '@portal/contract/account';
import { Notice, toast, Toaster } from '@portal/ui';
import { useEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { loadContract } from './api.ts';
import { leaveWithPhone, type WayOut } from './carry-phone.ts';
import { DemoPanel } from './demo-panel.tsx';
import { portalPageOf, type Arrival } from './facts.ts';
import { ARRIVAL_WORDS } from './place-failure.ts';
import { signInReasonOf } from './sign-in-reason.ts';
import { SignOnForm, type SignOnFormHandle } from './sign-on-form.tsx';

const WAYS_OUT: readonly (readonly [WayOut, string])[] = [
  ['register', '注册账号'],
  ['passwordReset', '忘记密码'],
];
const subscribeToNothing = () => () => {};

/** The page: brand, one card, and in demo mode whom one may be. Drawn once at build time without `arrival`, then taken over with it. */
export function SignOnPage({ brand, arrival }: { brand: string; arrival?: Arrival }) {
  const form = useRef<SignOnFormHandle>(null);
  // the first render must equal the drawn one; what the address says comes a moment later
  const isTakenOver = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const known = isTakenOver ? arrival : undefined;
  useEffect(() => {
    if (!arrival) return;
    const { error, loggedOut } = arrival.address;
    // the contract is needed with the first key; here it also knows the words
    loadContract().then(
      ({ accountCopy }) => void (loggedOut && error === undefined && toast.success(accountCopy.loggedOut)),
      () => {},
    );
  }, [arrival]);

  const error = known?.address.error;
  const page = known && portalPageOf(known);
  const reason = known && signInReasonOf(known);
  const back = page === undefined ? '' : `?${new URLSearchParams({ redirect: page })}`;
  const handleLeave = (to: WayOut) => (event: MouseEvent) => {
    if (!known || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (leaveWithPhone(to, form.current?.typedPhone() ?? '', page, known)) event.preventDefault();
  };
  return (
    <div className="s-page">
      <header className="s-head">
        <Mark />
        <span className="s-head__site">安防工程门户</span>
        <span className="s-head__brand">{brand}</span>
      </header>
      <main className="s-main">
        <section className="s-card" aria-labelledby="sign-on-title">
          <h1 id="sign-on-title" className="s-card__title">
            登录
          </h1>
          {reason && <p className="s-card__why">{reason}</p>}
          {error && (
            <Notice
              tone={error === 'handover' ? 'warning' : 'error'}
              action={error === 'redirect' && known ? <a href={`${known.site.portalOrigin}/login`}>从门户登录</a> : undefined}
            >
              {ARRIVAL_WORDS[error]}
            </Notice>
          )}
          <SignOnForm ref={form} arrival={known} />
          <p className="s-card__links">
            {WAYS_OUT.map(([to, words]) => (
              <a key={to} href={`${known?.site.portalOrigin ?? ''}/${to}${back}`} onClick={handleLeave(to)}>
                {words}
              </a>
            ))}
          </p>
          <p className="s-card__foot">登录状态保持 7 天，使用公用电脑请在离开前退出登录。</p>
        </section>
        {known?.site.demo && <DemoPanel outbox={known.site.outbox} onChoose={(account: DemoAccount) => form.current?.fill(account)} />}
      </main>
      <Toaster />
    </div>
  );
}

function Mark() {
  return <img src="/favicon.svg" alt="" width={32} height={32} />;
}
