/** Papers of an enterprise as tests hand them in: places, a licence, a whole form. */
import type { BodyInputOf } from '@portal/contract/core';
import type { addEnterprise } from '@portal/contract/enterprise';
import { uploadFile } from '@portal/contract/file';
import sharp from 'sharp';
import { insertRegions } from '../src/modules/region/index.ts';
import type { TestPortal } from './portal.ts';

/** Hangzhou with two areas, one of which has streets, and Ningbo. */
export async function insertPlaces({ database }: Pick<TestPortal, 'database'>): Promise<void> {
  const place = (code: string, name: string, parentCode: string | null, level: number, hasNext = true) => ({ code, name, parentCode, level, hasNext });
  await insertRegions(database.db, [
    place('33', '浙江省', null, 1),
    place('3301', '杭州市', '33', 2),
    place('3302', '宁波市', '33', 2),
    place('330108', '滨江区', '3301', 3),
    place('330106', '西湖区', '3301', 3, false),
    place('330108001', '西兴街道', '330108', 4, false),
  ]);
}

/** A whole form; the number is a valid one. */
export const papersOf = (more: Partial<BodyInputOf<typeof addEnterprise>> & { licenceFileId: string }): BodyInputOf<typeof addEnterprise> => ({
  companyName: '杭州试验安防工程有限公司',
  companyNumber: '91330108MA27XXDC1R',
  enterpriseType: 2,
  contactName: '王试',
  contactPhone: '0571-88888888',
  provinceCode: '33',
  cityCode: '3301',
  areaCode: '330108',
  streetCode: '330108001',
  address: '江南大道 1 号',
  ...more,
});

/** Uploads a picture as that account and gives its number. */
export async function uploadAs(portal: TestPortal, accountNo: string, background = 'white'): Promise<string> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="licence.png"\r\ncontent-type: image/png\r\n\r\n`;
  const answer = await portal.portal.http.inject({
    method: 'POST',
    url: uploadFile.path,
    headers: { cookie: await portal.cookieOf(accountNo), 'content-type': 'multipart/form-data; boundary=part' },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--part--\r\n')]),
  });
  return answer.json<{ data: { fileId: string } }>().data.fileId;
}
