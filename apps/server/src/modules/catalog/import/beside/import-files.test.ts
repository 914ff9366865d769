import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSpuDetail } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { generatedAttributes, generatedCategories, loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openFileSet } from '../../../../platform/file-set/open-file-set.ts';
import type { SheetRow } from '../../../../platform/sheet/read-sheet.ts';
import { createFolderStore } from '../../../../platform/storage/folder-store.ts';
import { hostileFiles, honestPdf, honestXlsx, lyingPng, pdfOf } from '../../../../platform/storage/torture-set.fixture.ts';
import { insertContent } from '../../../content/index.ts';
import { insertSuites } from '../../../suite/index.ts';
import { complaintText } from '../complaint.ts';
import { importCatalog, type ImportReport } from '../import-catalog.ts';
import { undoImport } from '../undo-import.ts';

const DAY_MS = 24 * 3_600_000;
const MB = 1024 * 1024;
const HEADER = ['型号', '产品名称', '二级分类', '图片', '彩页', '说明书'];
const A1 = ['A-1', '枪机', '网络摄像机', null, null, null];

let portal: TestPortal;
let folder: string;
let store: ReturnType<typeof createFolderStore>;
let ids = 0;
const newId = () => `n${String(++ids).padStart(20, '0')}`;

/** A photograph that nobody else has; with its place in it. */
const photo = (red: number, side = 80) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: (red * 20) % 256, g: 90, b: 90 } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' } })
    .toBuffer();
