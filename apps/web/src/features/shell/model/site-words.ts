/** What every foot says of the site. */
import type { SiteFacts } from '../../../lib/page/server-context.ts';

export const DEMO_NOTICE = '演示环境：型号、价格与企业均为虚构';

/** Whose site it is, in the line of the copyright. */
export const ownerOf = ({ providerBrand }: Pick<SiteFacts, 'providerBrand'>): string => `${providerBrand}安防工程门户`;
