import { pathOf, type Call } from '@portal/client';
import { downloadContentFile, getContentDetail, saveDeskContent, stepDeskContent, uploadContentFile, readContentFile } from '@portal/contract/content';
import { fileRefused } from '@portal/contract/file';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileFiles } from '../../platform/storage/torture-set.fixture.ts';

let at: TestConsole;
let operatorNo: string;
let desk: Call;
let guest: Call;
let serial = 0;
const key = () => `content-${++serial}`;
beforeAll(async () => {
  at = await openTestConsole(await openTestPortal({ unlimited: true }));
  operatorNo = await at.anOperator('content', {});
  desk = await at.as(operatorNo);
  guest = await at.portal.as();
});
afterAll(() => at.portal.close());

const draft = { title: '夜间监控选型', summary: '怎么选', tags: ['选型'], text: '# 看清\n第一段\n- 补光\n- 宽动态', gmtPublished: null };
const save = (body: object) => desk(saveDeskContent, { body: { ...draft, ...body }, idempotencyKey: key() });
const read = (contentId: string) => guest(getContentDetail, { query: { contentId, scope: 2 } });

async function send(bytes: Uint8Array, name: string) {
  const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
  const answer = await at.portal.console.http.inject({
    method: 'POST',
    url: uploadContentFile.path,
    headers: { cookie: await at.sessionOf(operatorNo), 'content-type': 'multipart/form-data; boundary=part' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--part--\r\n')]),
  });
  return answer.json<{ code: number; data: { fvName: string; fvUrl: string } }>();
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('documents of what is published (CONTENT-11)', () => {
  it('has documents below it, known by what they are, which everybody takes while it is published (CONTENT-11)', async () => {
    const { data: file } = await send(PDF, '选型手册.pdf');
    expect(file).toEqual({ fvName: '选型手册.pdf', fvUrl: expect.stringMatching(/^\/api-file\/v1\/file\/\w+$/) });
    for (const bytes of [Buffer.from('<script>1</script>'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])])
      expect((await send(bytes, 'a.pdf')).code).toBe(fileRefused.code);
    const { contentId, gmtModified } = await save({ files: [file] });
    const take = (query: string) => at.portal.portal.http.inject({ url: `${downloadContentFile.path}?contentId=${contentId}${query}` });
    expect((await take('')).statusCode).toBe(404);
    const out = await desk(stepDeskContent, { body: { contentId, gmtModified, act: 'publish' } });
    expect((await read(contentId)).body.at(-1)).toEqual({ type: 'file', ...file });
    const taken = await take('');
    expect([taken.statusCode, taken.headers['content-type'], taken.rawPayload]).toEqual([200, 'application/pdf', PDF]);
    expect(taken.headers['content-disposition']).toContain(encodeURIComponent('选型手册'));
    expect((await take(`&fileId=${file.fvUrl.split('/').at(-1)}`)).rawPayload).toEqual(PDF);
    expect((await take('&fileId=another')).json()).toMatchObject({ code: 404, msg: '附件不存在或已移除' });
    // written without a word of them they stay; they go when they are taken away
    const kept = await save({ contentId, gmtModified: out.gmtModified, text: '另一段' });
    expect(kept.body).toEqual([
      { type: 'paragraph', text: '另一段' },
      { type: 'file', ...file },
    ]);
    const without = await save({ contentId, gmtModified: kept.gmtModified, text: '另一段', files: [] });
    expect(without.body).toEqual([{ type: 'paragraph', text: '另一段' }]);
    expect((await take('')).json()).toMatchObject({ code: 404, msg: '附件不存在或已移除' });
  });

  it('takes no address that was not handed in there as a document, and eight at the most', async () => {
    const { data: file } = await send(Buffer.from('%PDF-1.4\n%%EOF\n'), 'a.pdf');
    for (const fvUrl of ['/api-file/v1/file/unknown', '/login', '/api-file/v1/file/../../etc'])
      expect((await failureOf(save({ files: [{ fvName: 'a.pdf', fvUrl }] }))).fields).toHaveProperty('files');
    expect((await failureOf(save({ files: [{ fvName: 'a', fvUrl: '//evil.example/a' }] }))).code).toBe(400);
    expect(await failureOf(save({ files: Array.from({ length: 9 }, () => file) }))).toMatchObject({ fields: { files: '附件最多 8 个' } });
  });

  it('is refused on the console as it is of a buyer, in a sentence, whatever is wrong with it (FILE-2)', async () => {
    for (const [name, bytes] of Object.entries(await hostileFiles({ costly: false }))) {
      const answer = await send(bytes, 'a.pdf');
      expect([name, answer.code]).toEqual([name, fileRefused.code]);
    }
  });

  it('is called as every file is, whatever the page says of it', async () => {
    const { data: file } = await send(PDF, '手册.pdf');
    const nameOf = async (fvName: string, id: object = {}) => {
      const { body, contentId, gmtModified } = await save({ ...id, files: [{ ...file, fvName }] });
      const last = body.at(-1);
      return { name: last?.type === 'file' ? last.fvName : '', contentId, gmtModified };
    };
    const { name, ...id } = await nameOf('../../etc/a"b.exe');
    expect(name).toBe('a_b.pdf');
    expect((await nameOf('C:\\说明<b>.html', id)).name).toBe('说明_b_.pdf');
  });

  it('is as visible under its own address as what shows it is now, and is asked for again each time (FILE-9)', async () => {
    const { data: file } = await send(PDF, '手册.pdf');
    const other = await aPerson(at.portal.database);
    const auditor = await at.anOperator('auditor', {});
    const cookies = { guest: '', person: await at.portal.cookieOf(other.accountNo) };
    const statuses = async () => {
      const read = (app: typeof at.portal.portal, url: string, cookie: string) => app.http.inject({ url, headers: cookie === '' ? {} : { cookie } });
      const onConsole = pathOf(readContentFile, { params: { fileId: file.fvUrl.split('/').at(-1) ?? '' } });
      const answers = [
        await read(at.portal.portal, file.fvUrl, cookies.guest),
        await read(at.portal.portal, file.fvUrl, cookies.person),
        await read(at.portal.console, onConsole, ''),
        await read(at.portal.console, onConsole, await at.sessionOf(auditor)),
        await read(at.portal.console, onConsole, await at.sessionOf(operatorNo)),
      ];
      for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) expect(answer.headers['cache-control']).toBe('private, no-store');
      return answers.map(({ statusCode }) => statusCode);
    };
    const everybodys = [200, 200, 401, 403, 200];
    const nobodys = [404, 404, 401, 403, 200];
    // handed in and in nothing, in a draft, out, taken out of it, put back, withdrawn
    expect(await statuses()).toEqual(nobodys);
    const draftOfIt = await save({ files: [file] });
    const { contentId } = draftOfIt;
    expect(await statuses()).toEqual(nobodys);
    const step = (gmtModified: string, act: 'publish' | 'withdraw') => desk(stepDeskContent, { body: { contentId, gmtModified, act } });
    const out = await step(draftOfIt.gmtModified, 'publish');
    expect(await statuses()).toEqual(everybodys);
    const shown = await at.portal.portal.http.inject({ url: file.fvUrl });
    expect(shown.headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.stringMatching(/^W\/"[0-9a-f]{64}"$/) });
    const asked = () => at.portal.portal.http.inject({ url: file.fvUrl, headers: { 'if-none-match': String(shown.headers['etag']) } });
    expect([(await asked()).statusCode, (await asked()).rawPayload.length]).toEqual([304, 0]);
    const without = await save({ contentId, gmtModified: out.gmtModified, files: [] });
    expect(await statuses()).toEqual(nobodys);
    const back = await save({ contentId, gmtModified: without.gmtModified, files: [file] });
    expect(await statuses()).toEqual(everybodys);
    await step(back.gmtModified, 'withdraw');
    expect(await statuses()).toEqual(nobodys);
    expect((await asked()).statusCode).toBe(404);
  });
});
