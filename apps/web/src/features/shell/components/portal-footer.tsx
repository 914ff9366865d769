import { SiteFooter } from '@portal/ui';
import { leadsSomewhere } from '../../../route-table.ts';
import { FOOTER_COLUMNS } from '../model/footer-links.ts';
import { LEGAL_LINKS } from '../model/legal-links.ts';
import { SERVICE_HOURS } from '../model/service-hours.ts';
import { footerCodesOf, type SiteCode } from '../model/site-codes.ts';
import { DEMO_NOTICE, ownerOf } from '../model/site-words.ts';
import type { Viewer } from '../model/viewer.ts';
import { ServicePhones } from './service-panel.tsx';
import { useSignInFirst } from './use-sign-in-first.tsx';
import './portal-footer.css';

const SELLING_POINTS = [
  { icon: 'check', title: '参数可核对', text: '型号、参数、配件逐项列明' },
  { icon: 'list', title: '一张清单到底', text: '选型、报价、订货用同一份数据' },
  { icon: 'shop', title: '本地经销商服务', text: '向已绑定的一级经销商订货' },
  { icon: 'headset', title: '工程师支持', text: '方案与安装问题有人应答' },
] as const;

const drawn = ({ src, caption }: SiteCode) => ({
  caption,
  picture: <img src={src} width="96" height="96" alt={`${caption}的二维码`} loading="lazy" />,
});

/** What one may rely on, where else to go, how to reach us, and what the law wants said (SHELL-3). */
export function PortalFooter({ viewer: { session, site } }: { viewer: Viewer }) {
  const hasService = site.servicePhones.length > 0;
  const { askAt, question } = useSignInFirst(session !== null);
  return (
    <>
      <SiteFooter
        sellingPoints={[...SELLING_POINTS]}
        columns={FOOTER_COLUMNS.map(({ title, links }) => ({
          title,
          links: links.filter(({ href }) => leadsSomewhere(href)).map((link) => ({ ...link, onClick: askAt(link.href) })),
        }))}
        contact={
          hasService && (
            <>
              <b>客户服务</b>
              <ServicePhones site={site} />
              <p>{SERVICE_HOURS}</p>
            </>
          )
        }
        qrCodes={footerCodesOf(site).map(drawn)}
        legal={LEGAL_LINKS}
        owner={ownerOf(site)}
        year={site.year}
        filings={[...site.filings, ...(site.demo ? [DEMO_NOTICE] : [])].map((label) => ({ label }))}
      />
      {question}
    </>
  );
}