const pdf = (title: string) => Buffer.concat([honestPdf(), Buffer.from(`% ${title}\n`)]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-files-'));
  store = createFolderStore(join(folder, 'store'));
  portal = await openTestPortal({ files: store });
  await loadGoods(portal.database, {
    categories: generatedCategories,
    attributes: generatedAttributes,
    categoryAttributes: generatedCategories
      .filter(({ parentId }) => parentId !== null)
      .flatMap(({ id }) => generatedAttributes.map((attribute) => ({ categoryId: id, attributeId: attribute.id }))),
  });
  await query('delete from sku; delete from spu');
});
afterEach(async () => {
  await query(
    'delete from catalog_import where undoes is not null; delete from catalog_import; delete from sku; delete from spu; delete from catalog_file; delete from file',
  );
  for (const key of await allKeys()) await store.remove(key);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const query = (text: string) => portal.database.pool.query<Record<string, unknown>>(text);
const allKeys = async () => {
  const all: string[] = [];
  for await (const { key } of store.list()) all.push(key);
  return all.toSorted();
};
const SMALL = /s(?:160|640)$/;
/** Of the files themselves; small drawings of pictures lie beside them. */
const keys = async () => (await allKeys()).filter((key) => !SMALL.test(key));
const smallKeys = async () => (await allKeys()).filter((key) => SMALL.test(key));
type Files = Readonly<Record<string, Uint8Array>>;

async function run(
  rows: readonly (readonly unknown[])[],
  files: Files,
  more: { dryRun?: boolean; partial?: boolean; as?: 'zip' | 'folder'; signal?: AbortSignal } = {},
) {
  const { as = 'zip', ...others } = more;
  const path = join(folder, `files${++ids}${as === 'zip' ? '.zip' : ''}`);
  if (as === 'zip') await writeFile(path, zipSync(files));
  else
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(join(path, name, '..'), { recursive: true });
      await writeFile(join(path, name), bytes);
    }
  const opened = await openFileSet(path, 10 * MB);
  if (!opened?.ok) throw new Error(opened?.problem);
  try {
    return await imported(rows, { ...others, files: { set: opened.set, store } });
  } finally {
    await opened.set.close();
  }
}
const imported = (rows: readonly (readonly unknown[])[], more: object = {}): Promise<ImportReport> =>
  importCatalog(
    portal.database,
    rows.map((cells, index) => ({ number: index + 1, cells: cells as SheetRow['cells'] })),
    {
      source: { fileName: '产品.xlsx', fileHash: 'a'.repeat(64), importedBy: '' },
      now: portal.clock.now(),
      newId,
      brand: '海康威视',
      dryRun: false,
      partial: false,
      ...more,
    },
  );
const undo = () => undoImport(portal.database, { now: portal.clock.now(), newId, importedBy: '', dryRun: false, holders: [] });
const complaintsOf = ({ complaints }: ImportReport) => complaints.map(complaintText);
/** Names and what of models and families is made of files. */
const goods = async () =>
  (
    await query(
      `select sku_model as model, coalesce(k.picture, s.picture) as picture, more_pictures as more, attachments from sku k join spu s using (spu_no) order by sku_model`,
    )
  ).rows as { model: string; picture: string; more: string[]; attachments: { fileType: number; fileUrl: string; fileTitle: string; fileSize: number }[] }[];
const get = (url: string) => portal.portal.http.inject({ url });
const everything = async () =>
  JSON.stringify([
    (await query('select * from sku order by sku_no')).rows,
    (await query('select * from spu order by spu_no')).rows,
    await keys(),
    (await query('select * from file order by file_id')).rows,
  ]);

describe.each(['zip', 'folder'] as const)('a sheet with a %s beside it', (as) => {
  test('gives models their pictures and families their documents, which everybody reads', async () => {
    const large = await photo(3, 2400);
    const files = {
      '图片/正面/DS-1.JPG': large,
      '图片/侧.png': await sharp(await photo(9))
        .png()
        .toBuffer(),
      '资料/彩页.pdf': pdf('brochure'),
      '说明书.pdf': pdf('manual'),
      'A-2.jpg': await photo(20),
      'a-2_2.jpg': await photo(30),
      'A-2_说明书.pdf': pdf('another manual'),
      'nobody.jpg': await photo(40),
    };
    const report = await run(
      [HEADER, ['A-1', '枪机', '网络摄像机', 'ds-1.jpg；侧.png', '资料/彩页.pdf', '说明书.PDF'], ['A-2', '枪机', '网络摄像机', null, null, null]],
      files,
      { as },
    );
    expect(complaintsOf(report)).toEqual([]);
    expect(report).toMatchObject({ stored: true, newModels: 2 });
    expect(report.files).toMatchObject({
      used: 7,
      fresh: 7,
      byName: [
        { path: 'A-2.jpg', model: 'A-2', column: '图片' },
        { path: 'A-2_说明书.pdf', model: 'A-2', column: '说明书' },
        { path: 'a-2_2.jpg', model: 'A-2', column: '图片' },
      ],
      unused: [{ path: 'nobody.jpg', problem: undefined }],
    });
    const [first, second] = await goods();
    expect(first?.attachments.map(({ fileType, fileTitle }) => [fileType, fileTitle])).toEqual([
      [7, '彩页.pdf'],
      [8, '说明书.pdf'],
      [8, 'A-2_说明书.pdf'],
    ]);
    expect([first?.more.length, second?.more.length]).toEqual([1, 1]);
    expect(await keys()).toHaveLength(7);

    const picture = await get(first?.picture ?? '');
    expect(picture).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' },
    });
    expect(picture.headers['content-disposition']).toMatch(/^inline/);
    const drawn = await sharp(picture.rawPayload).metadata();
    expect([drawn.width, drawn.height, drawn.exif]).toEqual([2000, 2000, undefined]);
    const brochure = await get(first?.attachments[0]?.fileUrl ?? '');
    expect(brochure).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf', 'cache-control': 'public, no-cache' } });
    expect(brochure.headers['content-disposition']).toMatch(/^attachment/);
    expect(brochure.rawPayload.equals(pdf('brochure'))).toBe(true);

    const data = await portal.asA(UserType.Tourist)(getSpuDetail, { params: { id: String((await query('select spu_no from spu')).rows[0]?.['spu_no']) } });
    const shown = data.skus.find(({ skuModel }) => skuModel === 'A-1');
    expect(shown?.mainPic).toBe(first?.picture);
    expect(data.views[shown?.skuNo ?? '']).toEqual([{ view: 'further', picture: first?.more[0] }]);

    // once more: nothing is new
    const again = await run(
      [HEADER, ['A-1', '枪机', '网络摄像机', 'ds-1.jpg；侧.png', '资料/彩页.pdf', '说明书.PDF'], ['A-2', '枪机', '网络摄像机', null, null, null]],
      files,
      { as },
    );
    expect(again).toMatchObject({ stored: false, unchangedModels: 2, changedFamilies: 0, files: { fresh: 0 } });
    expect(await keys()).toHaveLength(7);
  });
});

