import { Anchor, Copyright } from '@portal/ui';
import type { SiteFacts } from '../../../lib/server-context.ts';
import { DEMO_NOTICE, ownerOf } from '../model/site-words.ts';
import './tool-footer.css';

/** One slim line: whose it is, and that the demo world is invented. */
export function ToolFooter({ site }: { site: SiteFacts }) {
  return (
    <footer className="t-footer">
      <Copyright owner={ownerOf(site)} year={site.year} />
      {site.demo && <span>{DEMO_NOTICE}</span>}
      <Anchor href="/home">返回首页</Anchor>
    </footer>
  );
}
