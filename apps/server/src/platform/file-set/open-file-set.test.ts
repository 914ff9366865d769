import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveOf } from '../sheet/hostile-sheets.fixture.ts';
import type { FileSet } from './file-set.ts';
import { openFileSet } from './open-file-set.ts';
import { asZip64 } from './zip64.fixture.ts';

const BYTES_MAX = 1024 * 1024;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'file-set-'))));
afterAll(() => rm(folder, { recursive: true }));

/** What becomes of each file: its text, or the sentence. */
async function contents(set: FileSet): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const entry of set.entries) {
    const read = await set.read(entry);
    all[entry.path] = read.ok ? Buffer.from(read.bytes).toString('latin1') : read.problem;
  }
  await set.close();
  return all;
}
async function opened(path: string): Promise<Record<string, string> | string> {
  const outcome = await openFileSet(path, BYTES_MAX);
  if (outcome === null) return 'nothing there';
  return outcome.ok ? contents(outcome.set) : outcome.problem;
}
async function zipped(bytes: Uint8Array): Promise<Record<string, string> | string> {
  const path = join(folder, 'a.zip');
  await writeFile(path, bytes);
  return opened(path);
}
const text = (said: string) => Buffer.from(said);
const one = (more: Partial<Parameters<typeof archiveOf>[0][number]>) => archiveOf([{ name: 'a.jpg', data: text('a picture'), ...more }]);
const gbk = (hex: string) => Buffer.from(hex, 'hex');

describe('an archive', () => {
  test('gives its files by folder, without what systems leave in it', async () => {
    const files = {
      '图片/DS-1.jpg': text('one'),
      'b.pdf': text('two'),
      '__MACOSX/._b.pdf': text('x'),
      '图片/.DS_Store': text('x'),
      '图片/Thumbs.db': text('x'),
    };
    expect(await zipped(zipSync(files))).toEqual({ '图片/DS-1.jpg': 'one', 'b.pdf': 'two' });
    expect(await zipped(zipSync(files, { level: 0 }))).toEqual({ '图片/DS-1.jpg': 'one', 'b.pdf': 'two' });
  });

  test.each<[string, Uint8Array, Record<string, string>]>([
    // 半球.jpg, as Windows in China writes it
    ['a name in GBK', one({ name: gbk('b0ebc7f22e6a7067') }), { '半球.jpg': 'a picture' }],
    ['a name in UTF-8 that nobody says is', one({ name: '半球.jpg' }), { '半球.jpg': 'a picture' }],
    ['a name in UTF-8 that is said to be', one({ name: '半球.jpg', flags: 0x800 }), { '半球.jpg': 'a picture' }],
    ['a name in neither', one({ name: gbk('61ff2e6a7067') }), { 'aÿ.jpg': '文件名无法识别，请用 UTF-8 或 GBK 重新压缩' }],
    ['a name said to be UTF-8 that is not', one({ name: gbk('b0eb2e6a7067'), flags: 0x800 }), { '°ë.jpg': '文件名无法识别，请用 UTF-8 或 GBK 重新压缩' }],
    ['Windows’ separators', one({ name: 'a\\b.jpg' }), { 'a/b.jpg': 'a picture' }],
    ['a way out', one({ name: '../../etc/a.jpg' }), { '../../etc/a.jpg': '路径不合法（含 ..、盘符或绝对路径）' }],
    ['a way out by Windows', one({ name: 'x\\..\\..\\a.jpg' }), { 'x/../../a.jpg': '路径不合法（含 ..、盘符或绝对路径）' }],
    ['a place of the machine', one({ name: '/etc/a.jpg' }), { '/etc/a.jpg': '路径不合法（含 ..、盘符或绝对路径）' }],
    ['a drive', one({ name: 'C:\\a.jpg' }), { 'C:/a.jpg': '路径不合法（含 ..、盘符或绝对路径）' }],
    ['an end within the name', one({ name: 'a.jpg\0.exe' }), { 'a.jpg?.exe': '路径不合法（含 ..、盘符或绝对路径）' }],
    ['a name turned round', one({ name: 'a\u202egpj.exe' }), { 'a?gpj.exe': '路径不合法（含 ..、盘符或绝对路径）' }],
    ['a link', one({ attributes: 0o120777 * 65_536 }), { 'a.jpg': '是链接而不是文件' }],
    ['an encrypted file', one({ flags: 1 }), { 'a.jpg': '已加密，请去掉压缩包的密码' }],
    ['one encrypted in the strong way', one({ flags: 0x41 }), { 'a.jpg': '已加密，请去掉压缩包的密码' }],
    ['another way of packing', one({ method: 14 }), { 'a.jpg': '压缩方式不受支持，请用标准 ZIP 重新压缩' }],
    ['an empty file', one({ data: text('') }), { 'a.jpg': '文件内容为空' }],
    ['a bomb that says so', one({ data: Buffer.alloc(40 * BYTES_MAX) }), { 'a.jpg': '超过 1 MB' }],
    ['a bomb that does not', one({ data: Buffer.alloc(40 * BYTES_MAX), unpacked: 1000 }), { 'a.jpg': '数据与声明不符或已损坏' }],
    ['a file shorter than it says', one({ unpacked: 10 }), { 'a.jpg': '数据与声明不符或已损坏' }],
    ['a file packed otherwise than it says', one({ method: 0 }), { 'a.jpg': '数据与声明不符或已损坏' }],
    ['an archive within', archiveOf([{ name: 'b.zip', data: zipSync({ 'c.jpg': text('c') }) }]), { 'b.zip': expect.stringMatching(/^PK/) as string }],
    [
      'the same name twice',
      archiveOf([
        { name: 'A.jpg', data: text('1') },
        { name: 'a.JPG', data: text('2') },
      ]),
      { 'A.jpg': '1', 'a.JPG': '2' },
    ],
  ])('%s', async (_name, bytes, expected) => {
    expect(await zipped(bytes)).toEqual(expected);
  });

  const whole = zipSync({ 'a.jpg': text('a picture'), 'b.jpg': text('another') });
  const twice = archiveOf([
    { name: 'a.jpg', data: text('a picture') },
    { name: 'b.jpg', data: text('a picture'), offset: 0 },
  ]);
  const withEnd = (write: (end: Buffer) => void): Buffer => {
    const bytes = Buffer.from(whole);
    write(bytes.subarray(bytes.length - 22));
    return bytes;
  };
  const DAMAGED = '不是有效的 .zip 文件，或文件已损坏';
  test.each<[string, Uint8Array, string]>([
    ['nothing', text(''), DAMAGED],
    ['something else', text('Rar!\x1a\x07\x00 and so on, long enough to be an archive'), DAMAGED],
    ['half of one', whole.subarray(0, whole.length / 2), DAMAGED],
    ['a directory elsewhere', withEnd((end) => end.writeUInt32LE(0x7fffffff, 16)), DAMAGED],
    ['a directory that is none', withEnd((end) => end.writeUInt32LE(3, 16)), DAMAGED],
    ['more entries than there are', withEnd((end) => end.writeUInt16LE(9, 10)), DAMAGED],
    ['more entries than are taken', withEnd((end) => end.writeUInt16LE(20_001, 10)), '文件过多（上限 20000 个），请分几次导入'],
    ['sizes of zip64 that are nowhere', withEnd((end) => end.writeUInt32LE(0xffffffff, 16)), DAMAGED],
    ['a record of zip64 behind its own place', asZip64(whole, (record) => record.locator.writeBigUInt64LE(1n << 62n, 8)), DAMAGED],
    ['sizes of entries that no record has', asZip64(whole, (record) => record.extra.writeUInt16LE(7, 0)), DAMAGED],
    ['a size that no file has', asZip64(whole, (record) => record.extra.writeBigUInt64LE(0xffff_ffff_ffff_ffffn, 4)), DAMAGED],
    [
      'more entries of zip64 than are taken',
      asZip64(whole, (record) => record.end.writeBigUInt64LE(1_000_000n, 32)),
      '文件过多（上限 20000 个），请分几次导入',
    ],
    ['a directory of gigabytes', withEnd((end) => end.writeUInt32LE(0x7fffffff, 12)), '压缩包的目录过大，请分成几个'],
    ['two files on the same bytes', twice, '压缩包内部结构异常，已拒绝'],
  ])('%s is refused as a whole', async (_name, bytes, sentence) => {
    expect(await zipped(bytes)).toBe(sentence);
  });

  test('one whose sizes stand in records of zip64 is read', async () => {
    expect(await zipped(asZip64(whole))).toEqual({ 'a.jpg': 'a picture', 'b.jpg': 'another' });
  });

  test.each([
    ['one', whole],
    ['one of zip64', asZip64(whole)],
  ])('any byte of %s changed ends in its files or a sentence', async (_name, whole) => {
    for (let at = 0; at < whole.length; at++)
      for (const flip of [0x01, 0x80, 0xff]) {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ flip;
        const became = await zipped(bytes);
        expect(typeof became === 'string' ? became : Object.values(became).join('')).toMatch(/\S|^$/);
      }
  });
});

