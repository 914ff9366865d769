import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { ask, paths } from '@portal/server/testkit/sign-on';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PATH = '/api-cloud-merchant-service/v1/account/modifyAvatar';

describe('the picture of a person', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  const someone = async () => {
    const { accountNo } = await aPerson(portal.database);
    return { accountNo, cookie: await portal.cookieOf(accountNo) };
  };
  const upload = async (cookie: string, bytes: Uint8Array, name: string): Promise<string> => {
    const form = new FormData();
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    const response = await portal.portal.http.inject({
      method: 'POST',
      url: '/api-file/v1/file/upload',
      headers: { cookie, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return (response.json() as { data: { fileId: string } }).data.fileId;
  };
  const aPicture = (width: number, height: number, background = '#1a4f9d') =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
  const modify = (cookie: string, fileId: string | null) => ask(portal.portal, PATH, { fileId }, { cookie });
  const read = (cookie: string, url: unknown) => portal.portal.http.inject({ method: 'GET', url: String(url), headers: { cookie } });
  const filesOf = async (accountNo: string) =>
    (await portal.database.pool.query('select file_id from file where account_no = $1', [accountNo])).rows.map((row) => String(row.file_id));

  it('is drawn anew as a square in webp, and the session shows it', async () => {
    const { accountNo, cookie } = await someone();
    const uploaded = await upload(cookie, await aPicture(900, 500), '我.jpg');
    const { data } = await modify(cookie, uploaded);
    expect((await ask(portal.portal, paths.info, undefined, { cookie })).data['avatarUrl']).toBe(data['avatarUrl']);
    const { rawPayload } = await read(cookie, data['avatarUrl']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
    expect(rawPayload.includes('secret place')).toBe(false);
    await portal.performTasks();
    expect((await filesOf(accountNo)).length).toBe(1);
    expect(await portal.deps.files.get(uploaded)).toBeNull();
  });

  it('takes the place of the one before, whose bytes are gone after the commit; it can be taken away', async () => {
    const { accountNo, cookie } = await someone();
    const first = (await modify(cookie, await upload(cookie, await aPicture(400, 400), 'a.jpg'))).data['avatarUrl'];
    const second = (await modify(cookie, await upload(cookie, await aPicture(400, 400, '#c23a0e'), 'b.jpg'))).data['avatarUrl'];
    await portal.performTasks();
    expect([(await read(cookie, first)).statusCode, (await read(cookie, second)).statusCode]).toEqual([404, 200]);
    expect((await modify(cookie, null)).data).toEqual({ avatarUrl: '' });
    await portal.performTasks();
    expect(await filesOf(accountNo)).toEqual([]);
    expect(await portal.deps.files.get(String(second).split('/').at(-1) ?? '')).toBeNull();
  });

  it('is of one’s own files and a picture; it is shown to its owner alone', async () => {
    const [owner, stranger] = [await someone(), await someone()];
    const uploaded = await upload(owner.cookie, await aPicture(300, 300), 'x.jpg');
    expect((await modify(stranger.cookie, uploaded)).status).toBe(404);
    const { data } = await modify(owner.cookie, uploaded);
    expect((await read(stranger.cookie, data['avatarUrl'])).statusCode).toBe(404);
    expect((await modify(owner.cookie, 'nothing')).status).toBe(404);
  });
});
