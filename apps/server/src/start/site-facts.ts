/** What every page tells of the site, from its configuration; in the demo world, samples that say so. */
import type { Environment } from '../platform/environment.ts';

interface ServicePhone {
  /** Whose service it is; '' where the configuration names none. */
  provider: string;
  phone: string;
}

/** What a phone follows or opens, by its code. */
interface Followed {
  kind: 'officialAccount' | 'miniProgram';
  src: string;
  isSample: boolean;
}

interface SiteFacts {
  providerBrand: string;
  demo: boolean;
  servicePhones: readonly ServicePhone[];
  filings: readonly string[];
  followed: readonly Followed[];
  workbenchUrl: string | null;
}

const SAMPLE_FILINGS = ['增值电信业务经营许可证：示例-00000000', 'ICP 备案号：示例-00000000 号'];

type Settings = Pick<Environment, 'PROVIDER_BRAND' | 'DEMO' | 'SERVICE_PHONES' | 'SITE_FILINGS' | 'WORKBENCH_URL' | FollowedSetting>;

type FollowedSetting = 'OFFICIAL_ACCOUNT_URL' | 'MINI_PROGRAM_URL';
const FOLLOWED: readonly { kind: Followed['kind']; setting: FollowedSetting; src: string }[] = [
  { kind: 'officialAccount', setting: 'OFFICIAL_ACCOUNT_URL', src: '/qr-official-account.svg' },
  { kind: 'miniProgram', setting: 'MINI_PROGRAM_URL', src: '/qr-mini-program.svg' },
];

export function siteFactsOf(settings: Settings): SiteFacts {
  const { PROVIDER_BRAND, DEMO, SERVICE_PHONES, SITE_FILINGS, WORKBENCH_URL } = settings;
  // invented numbers stand in the demo world only
  const samples = [
    { provider: `${PROVIDER_BRAND}客服（示例）`, phone: '400-000-0000' },
    { provider: '平台服务商客服（示例）', phone: '400-000-0001' },
  ];
  const phones = SERVICE_PHONES.map(servicePhoneOf);
  return {
    providerBrand: PROVIDER_BRAND,
    demo: DEMO,
    servicePhones: DEMO && phones.length === 0 ? samples : phones,
    filings: DEMO && SITE_FILINGS.length === 0 ? SAMPLE_FILINGS : SITE_FILINGS,
    followed: FOLLOWED.flatMap(({ kind, setting, src }) => {
      const isTold = settings[setting] !== undefined;
      return isTold || DEMO ? [{ kind, src, isSample: !isTold }] : [];
    }),
    workbenchUrl: WORKBENCH_URL ?? null,
  };
}

/** `名称:号码`, or a number alone. */
function servicePhoneOf(text: string): ServicePhone {
  const [, provider = '', phone = text] = /^([^:：]*)[:：](.+)$/.exec(text) ?? [];
  return { provider: provider.trim(), phone: phone.trim() };
}

/** The day it is in Shanghai, and its year. */
export function calendarOf(nowMs: number): { today: string; year: number } {
  const today = new Date(nowMs + 8 * 3_600_000).toISOString().slice(0, 10);
  return { today, year: Number(today.slice(0, 4)) };
}

/** The code whose scan dials customer service; none where there is nobody to call. */
export function serviceCode({ servicePhones: [first] }: Pick<SiteFacts, 'servicePhones'>): Record<string, () => string> {
  return first ? { '/qr-service.svg': () => `tel:${first.phone.replace(/[^\d+]/g, '')}` } : {};
}

/** The codes of what is followed, as `siteFactsOf` lists them; a sample of the demo world opens the page about the portal on a phone. */
export const followedCodes = (settings: Settings): Record<string, (origin: string) => string> =>
  Object.fromEntries(
    FOLLOWED.flatMap(({ setting, src }) => {
      const url = settings[setting];
      return url !== undefined || settings.DEMO ? [[src, (origin: string) => url ?? `${origin}/app-download`] as const] : [];
    }),
  );
