import { FILE_BYTES_MAX } from '@portal/contract/file';
import { describe, expect, it } from 'vitest';
import { logoFault } from './logo-file.ts';

const aFile = (...bytes: number[]) => new Blob([new Uint8Array([...bytes, ...Array<number>(16).fill(0)])]);
const KIND = '请上传 PNG、JPG 或 WebP 图片';

describe('a file chosen for the sign', () => {
  it('is a PNG, a JPG or a WebP by its bytes', async () => {
    expect(await logoFault(aFile(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBeNull();
    expect(await logoFault(aFile(0xff, 0xd8, 0xff, 0xe0))).toBeNull();
    expect(await logoFault(new Blob(['RIFF\0\0\0\0WEBPVP8 ']))).toBeNull();
  });

  it('is refused in the same words whatever else it holds', async () => {
    for (const other of ['', 'GIF89a', '%PDF-1.7', 'RIFF\0\0\0\0WAVEfmt ', '你好', '<svg/>']) expect(await logoFault(new Blob([other]))).toBe(KIND);
  });

  it('is at most 10 MB', async () => {
    const large = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), new Uint8Array(FILE_BYTES_MAX)]);
    expect(await logoFault(large)).toBe('文件大小不能超过 10 MB');
  });
});
