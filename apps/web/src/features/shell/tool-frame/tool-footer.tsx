import { Anchor, Copyright } from '@portal/ui';
import type { SiteFacts } from '../../../lib/page/server-context.ts';
import { LEGAL_LINKS } from '../model/legal-links.ts';
import { promotedCodesOf } from '../model/site-codes.ts';
import { DEMO_NOTICE, ownerOf } from '../model/site-words.ts';
import './tool-footer.css';

/** The foot of the tools: whose they are, what the law wants said, and the codes it promotes (SHELL-3). */
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
      <ul className="t-footer__codes">
        {promotedCodesOf(site).map(({ src, caption }) => (
          <li key={src}>
            <img src={src} width="72" height="72" alt={`${caption}的二维码`} loading="lazy" />
            {caption}
          </li>
        ))}
      </ul>
    </footer>
  );
}