describe('what is kept', () => {
  test('a dry run says what it would do and keeps nothing, no byte', async () => {
    await imported([HEADER, A1]);
    const before = await everything();
    const put = vi.spyOn(store, 'put');
    const { diff, files } = await run([HEADER, [...A1.slice(0, 3), 'x.jpg', 'b.pdf', null]], { 'x.jpg': await photo(1), 'b.pdf': pdf('b') }, { dryRun: true });
    expect(diff?.changed).toEqual([{ name: 'A-1', field: '图片', before: '', after: 'x.jpg' }]);
    expect(diff?.changedFamilies).toEqual([{ name: '枪机', field: '彩页和说明书', before: '', after: 'b.pdf' }]);
    expect(files).toMatchObject({ used: 2, fresh: 2 });
    expect(await everything()).toBe(before);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  test('a refused import keeps nothing; --partial keeps what the good rows have', async () => {
    const rows = [HEADER, ['A-1', '枪机', '网络摄像机', 'x.jpg', null, null], ['A-2', '枪机', '没有的分类', 'y.jpg', null, null]];
    const files = { 'x.jpg': await photo(1), 'y.jpg': await photo(2) };
    const before = await everything();
    expect(await run(rows, files)).toMatchObject({ stored: false });
    expect(await everything()).toBe(before);
    expect(await run(rows, files, { partial: true })).toMatchObject({ stored: true, newModels: 1 });
    expect(await keys()).toHaveLength(1);
    expect((await query('select file_name from catalog_file')).rows).toEqual([{ file_name: 'x.jpg' }]);
  });

  test('called off while files are checked, nothing stays', async () => {
    const off = new AbortController();
    const before = await everything();
    const files = Object.fromEntries(await Promise.all([1, 2, 3].map(async (n) => [`A-${n}.jpg`, await photo(n)] as const)));
    const rows = [HEADER, ...[1, 2, 3].map((n) => [`A-${n}`, '枪机', '网络摄像机', null, null, null])];
    const put = store.put;
    store.put = async (...file) => {
      await put(...file);
      off.abort(new Error('called off'));
    };
    await expect(run(rows, files, { signal: off.signal })).rejects.toThrow('called off');
    store.put = put;
    expect(await everything()).toBe(before);
  });

  test('the same bytes under several names, and a picture that only its remarks tell apart, are kept once', async () => {
    const plain = await photo(5);
    const remarked = await sharp(plain)
      .withMetadata({ exif: { IFD0: { Artist: 'somebody' } } })
      .jpeg({ quality: 100 })
      .toBuffer();
    const rows = [
      HEADER,
      ['A-1', '枪机', '网络摄像机', 'a.jpg', null, null],
      ['A-2', '枪机', '网络摄像机', 'b.jpg', null, null],
      ['A-3', '枪机', '网络摄像机', 'c.jpg', null, null],
    ];
    expect((await run(rows, { 'a.jpg': plain, 'b.jpg': plain, 'c.jpg': remarked })).stored).toBe(true);
    const [first, second] = await goods();
    expect(second?.picture).toBe(first?.picture);
    expect((await keys()).length).toBeLessThanOrEqual(2);
  });

  test('a file whose bytes the store has lost is put there again', async () => {
    const rows = [HEADER, ['A-1', '枪机', '网络摄像机', 'a.jpg', null, null]];
    const files = { 'a.jpg': await photo(6) };
    await run(rows, files);
    const before = await keys();
    await store.remove(before[0] ?? '');
    await run(rows, files);
    expect(await keys()).toEqual(before);
  });
});

test('undone, pictures and documents of before are back; a week later the bytes go, but not those of an order or a customer’s copy', async () => {
  const rows = (picture: string, brochure: string) => [HEADER, ['A-1', '枪机', '网络摄像机', picture, brochure, null]];
  const files = { 'old.jpg': await photo(1), 'new.jpg': await photo(2), 'more.jpg': await photo(3), 'old.pdf': pdf('old'), 'new.pdf': pdf('new') };
  await run(rows('old.jpg', 'old.pdf'), files);
  const before = await goods();
  const { diff } = await run(rows('new.jpg;more.jpg', 'new.pdf'), files);
  expect(diff?.changed).toContainEqual({ name: 'A-1', field: '更多图片', before: '', after: 'more.jpg' });
  expect(diff?.changedFamilies).toEqual([{ name: '枪机', field: '彩页和说明书', before: 'old.pdf', after: 'new.pdf' }]);
  expect(await undo()).toMatchObject({ outcome: 'undone' });
  expect(await goods()).toEqual(before);
  expect(await keys()).toHaveLength(5);

  portal.clock.forward(6 * DAY_MS);
  await portal.runJob('sweep-catalog-files');
  expect((await query('select count(*)::int as n from catalog_file')).rows).toEqual([{ n: 5 }]);
  const idOf = async (name: string) => String((await query(`select file_id from catalog_file where file_name = '${name}'`)).rows[0]?.['file_id']);
  const written = `insert into order_line (id, shop_order_no, sort, spu_no, sku_no, product_name, product_model, pic_url, unit, quantity, price, price_source, amount, paid_amount, source_type)
      values ('l1', 'o1', 0, 's', 'k', 'n', 'm', '/api-file/v1/file/${await idOf('more.jpg')}', '台', 1, 1, 'refer', 1, 1, 'product');
    insert into design_order_share (id, design_order_id, token_hash, tries, quotation_number, fingerprint, paper, amount, opened, answer_name, answer_phone, answer_reason, changes_asked, gmt_create, gmt_expire)
      values ('s1', 'd1', 't', 0, 'n', 'f', '{"groups":[{"lines":[{"picture":"/api-file/v1/file/${await idOf('new.jpg')}"}]}]}', 1, 0, '', '', '', 0, now(), now())`;
  // what else they refer to is not asked
  await query(`set session_replication_role = replica; ${written}; set session_replication_role = origin`);
  portal.clock.forward(2 * DAY_MS);
  await portal.runJob('sweep-catalog-files');
  expect((await query('select file_name from catalog_file order by 1')).rows.map((row) => row['file_name'])).toEqual([
    'more.jpg',
    'new.jpg',
    'old.jpg',
    'old.pdf',
  ]);
  expect((await query('select count(*)::int as n from file')).rows).toEqual([{ n: 4 }]);
  await query('delete from order_line; delete from design_order_share');
});

test('a picture that a suite shows, or something published, or a text of it, stays as long as it is shown', async () => {
  const names = ['suite.jpg', 'cover.jpg', 'within.jpg', 'nobody.jpg'];
  const files = Object.fromEntries(await Promise.all(names.map(async (name, place) => [name, await photo(place + 1)] as const)));
  await run([HEADER, ['A-1', '枪机', '网络摄像机', names.join(';'), null, null]], files);
  const addressOf = async (name: string) =>
    `/api-file/v1/file/${String((await query(`select file_id from catalog_file where file_name = '${name}'`)).rows[0]?.['file_id'])}`;
  await insertSuites(portal.database.db, {
    suites: [{ suitNo: 'S-1', suitName: '套装', picture: await addressOf('suite.jpg'), gmtListed: new Date(0) }],
    suiteItems: [],
  });
  const body = [{ type: 'picture' as const, src: await addressOf('within.jpg'), alt: '图' }];
  await insertContent(
    portal.database.db,
    [{ contentId: 'C-1', kind: 'article', title: '文章', summary: '', body, picture: await addressOf('cover.jpg'), gmtPublished: new Date(0) }],
    0,
  );
  await query('delete from catalog_import; delete from sku; delete from spu');
  portal.clock.forward(8 * DAY_MS);
  await portal.runJob('sweep-catalog-files');
  const left = async () => (await query('select file_name from catalog_file order by 1')).rows.map((row) => row['file_name']);
  expect(await left()).toEqual(['cover.jpg', 'suite.jpg', 'within.jpg']);
  await query('delete from suite; delete from content');
  await portal.runJob('sweep-catalog-files');
  expect(await left()).toEqual([]);
});

test('what the goods held before an import that can be undone stays, however long', async () => {
  const rows = (picture: string) => [HEADER, ['A-1', '枪机', '网络摄像机', picture, null, null]];
  const files = { 'old.jpg': await photo(1), 'new.jpg': await photo(2) };
  await run(rows('old.jpg'), files);
  await run(rows('new.jpg'), files);
  portal.clock.forward(30 * DAY_MS);
  await portal.runJob('sweep-catalog-files');
  expect((await query('select count(*)::int as n from catalog_file')).rows).toEqual([{ n: 2 }]);
});

describe('which file is whose', () => {
  test.each<[string, readonly unknown[], string[]]>([
    ['a file that is not there', ['none.jpg', null, null], ['第 2 行「图片」：没有文件“none.jpg”']],
    ['two of one name', ['same.jpg', null, null], ['第 2 行「图片」：有多个名为“same.jpg”的文件（不计大小写）：x/same.jpg、y/SAME.jpg，请连文件夹一起填写']],
    ['one of the two', ['y/same.jpg', null, null], []],
    ['a PDF as a picture', ['b.jpg;b.pdf', null, null], ['第 2 行「图片」：“b.pdf”应为 .jpg、.png、.webp、.gif 或 .avif 图片的名称']],
    ['a picture as a brochure', [null, 'b.jpg', null], ['第 2 行「彩页」：“b.jpg”应为 .pdf 文件的名称']],
    ['a way out', ['../../etc/b.jpg', null, null], ['第 2 行「图片」：没有文件“../../etc/b.jpg”']],
  ])('%s', async (_name, cells, sentences) => {
    const files = { 'x/same.jpg': await photo(1), 'y/SAME.jpg': await photo(2), 'b.jpg': await photo(3), 'b.pdf': pdf('b') };
    expect(complaintsOf(await run([HEADER, ['A-1', '枪机', '网络摄像机', ...cells]], files, { dryRun: true }))).toEqual(sentences);
  });

  test('a model with a number at its end has its own picture', async () => {
    const rows = [HEADER, ['S-1', '枪机', '网络摄像机', null, null, null], ['S-1_2', '枪机', '网络摄像机', null, null, null]];
    const { files } = await run(rows, { 's-1_2.jpg': await photo(1), 'S-1_3.jpg': await photo(2) }, { dryRun: true });
    expect(files?.byName.map(({ path, model }) => [path, model])).toEqual([
      ['s-1_2.jpg', 'S-1_2'],
      ['S-1_3.jpg', 'S-1'],
    ]);
  });

  test('names without files beside the sheet say what is missing', async () => {
    expect(complaintsOf(await imported([HEADER, ['A-1', '枪机', '网络摄像机', 'a.jpg', null, null]]))).toEqual([
      '第 2 行「图片」：填写的是文件名，请用 --files 指出图片和文件所在的文件夹或 .zip',
    ]);
  });

  test('a drawn picture stays the first; a document that is only called like the model joins the others', async () => {
    await run([HEADER, ['A-1', '枪机', '网络摄像机', 'dome', 'b.pdf', null]], { 'b.pdf': pdf('b'), 'A-1.jpg': await photo(1) });
    const [first] = await goods();
    expect([first?.picture, first?.more.length]).toEqual(['dome', 1]);
    await run([HEADER, A1], { 'A-1.pdf': pdf('c') });
    await run([HEADER, A1], { 'A-1.pdf': pdf('d') });
    expect((await goods())[0]?.attachments.map(({ fileTitle }) => fileTitle)).toEqual(['b.pdf', 'A-1.pdf']);
  });
});

describe('a file that is not what it is called', () => {
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, 'jpg' | 'pdf', string][] = [
    ['a script', () => Buffer.from('<script>alert(1)</script>'), 'jpg', '内容不是 JPG、PNG、WebP、GIF 或 AVIF 图片'],
    [
      'a drawing that may run',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'jpg',
      '内容不是 JPG、PNG、WebP、GIF 或 AVIF 图片',
    ],
    ['a document', () => honestPdf(), 'jpg', '内容不是 JPG、PNG、WebP、GIF 或 AVIF 图片'],
    ['an archive', () => zipSync({ 'a.jpg': Buffer.from('x') }), 'jpg', '内容不是 JPG、PNG、WebP、GIF 或 AVIF 图片'],
    ['half a picture', async () => (await photo(1, 400)).subarray(0, 900), 'jpg', '图片已损坏或无法识别'],
    ['a picture of billions of pixels', () => lyingPng(60_000, 60_000), 'jpg', '图片超过 4000 万像素'],
    ['a picture', () => photo(1), 'pdf', '内容不是 PDF'],
    ['a workbook', () => honestXlsx(), 'pdf', '内容不是 PDF'],
    ['a document with a script', () => pdfOf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'pdf', '含有脚本、附件或会自动执行的内容'],
    ['more than 10 MB', () => Buffer.alloc(10 * MB + 1), 'pdf', '超过 10 MB'],
    ['nothing', () => Buffer.alloc(0), 'pdf', '文件内容为空'],
  ];
  test.each(cases)('%s', async (_name, bytes, ending, problem) => {
    const report = await run([HEADER, A1], { [`A-1.${ending}`]: await bytes() });
    expect(complaintsOf(report)).toEqual([`第 2 行「${ending === 'jpg' ? '图片' : '彩页'}」：文件“A-1.${ending}”：${problem}`]);
    expect(await allKeys()).toEqual([]);
  });

  test('none of the torture set is taken as it came', async () => {
    for (const [name, bytes] of Object.entries(await hostileFiles({ costly: false })).slice(0, 60)) {
      for (const ending of ['jpg', 'pdf'] as const) {
        const report = await run([HEADER, A1], { [`A-1.${ending}`]: bytes }, { dryRun: true });
        expect([name, ending, report.complaints.length + (report.files?.used ?? 0) > 0]).toEqual([name, ending, true]);
        if (ending === 'pdf') expect([name, report.complaints.length]).toEqual([name, 1]);
      }
    }
  });
});

describe('small drawings of a picture (FILE-5)', () => {
  const rowsOf = (picture: string) => [HEADER, ['A-1', '枪机', '网络摄像机', picture, 'A-1.pdf', null]];
  const pictureOf = async () => (await goods())[0]?.picture ?? '';
  const askedFor = (address: string, side: number | string) => portal.portal.http.inject({ method: 'GET', url: `${address}?side=${side}` });

  test('an import keeps two of each picture and none of a document; asked for, they are WebP and no larger', async () => {
    await run(rowsOf('大图.jpg'), { '大图.jpg': await photo(3, 1500), 'A-1.pdf': pdf('a') });
    const [address, small] = [await pictureOf(), await smallKeys()];
    expect(small).toHaveLength(2);
    for (const side of [160, 640]) {
      const answer = await askedFor(address, side);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp' });
      expect(answer.headers['cache-control']).toContain('public');
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: side, height: side });
    }
  });

  test('any other size is refused, and no size gives the whole', async () => {
    await run(rowsOf('大图.jpg'), { '大图.jpg': await photo(4, 1500), 'A-1.pdf': pdf('b') });
    const address = await pictureOf();
    for (const side of [161, 0, -1, '160px', '1e9']) expect((await askedFor(address, side)).statusCode).toBe(400);
    const whole = await portal.portal.http.inject({ method: 'GET', url: address });
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(1500);
  });

  test('a picture that came before there were any is drawn when it is asked for, and kept', async () => {
    await run(rowsOf('大图.jpg'), { '大图.jpg': await photo(5, 1500), 'A-1.pdf': pdf('c') });
    for (const key of await smallKeys()) await store.remove(key);
    const answer = await askedFor(await pictureOf(), 160);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(160);
    expect(await smallKeys()).toHaveLength(1);
  });

  test('a dry run and a refused import keep none', async () => {
    await run(rowsOf('大图.jpg'), { '大图.jpg': await photo(6), 'A-1.pdf': pdf('d') }, { dryRun: true });
    await run(rowsOf('没有.jpg'), { '大图.jpg': await photo(6), 'A-1.pdf': pdf('d') });
    expect(await allKeys()).toEqual([]);
  });

  test('they stay while the picture is shown, and go with its bytes', async () => {
    await run(rowsOf('大图.jpg'), { '大图.jpg': await photo(7), 'A-1.pdf': pdf('e') });
    const sweep = () => portal.runJob('sweep-files');
    portal.clock.forward(30 * DAY_MS);
    await sweep();
    expect(await smallKeys()).toHaveLength(2);
    await query('delete from catalog_file; delete from file');
    await sweep();
    expect(await allKeys()).toEqual([]);
  });
});
