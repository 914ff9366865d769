import { deflateSync, strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { brochureFile } from './brochure-file.ts';
import { brochuresOf } from './brochures.ts';

const bytesOf = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words.repeat(400));
const fileOf = (name: string, words: string) => ({ name, bytes: bytesOf(words), mediaType: 'application/pdf' });

/** How long each entry of an archive is in it, packed, as its directory says. */
function packedLengths(archive: Uint8Array): number[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const lengths: number[] = [];
  for (let at = 0; at + 4 <= view.byteLength; at++) if (view.getUint32(at, true) === 0x02014b50) lengths.push(view.getUint32(at + 20, true));
  return lengths;
}

/** Few letters in no order: the harder one looks, the shorter they get. */
function letters(count: number): Uint8Array<ArrayBuffer> {
  let state = 7;
  return Uint8Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return 97 + (Math.floor(state / 65536) % 4);
  });
}

it('several are one archive under the specified name: each by its own name with its own contents', async () => {
  const { here } = brochuresOf(
    ['半球 彩页.pdf', '枪机 彩页.pdf', '枪机 彩页.pdf'].map((fileTitle, index) => ({
      productName: '产品',
      attachments: [{ fileType: 7, fileUrl: `/f/${index}.pdf`, fileTitle }],
    })),
  );
  const packed = await brochureFile(
    here.map(({ name, fileUrl }) => fileOf(name, fileUrl)),
    [],
  );
  expect([packed.name, packed.mediaType]).toEqual(['下载文件.zip', 'application/zip']);
  const opened = unzipSync(packed.bytes);
  expect(Object.keys(opened)).toEqual(['半球 彩页.pdf', '枪机 彩页.pdf', '枪机 彩页 (2).pdf']);
  expect(Object.values(opened).map((bytes) => strFromU8(bytes))).toEqual([0, 1, 2].map((index) => `/f/${index}.pdf`.repeat(400)));
});

it('is packed as short as it can be', async () => {
  const bytes = letters(60_000);
  const { bytes: archive } = await brochureFile([fileOf('a.pdf', 'a'), { name: 'b.pdf', bytes, mediaType: 'application/pdf' }], []);
  const [highest, usual] = [9, 6].map((level) => deflateSync(bytes, { level: level as 9 | 6 }).length);
  expect(packedLengths(archive)[1]).toBe(highest);
  expect(highest).toBeLessThan(usual ?? 0);
});

it('one is handed over as it is, and one beside such of other sites with their addresses', async () => {
  const one = fileOf('半球 彩页.pdf', 'a');
  expect(await brochureFile([one], [])).toBe(one);
  const packed = await brochureFile([one], [{ name: '枪机.pdf', fileUrl: 'https://cdn.example/q.pdf' }]);
  const opened = unzipSync(packed.bytes);
  expect(Object.keys(opened)).toEqual(['半球 彩页.pdf', '其他网站的彩页.txt']);
  expect(strFromU8(opened['其他网站的彩页.txt'] ?? new Uint8Array())).toContain('枪机.pdf\thttps://cdn.example/q.pdf');
});
