import type { Call } from '@portal/client';
import {
  contentMoved,
  listDeskPromotions,
  listPromotions,
  moveDeskPromotion,
  promotionCopy,
  readPromotionPicture,
  saveDeskPromotion,
  uploadPromotionPicture,
  withdrawDeskPromotion,
} from '@portal/contract/content';
import { badRequest } from '@portal/contract/core';
import { fileRefused } from '@portal/contract/file';
import { noticeCopy } from '@portal/contract/message';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal } from '@portal/server/testkit/portal';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownVersion } from '../../app.ts';

let at: TestConsole;
let desk: Call;
let guest: Call;
let operatorNo = '';
let serial = 0;
beforeAll(async () => {
  at = await openTestConsole(await openTestPortal({ unlimited: true }));
  operatorNo = await at.anOperator('content', {});
  desk = await at.as(operatorNo);
  guest = await at.portal.as();
});
afterAll(() => at.portal.close());

const banner = { placement: 1 as const, title: '年末补货：门店机型', picture: '/pictures/dome.svg', href: '/product', gmtFrom: null, gmtTo: null };
const save = (body: object = {}) => desk(saveDeskPromotion, { body: { ...banner, ...body }, idempotencyKey: `promotion-${++serial}` });
const onHome = async (placement: 1 | 25 | 26 | 27 = 1) => (await guest(listPromotions, { query: { placement } })).map(({ title }) => title);
const later = (ms: number) => new Date(at.portal.clock.now() + ms).toISOString();

