import { Anchor, Container, Copyright, LoadingBar, SkipLink, Toaster, UiProvider } from '@portal/ui';
import { beginLateParts } from '@portal/ui/late';
import { useEffect, type ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { DEMO_NOTICE, ownerOf } from '../model/site-words.ts';
import type { Viewer } from '../model/viewer.ts';
import { LEGAL_LINKS } from '../model/legal-links.ts';
import { FrameMain } from './frame-main.tsx';
import { Logo } from './logo.tsx';
import { RouterLink } from './router-link.tsx';
import './register-frame.css';

interface RegisterFrameProps {
  viewer: Viewer;
  signInHref: string;
  children: ReactNode;
}

/** Of the pages on which one comes to have an account: no menus, only the way to sign in, the way home, and what the law wants said (ACCOUNT-9). */
export function RegisterFrame({ viewer: { session, site }, signInHref, children }: RegisterFrameProps) {
  useEffect(beginLateParts, []);
  const navigate = useNavigate();
  const { state } = useNavigation();
  return (
    <UiProvider Link={RouterLink} navigate={(href) => void navigate(href)}>
      <SkipLink />
      <LoadingBar active={state !== 'idle'} />
      <FrameMain
        head={
          <header className="s-register-head">
            <Container className="s-register-head__row">
              <Logo providerBrand={site.providerBrand} />
              <nav aria-label="其他入口" className="s-register-head__links">
                {!session && (
                  <span>
                    已有账号，<a href={signInHref}>立即登录</a>
                  </span>
                )}
                <Anchor href="/home">返回首页</Anchor>
              </nav>
            </Container>
          </header>
        }
        foot={
          <footer className="s-register-foot">
            <Container className="s-register-foot__row">
              {LEGAL_LINKS.map(({ label, href }) => (
                <Anchor key={label} href={href}>
                  {label}
                </Anchor>
              ))}
              <Copyright owner={ownerOf(site)} year={site.year} />
              {[...site.filings, ...(site.demo ? [DEMO_NOTICE] : [])].map((label) => (
                <span key={label}>{label}</span>
              ))}
            </Container>
          </footer>
        }
      >
        <Container>{children}</Container>
      </FrameMain>
      <Toaster />
    </UiProvider>
  );
}
