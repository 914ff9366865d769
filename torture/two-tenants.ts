/**
 * The demo world's people, two of them dealers with an order, a list, a quotation, a check, a file and a sign of their own, full
 * of names, phones and prices that stand nowhere else: canaries that tell whose bytes an answer carries (RELY-12).
 */
import type { Call } from '@portal/client';
import { addAddress } from '@portal/contract/address';
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import { getLoginSessionInfo } from '@portal/contract/account';
import { inviteStaff, listStaff } from '@portal/contract/staff';
import { addSelection, generateOrder, getSelection, quotationTerms, saveListCheck, saveQuotation, saveSelection } from '@portal/contract/design-order';
import { createBook, getBook } from '@portal/contract/calculation-book';
import { addEnterprise, saveEnterpriseLogo } from '@portal/contract/enterprise';
import { uploadFile } from '@portal/contract/file';
import { addPrivateProduct } from '@portal/contract/private-product';
import { demoPeople, demoPrompted } from '@portal/server/demo-world/people';
import { insertPeople } from '@portal/server/modules/account/index';
import { sendMessage } from '@portal/server/modules/message/index';
import { honestPdf, honestPng } from '@portal/server/platform/storage/torture-set.fixture';
import { aSku } from '@portal/server/testkit/goods';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { insertPlaces, papersOf } from '@portal/server/testkit/papers';
import type { TestPortal } from '@portal/server/testkit/portal';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { insertMadePrices, mayNotRead, type MadePrice } from './made-prices.ts';

export interface Tenant {
  accountNo: string;
  merchantNo: string;
  cookie: string;
  orderId: string;
  lineId: string;
  fileId: string;
  logoId: string;
  enterpriseNo: string;
  messageId: string;
  addressId: string;
  privateNo: string;
  bookId: string;
  entryId: string;
  /** Stand in answers to the people of this tenant's enterprise only. */
  enterpriseCanaries: readonly string[];
  /** Of one of the enterprise's people, and of one that is invited; '' where there is no enterprise to invite to. */
  staffNo: string;
  invitationId: string;
  /** Stand in answers to this tenant only. */
  canaries: readonly string[];
  /** Those of them that colleagues may see, who lead the same enterprise. */
  toColleagues: readonly string[];
}

export interface World {
  tenants: readonly [Tenant, Tenant];
  /** Every account of the demo world that may sign in. */
  accountNos: readonly string[];
  skuNo: string;
  spuNo: string;
  /** Made for some alone; models of the same family. */
  madePrices: readonly MadePrice[];
}

/** 7654.32 at these rates is 6228.32 and 7096.32: prices nobody else sees. */
interface TenantRequest {
  accountNo: string;
  merchantNo: string;
  nickname: string;
  rate: number;
  word: string;
  phone: string;
  /** Of the papers handed in; absent: none are. */
  companyNumber?: string;
  /** Sales staff keep none. */
  keepsNoProducts?: true;
  /** Sales staff and individuals have none to sign for. */
  hasLogo?: false;
}

const TENANTS = [
  {
    accountNo: 'A13800000003',
    merchantNo: 'M200001',
    nickname: '陈建国',
    rate: 81.37,
    word: '金雀甲',
    phone: '0571-71110001',
    companyNumber: '91330108MA27XXDC1R',
  },
  {
    accountNo: 'A13800000004',
    merchantNo: 'M200002',
    nickname: '赵敏之',
    rate: 92.71,
    word: '银鸥乙',
    phone: '0571-72220002',
    companyNumber: '91330106MA2CFXYT1C',
  },
] as const satisfies readonly TenantRequest[];

/** Where their goods go. */
const BINJIANG = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };

/** One more of each other user type, each with everything the two dealers have. */
const OTHERS: readonly TenantRequest[] = [
  { accountNo: 'A13800000001', merchantNo: '', nickname: '林晓', rate: 83.11, word: '青鹭丙', phone: '0571-73330003', hasLogo: false },
  { accountNo: 'A13800000002', merchantNo: 'M100001', nickname: '周启明', rate: 84.13, word: '赤雁丁', phone: '0571-74440004' },
  { accountNo: 'A13800000005', merchantNo: '', nickname: '吴凡', rate: 85.17, word: '白鹤戊', phone: '0571-75550005', hasLogo: false, keepsNoProducts: true },
  { accountNo: 'A13800000006', merchantNo: 'M100001', nickname: '孙小雨', rate: 86.19, word: '紫燕己', phone: '0571-76660006' },
  { accountNo: 'A13800000007', merchantNo: 'M200001', nickname: '李强', rate: 87.23, word: '黑鸢庚', phone: '0571-77770007' },
  { accountNo: 'A13800000008', merchantNo: 'M200002', nickname: '何静', rate: 88.29, word: '翠鸟辛', phone: '0571-78880008' },
  { accountNo: 'A13800000009', merchantNo: 'M200003', nickname: '郑航', rate: 89.31, word: '灰鸽壬', phone: '0571-79990009' },
];