async function send(bytes: Uint8Array, name: string) {
  const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const answer = await at.portal.console.http.inject({
    method: 'POST',
    url: uploadPromotionPicture.path,
    headers: { cookie: await at.sessionOf(operatorNo), 'content-type': 'multipart/form-data; boundary=part' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--part--\r\n')]),
  });
  return answer.json<{ code: number; data: { picture: string } }>();
}

describe('what stands on the first page (OPERATOR-19)', () => {
  it('is there as soon as it is saved, gone as soon as it is withdrawn, and each makes remembered pages anew', async () => {
    const versions = [await shownVersion(at.portal.database.db)];
    const made = await save();
    versions.push(await shownVersion(at.portal.database.db));
    expect(made).toMatchObject({ state: 'now', edition: 1 });
    expect(await onHome()).toEqual([banner.title]);
    const written = await save({ id: made.id, edition: made.edition, title: '改过' });
    versions.push(await shownVersion(at.portal.database.db));
    expect(await onHome()).toEqual(['改过']);
    at.portal.clock.forward(1_000);
    expect(await desk(withdrawDeskPromotion, { body: { id: made.id, edition: written.edition } })).toMatchObject({ state: 'over' });
    expect(await onHome()).toEqual([]);
    expect(new Set(versions).size).toBe(3);
    const { rows } = await at.portal.database.pool.query<{ act: string }>('select act from operator_log where target = $1 order by id', [made.id]);
    expect(rows.map(({ act }) => act)).toEqual(['savePromotion', 'savePromotion', 'withdrawPromotion']);
  });

  it('stands from when to when, and never ends before it begins', async () => {
    await save({ placement: 25, title: '将来', gmtFrom: later(3_600_000), gmtTo: later(7_200_000) });
    expect(await onHome(25)).toEqual([]);
    at.portal.clock.forward(3_600_000);
    expect(await onHome(25)).toEqual(['将来']);
    at.portal.clock.forward(3_600_000);
    expect(await onHome(25)).toEqual([]);
    for (const gmtTo of [later(-1), later(0)]) expect(await failureOf(save({ gmtTo }))).toMatchObject({ code: badRequest.code, msg: promotionCopy.endRule });
    expect((await failureOf(save({ gmtFrom: later(5_000), gmtTo: later(4_000) }))).msg).toBe(promotionCopy.endRule);
  });

  it('is moved within its place', async () => {
    const all = [await save({ placement: 26, title: '一' }), await save({ placement: 26, title: '二' }), await save({ placement: 26, title: '三' })];
    const [first, , third] = all;
    if (!first || !third) throw new Error('none');
    await desk(moveDeskPromotion, { body: { id: third.id, edition: third.edition, to: 'earlier' } });
    expect(await onHome(26)).toEqual(['一', '三', '二']);
    // before the first there is nothing
    const unmoved = await desk(moveDeskPromotion, { body: { id: first.id, edition: first.edition, to: 'earlier' } });
    expect(unmoved.find(({ id }) => id === first.id)?.edition).toBe(first.edition);
    expect(await onHome(26)).toEqual(['一', '三', '二']);
    expect((await failureOf(desk(moveDeskPromotion, { body: { id: third.id, edition: third.edition, to: 'later' } }))).code).toBe(contentMoved.code);
  });

  it('is written over by nobody who has not seen it', async () => {
    const { id, edition } = await save({ placement: 27 });
    await save({ id, edition, placement: 27, title: '先保存' });
    expect((await failureOf(save({ id, edition, placement: 27, title: '后保存' }))).code).toBe(contentMoved.code);
    expect((await failureOf(save({ id, placement: 27 }))).code).toBe(contentMoved.code);
    expect((await failureOf(desk(withdrawDeskPromotion, { body: { id, edition } }))).code).toBe(contentMoved.code);
    expect(await onHome(27)).toEqual(['先保存']);
  });

  it.each([
    [{ href: 'https://evil.example' }, noticeCopy.link],
    [{ href: '//evil.example' }, noticeCopy.link],
    [{ href: '/logout' }, noticeCopy.link],
    [{ href: 'javascript:alert(1)' }, noticeCopy.link],
    [{ title: ' ' }, promotionCopy.titleRequired],
    [{ picture: '' }, promotionCopy.pictureRequired],
    [{ picture: 'https://evil.example/a.png' }, promotionCopy.pictureRequired],
    [{ picture: '/pictures/../logout' }, promotionCopy.pictureRequired],
    [{ picture: '/api-file/v1/file/unknown' }, promotionCopy.pictureRequired],
  ])('%j is refused at its field', async (body, words) => {
    const count = (await desk(listDeskPromotions)).length;
    const refused = await failureOf(save(body));
    expect(refused).toMatchObject({ code: badRequest.code, fields: { [Object.keys(body)[0] ?? '']: words } });
    expect((await desk(listDeskPromotions)).length).toBe(count);
  });

  it('has a picture that is handed in, drawn anew and no larger than it is shown; what is none is refused', async () => {
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#336699' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: '机密位置' } })
      .toBuffer();
    const { data } = await send(large, '横幅.jpg');
    // in nothing, and in a banner that is to come, only the console's people see it (FILE-10)
    const statuses = async () => {
      const onConsole = (cookie: string) => ({ url: readPromotionPicture.path.replace(':fileId', data.picture.split('/').at(-1) ?? ''), headers: { cookie } });
      const answers = [
        await at.portal.portal.http.inject({ url: data.picture }),
        await at.portal.portal.http.inject({ url: `${data.picture}?side=160` }),
        await at.portal.portal.http.inject({ url: data.picture, headers: { cookie: await at.portal.cookieOf((await aPerson(at.portal.database)).accountNo) } }),
        await at.portal.console.http.inject(onConsole('')),
        await at.portal.console.http.inject(onConsole(await at.sessionOf(operatorNo))),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([404, 404, 404, 401, 200]);
    // nor once its time comes, where it was taken down before
    const early = await save({ placement: 27, title: '带图', picture: data.picture, gmtFrom: later(1_800_000) });
    await desk(withdrawDeskPromotion, { body: { id: early.id, edition: early.edition } });
    await save({ placement: 27, title: '带图', picture: data.picture, gmtFrom: later(3_600_000) });
    at.portal.clock.forward(1_800_000);
    expect(await statuses()).toEqual([404, 404, 404, 401, 200]);
    at.portal.clock.forward(1_800_000);
    expect(await statuses()).toEqual([200, 200, 200, 401, 200]);
    const shown = await at.portal.portal.http.inject({ url: data.picture });
    expect(shown.headers['content-type']).toMatch(/^image\//);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1600 });
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    const fileId = data.picture.split('/').at(-1) ?? '';
    const seen = await at.portal.console.http.inject({
      url: readPromotionPicture.path.replace(':fileId', fileId),
      headers: { cookie: await at.sessionOf(operatorNo) },
    });
    expect([seen.statusCode, seen.rawPayload.length]).toEqual([200, shown.rawPayload.length]);
    for (const bytes of [Buffer.from('%PDF-1.4 no'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), large.subarray(0, 200)])
      expect((await send(bytes, 'a.jpg')).code).toBe(fileRefused.code);
  });
});