describe('a folder', () => {
  test('is read with those below it; links, pipes of no length and what is too large are named', async () => {
    const root = join(folder, 'pictures');
    await mkdir(join(root, '半球', '.deeper'), { recursive: true });
    await writeFile(join(root, '半球', 'DS-1.JPG'), 'one');
    await writeFile(join(root, '半球', '.deeper', 'b.pdf'), 'two');
    await writeFile(join(root, '.DS_Store'), 'x');
    await writeFile(join(root, 'empty.jpg'), '');
    await writeFile(join(root, 'large.jpg'), '');
    await truncate(join(root, 'large.jpg'), BYTES_MAX + 1);
    await symlink('/etc/passwd', join(root, 'link.jpg'));
    await symlink('/etc', join(root, 'outside'));
    expect(await opened(root)).toEqual({
      '半球/DS-1.JPG': 'one',
      '半球/.deeper/b.pdf': 'two',
      'empty.jpg': '文件内容为空',
      'large.jpg': '超过 1 MB',
      'link.jpg': '是链接而不是文件',
      outside: '是链接而不是文件',
    });
  });

  test('a file that is exchanged for a link, or grows, after it was listed is not read', async () => {
    const root = join(folder, 'moving');
    await mkdir(root);
    await writeFile(join(root, 'a.jpg'), 'a');
    await writeFile(join(root, 'b.jpg'), 'b');
    const outcome = await openFileSet(root, BYTES_MAX);
    await rm(join(root, 'a.jpg'));
    await writeFile(join(folder, 'elsewhere'), 'x');
    await symlink(join(folder, 'elsewhere'), join(root, 'a.jpg'));
    await writeFile(join(root, 'b.jpg'), 'bb');
    expect(outcome?.ok && (await contents(outcome.set))).toEqual({ 'a.jpg': '文件读取失败，或在导入时有变化', 'b.jpg': '文件读取失败，或在导入时有变化' });
  });

  test('nothing there is nothing', async () => {
    expect(await opened(join(folder, 'nowhere'))).toBe('nothing there');
  });
});
