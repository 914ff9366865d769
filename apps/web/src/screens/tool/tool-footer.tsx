import { Anchor, copyrightYears } from '@portal/ui';
import type { SiteFacts } from '../../lib/server-context.ts';
import './tool-footer.css';

/** One slim line: whose it is, and that the demo world is invented. */
export function ToolFooter({ site }: { site: SiteFacts }) {
  return (
    <footer className="t-footer">
      <span>
        © {copyrightYears(2018, site.year)} {site.providerBrand}安防工程门户 版权所有
      </span>
      {site.demo && <span>演示环境：型号、价格与企业均为虚构</span>}
      <Anchor href="/home">返回首页</Anchor>
    </footer>
  );
}