/** Whom the people of the demo world act for; those of an industry have no rows of their own here. */
const MERCHANT_OF: ReadonlyMap<string, string> = new Map(
  [...TENANTS, ...OTHERS, demoPrompted, { accountNo: 'A13800000029', merchantNo: 'M200007' }].map(({ accountNo, merchantNo }) => [accountNo, merchantNo]),
);

/** The two dealers, and somebody of every other user type who is signed in. */
export async function tenantsOfEveryType(test: TestPortal): Promise<Omit<World, 'tenants'> & { tenants: readonly Tenant[] }> {
  const { tenants, ...rest } = await twoTenants(test);
  const others: Tenant[] = [];
  for (const request of OTHERS) others.push(await aTenant(test, rest.skuNo, request));
  return { ...rest, tenants: [...tenants, ...others] };
}

export async function twoTenants(test: TestPortal): Promise<World> {
  const people = demoPeople(test.clock.now());
  await insertPeople(test.database.db, people);
  await insertPlaces(test);
  const { skuNo, spuNo } = await aSku(test.database, { price: 7654.32, stockTotal: 9 });
  const madePrices = await insertMadePrices(test, spuNo);
  const [first, second] = [await aTenant(test, skuNo, TENANTS[0]), await aTenant(test, skuNo, TENANTS[1])];
  const accountNos = people.accounts.filter(({ status }) => status === 0).map(({ accountNo }) => accountNo);
  return { tenants: [first, second], accountNos, skuNo, spuNo, madePrices };
}

async function aTenant(test: TestPortal, skuNo: string, request: TenantRequest): Promise<Tenant> {
  const { accountNo, merchantNo, word, phone, rate, companyNumber } = request;
  const call = await test.as(accountNo);
  const cookie = await test.cookieOf(accountNo);
  const fill = () => fillList(call, skuNo, rate);
  await fill();
  const orderId = await call(generateOrder, {
    body: { name: `${word}项目`, remark: `${word}备注`, isWhole: true },
    idempotencyKey: `order-${word.length}-${accountNo}`,
  });
  const lines = await fill();
  const head = {
    projectName: `${word}工程`,
    customerName: `${word}客户`,
    customerContact: `${word}联系`,
    customerPhone: phone,
    contactName: `${word}经理`,
    contactPhone: phone,
    validityDays: 15,
    ...quotationTerms,
    taxIncluded: true,
    notes: `${word}说明`,
  };
  await call(saveQuotation, { body: { id: orderId, head } });
  const check = { retentionDays: 30, hoursPerDay: 24, avgCableM: 60, headless: false, ignored: [], kept: [] };
  const kept = [{ role: 'ipCamera', quantity: 1, attributes: {}, name: `${word}旧机` }];
  for (const designOrderId of [null, orderId]) await call(saveListCheck, { body: { designOrderId, check: { ...check, kept } } });
  const fileId = await upload(test, cookie, Buffer.concat([honestPdf(), Buffer.from(`\n%${word}图纸\n`)]), `${word}图纸.pdf`);
  const logoId = await upload(test, cookie, await honestPng(), `${word}标志.png`);
  if (request.hasLogo !== false) await call(saveEnterpriseLogo, { body: { fileId: logoId } });
  const papers = companyNumber === undefined ? null : await handIn(test, call, { ...request, cookie, companyNumber });
  const messageId = `m${accountNo.padStart(25, '0').slice(-25).toLowerCase()}`;
  const message = { accountNo, merchantNo, type: 'system', title: `${word}消息`, text: `${word}内容`, link: null, eventKey: 'tenant' } as const;
  await test.database.transaction((db) => sendMessage({ db, now: test.clock.now(), newId: () => messageId, signal: () => {} }, message));
  const [address] = await call(addAddress, {
    body: { ...BINJIANG, detailAddress: `${word}路 1 号`, contactName: `${word}收`, contactPhone: phone, isDefault: true },
    idempotencyKey: `address-${accountNo}`,
  });
  const ownWord = [...word].reverse().join('');
  const privateNo = request.keepsNoProducts ? 'self-none' : await ownProduct(call, { ownWord, accountNo, fileId: logoId });
  const { bookId, entryId } = await aBook(call, { word, accountNo });
  const isManaging = (await call(getLoginSessionInfo)).staffRole === 'owner';
  const invitedPhone = `1388${phone.slice(-7)}`;
  if (isManaging) await call(inviteStaff, { body: { phone: invitedPhone, staffRole: 'staff' }, idempotencyKey: `invite-${accountNo}` });
  const people = isManaging ? await call(listStaff) : null;
  const ratePrice = lines[0]?.ratePrice ?? 0;
  const canaries = [word, phone, ratePrice.toFixed(2), grouped(ratePrice), orderId, bookId, fileId, ...(papers?.canaries ?? []), accountNo, request.nickname];
  const enterpriseNo = papers?.enterpriseNo ?? '';
  return {
    accountNo,
    merchantNo,
    cookie,
    orderId,
    lineId: lines[0]?.id ?? '',
    fileId,
    logoId,
    enterpriseNo,
    messageId,
    addressId: address?.id ?? '',
    privateNo,
    bookId,
    entryId,
    enterpriseCanaries: [ownWord, ...(request.keepsNoProducts ? [] : [privateNo])],
    staffNo: people?.members.find(({ staffRole }) => staffRole !== 'owner')?.accountNo ?? '',
    invitationId: people?.invitations[0]?.invitationId ?? '',
    canaries,
    toColleagues: [accountNo, request.nickname],
  };
}

