import { Anchor, Copyright } from '@portal/ui';
import type { SiteFacts } from '../../../lib/server-context.ts';
import { LEGAL_LINKS } from '../model/legal-links.ts';
import { DEMO_NOTICE, ownerOf } from '../model/site-words.ts';
import './tool-footer.css';

/** The foot of the tools: whose they are, what the law wants said, and the code that opens the portal on a phone (SHELL-3). */
export function ToolFooter({ site }: { site: SiteFacts }) {
  return (
    <footer className="t-footer">
      <div className="t-footer__lines">
        <p>
          {[{ label: '返回首页', href: '/home' }, ...LEGAL_LINKS].map(({ label, href }) => (
            <Anchor key={href} href={href}>
              {label}
            </Anchor>
          ))}
        </p>
        <p>
          <Copyright owner={ownerOf(site)} year={site.year} />
          {[...site.filings, ...(site.demo ? [DEMO_NOTICE] : [])].map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </div>
      <img className="t-footer__code" src="/qr.svg" width="64" height="64" alt="手机访问门户的二维码" loading="lazy" />
    </footer>
  );
}
