import type { SiteFacts } from '../../../lib/page/server-context.ts';

export interface SiteCode {
  src: string;
  caption: string;
}

const PORTAL: SiteCode = { src: '/qr.svg', caption: '手机访问门户' };
const SERVICE: SiteCode = { src: '/qr-service.svg', caption: '扫码拨打客服' };
const FOLLOWED = { officialAccount: '关注公众号', miniProgram: '打开小程序' } as const;

/**
 * What the tools' foot promotes (SHELL-3): the portal on a phone, which stands in the place of an app (SHELL-16), the official account and
 * the mini-program, as far as the operator has them.
 */
export const promotedCodesOf = ({ followed }: Pick<SiteFacts, 'followed'>): SiteCode[] => [
  PORTAL,
  ...followed.map(({ kind, src, isSample }) => ({ src, caption: `${FOLLOWED[kind]}${isSample ? '（示例）' : ''}` })),
];

/** The portal's foot has the service's code besides, where there is somebody to call. */
export const footerCodesOf = (site: Pick<SiteFacts, 'followed' | 'servicePhones'>): SiteCode[] => [
  ...promotedCodesOf(site),
  ...(site.servicePhones.length > 0 ? [SERVICE] : []),
];
