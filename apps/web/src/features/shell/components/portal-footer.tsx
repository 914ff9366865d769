import { SiteFooter } from '@portal/ui';
import type { SiteFacts } from '../../../lib/server-context.ts';
import { LEGAL_LINKS } from '../model/legal-links.ts';
import { DEMO_NOTICE, ownerOf } from '../model/site-words.ts';
import './portal-footer.css';

const SELLING_POINTS = [
  { icon: 'check', title: '参数可核对', text: '型号、参数、配件逐项列明' },
  { icon: 'list', title: '一张清单到底', text: '选型、报价、订货用同一份数据' },
  { icon: 'shop', title: '本地经销商服务', text: '向已绑定的一级经销商订货' },
  { icon: 'headset', title: '工程师支持', text: '方案与安装问题有人应答' },
] as const;

/** The number as a telephone dials it. */
export const dialOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const SERVICE_HOURS = '09:00–22:00（节假日 09:00–18:00）';

/** What one may rely on, where else to go, how to reach us, and what the law wants said (SHELL-3). */
export function PortalFooter({ site }: { site: SiteFacts }) {
  return (
    <SiteFooter
      sellingPoints={[...SELLING_POINTS]}
      columns={[
        {
          title: '选产品',
          links: [
            { label: '全部产品', href: '/product' },
            { label: '新品', href: '/product?status=1' },
            { label: '热门', href: '/product?status=2' },
            { label: '推荐', href: '/product?status=4' },
            { label: '有货', href: '/product?b2bStockStatus=0' },
          ],
        },
        {
          title: '做配单',
          links: [
            { label: '开始选型', href: '/tool/designOrder/selection' },
            { label: '我的配单', href: '/tool/designOrder' },
            { label: '智能配单', href: '/tool/sceneSelect' },
            { label: '安防工具首页', href: '/tool' },
          ],
        },
        {
          title: '算一算',
          links: [
            { label: '录像存储容量', href: '/tool/calculator/aVideoCapacity' },
            { label: '网络带宽', href: '/tool/calculator/dBandWidth' },
            { label: '摄像机焦距', href: '/tool/calculator/cCameraFocalLength' },
            { label: '交换机接入', href: '/tool/calculator/eSwitchAccess' },
          ],
        },
        {
          title: '了解我们',
          links: [
            { label: '使用指南', href: '/aboutUs/staticContent?tab=userGuide' },
            { label: '关于我们', href: '/aboutUs/staticContent?tab=aboutUs' },
          ],
        },
      ]}
      contact={
        site.servicePhones.length > 0 && (
          <>
            <b>客户服务</b>
            {site.servicePhones.map((phone) => (
              <p key={phone}>
                <a className="s-service-phone" href={dialOf(phone)}>
                  {phone}
                </a>
              </p>
            ))}
            <p>{SERVICE_HOURS}</p>
          </>
        )
      }
      qrCodes={[{ caption: '手机访问门户', picture: <img src="/qr.svg" width="96" height="96" alt="本站首页的二维码" loading="lazy" /> }]}
      legal={LEGAL_LINKS}
      owner={ownerOf(site)}
      year={site.year}
      filings={[...site.filings, ...(site.demo ? [DEMO_NOTICE] : [])].map((label) => ({ label }))}
    />
  );
}