/** Papers of an enterprise, with a licence; the number of what was handed in, and what of it nobody else may see. */
async function handIn(test: TestPortal, call: Call, request: Pick<TenantRequest, 'accountNo' | 'word' | 'phone'> & { cookie: string; companyNumber: string }) {
  const { accountNo, word, phone, cookie, companyNumber } = request;
  const licence = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const licenceFileId = await upload(test, cookie, licence, `${word}执照.png`);
  const papers = papersOf({ companyName: `${word}企业`, companyNumber, contactPhone: phone, licenceFileId });
  const { enterpriseNo } = await call(addEnterprise, { body: papers, idempotencyKey: `papers-${accountNo}` });
  return { enterpriseNo, canaries: [licenceFileId, companyNumber, enterpriseNo] };
}

/** A calculation book with one calculation in it. */
async function aBook(call: Call, { word, accountNo }: { word: string; accountNo: string }): Promise<{ bookId: string; entryId: string }> {
  const head = { projectName: `${word}机房`, customer: `${word}业主`, designer: `${word}设计`, revision: 'A', bookDate: '2026-11-21', remark: `${word}计算` };
  const entry = { engine: 'aVideoCapacity', title: `${word}存储`, inputs: { groups: [{ channels: 16, resolution: '1080P' }] } } as const;
  const { bookId } = await call(createBook, { body: { head, entry }, idempotencyKey: `book-${accountNo}` });
  return { bookId, entryId: (await call(getBook, { query: { bookId } })).entries[0]?.entryId ?? '' };
}

/** A product that nobody else sees, with a picture; its number. */
async function ownProduct(call: Call, { ownWord, accountNo, fileId }: { ownWord: string; accountNo: string; fileId: string }): Promise<string> {
  const body = { spuName: `${ownWord}支架`, categoryValueSelect: 0, price: 12.34, brandName: `${ownWord}牌`, spuDesc: `${ownWord}描述`, mainPics: [fileId] };
  return (await call(addPrivateProduct, { body, idempotencyKey: `own-product-${accountNo}` })).spuNo;
}

const grouped = (yuan: number): string => yuan.toLocaleString('en-US', { minimumFractionDigits: 2 });

async function fillList(call: Call, skuNo: string, rate: number) {
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 1 }] }, idempotencyKey: `fill-${Math.random()}` });
  const { revision, lines } = await call(getSelection);
  const claims = lines.map(({ id }) => ({ id, skuNo, rate, ratePrice: null, quantity: 1 }));
  return (await call(saveSelection, { body: { revision, editor: 'tenant', lines: claims } })).lines;
}

async function upload(test: TestPortal, cookie: string, bytes: Buffer, name: string): Promise<string> {
  const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const answer = await test.portal.http.inject({
    method: 'POST',
    url: uploadFile.path,
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=part' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--part--\r\n')]),
  });
  return answer.json<{ data: { fileId: string } }>().data.fileId;
}

/** Everything a person could read in an answer: a package unpacked, a document's words, else the text. */
export function readable(body: Buffer): string {
  const head = body.subarray(0, 4).toString('latin1');
  if (head === 'PK\u0003\u0004')
    return Object.values(unzipSync(body))
      .map((part) => strFromU8(part))
      .join('\n');
  const text = body.toString('utf8');
  return head === '%PDF' ? `${text}\n${pdfWords(body).join('\n')}` : text;
}

/** Canaries in an answer that are not the viewer's own. `asked`: what the request named itself, which an answer may repeat. */
export function foreignIn(text: string, world: Pick<World, 'madePrices'> & { tenants: readonly Tenant[] }, viewer: string | null, asked: string): string[] {
  const others = world.tenants.filter(({ accountNo }) => accountNo !== viewer);
  const acting = viewer === null ? '' : (MERCHANT_OF.get(viewer) ?? '');
  const foreign = others.flatMap(({ canaries, enterpriseCanaries, toColleagues, merchantNo }) =>
    acting !== '' && merchantNo === acting ? canaries.filter((canary) => !toColleagues.includes(canary)) : [...canaries, ...enterpriseCanaries],
  );
  return [...foreign, ...mayNotRead(world.madePrices, acting)].filter((canary) => text.includes(canary) && !asked.includes(canary));
}

/** A page of somebody's, as a browser calls: with his identity named. */
export const pageHeaders = ({ accountNo, merchantNo, cookie }: Pick<Tenant, 'accountNo' | 'merchantNo' | 'cookie'>): Record<string, string> => ({
  cookie,
  [IDENTITY_HEADER]: actingFor({ accountNo, merchantNo }),
});
