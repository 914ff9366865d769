import { expect, it } from 'vitest';
import { calendarOf, followedCodes, serviceCode, siteFactsOf } from './site-facts.ts';

const settings = {
  PROVIDER_BRAND: '某牌',
  DEMO: false,
  SERVICE_PHONES: [],
  SITE_FILINGS: [],
  WORKBENCH_URL: undefined,
  OFFICIAL_ACCOUNT_URL: undefined,
  MINI_PROGRAM_URL: undefined,
};

it('a portal says of itself what it is told, and nothing where it is told nothing', () => {
  expect(siteFactsOf(settings)).toEqual({ providerBrand: '某牌', demo: false, servicePhones: [], filings: [], followed: [], workbenchUrl: null });
  const told = siteFactsOf({
    ...settings,
    SERVICE_PHONES: ['某牌客服:400-800-5998', '0571-88000000', '平台：95555'],
    SITE_FILINGS: ['浙ICP备1号'],
    WORKBENCH_URL: 'https://work.example/',
  });
  expect(told.servicePhones).toEqual([
    { provider: '某牌客服', phone: '400-800-5998' },
    { provider: '', phone: '0571-88000000' },
    { provider: '平台', phone: '95555' },
  ]);
  expect([told.filings, told.workbenchUrl]).toEqual([['浙ICP备1号'], 'https://work.example/']);
});

it('the demo world shows samples that say so, of two providers, and never in the place of what is told', () => {
  const { servicePhones, filings } = siteFactsOf({ ...settings, DEMO: true });
  expect(servicePhones.map(({ provider }) => provider)).toEqual(['某牌客服（示例）', '平台服务商客服（示例）']);
  expect(filings.every((text) => text.includes('示例'))).toBe(true);
  expect(siteFactsOf({ ...settings, DEMO: true, SITE_FILINGS: ['浙ICP备1号'], SERVICE_PHONES: ['95555'] })).toMatchObject({
    servicePhones: [{ provider: '', phone: '95555' }],
    filings: ['浙ICP备1号'],
  });
});

it('the day is that of Shanghai', () => {
  expect(calendarOf(Date.parse('2026-12-31T15:59:59Z'))).toEqual({ today: '2026-12-31', year: 2026 });
  expect(calendarOf(Date.parse('2026-12-31T16:00:00Z'))).toEqual({ today: '2027-01-01', year: 2027 });
});

it('the code of the service dials the first number', () => {
  expect(serviceCode({ servicePhones: [] })).toEqual({});
  expect(serviceCode({ servicePhones: [{ provider: '', phone: '400-000-0000' }] })['/qr-service.svg']?.()).toBe('tel:4000000000');
});

it('the official account and the mini-program are shown where they are told; in the demo world as samples that lead into the portal', () => {
  const told = { ...settings, OFFICIAL_ACCOUNT_URL: 'https://follow.example/a' };
  const account = { kind: 'officialAccount', src: '/qr-official-account.svg', isSample: false };
  expect(siteFactsOf(told).followed).toEqual([account]);
  expect(followedCodes(told)['/qr-official-account.svg']?.('https://portal.example')).toBe('https://follow.example/a');
  const demo = { ...told, DEMO: true };
  expect(siteFactsOf(demo).followed).toEqual([account, { kind: 'miniProgram', src: '/qr-mini-program.svg', isSample: true }]);
  expect(followedCodes(demo)['/qr-mini-program.svg']?.('https://portal.example')).toBe('https://portal.example/app-download');
  for (const one of [settings, told, demo]) expect(Object.keys(followedCodes(one))).toEqual(siteFactsOf(one).followed.map(({ src }) => src));
});
