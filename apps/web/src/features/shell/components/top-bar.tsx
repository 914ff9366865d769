import { Container } from '@portal/ui';
import { registerHref, signInHref } from '../../../lib/address-bar/sign-in-href.ts';
import type { Viewer } from '../model/viewer.ts';
import { SignOut } from './sign-out.tsx';
import { TopLinks } from './top-links.tsx';
import './top-bar.css';

/** The slim line over the header: who is here and the way out, for guests the ways in; the workbench outside, favourites and help. On a phone it is in the header and its menu. */
export function TopBar({ viewer, here }: { viewer: Viewer; here: string }) {
  const { session, site } = viewer;
  return (
    <section className="s-top-bar" aria-label="欢迎">
      <Container className="s-top-bar__row">
        <span>欢迎来到{site.providerBrand}安防工程门户</span>
        <nav aria-label="我的" className="s-top-bar__links">
          {session ? (
            <>
              <span>{session.phone}</span>
              <SignOut className="s-top-bar__link" href={`/logout?redirect=${encodeURIComponent(here)}`} />
            </>
          ) : (
            <>
              <a className="s-top-bar__link" href={signInHref(here)}>
                登录
              </a>
              <a className="s-top-bar__link" href={registerHref(here)}>
                注册
              </a>
            </>
          )}
          <TopLinks viewer={viewer} className="s-top-bar__link" />
        </nav>
      </Container>
    </section>
  );
}
