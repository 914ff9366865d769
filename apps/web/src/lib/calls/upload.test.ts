import { afterEach, expect, it, vi } from 'vitest';
import { uploadWatched } from './upload.ts';

/** Notes how long it was told to wait, and is lost. */
class LostRequest {
  static readonly waits: number[] = [];
  upload = new EventTarget();
  private readonly told = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  addEventListener(name: string, tell: () => void): void {
    this.told.addEventListener(name, tell);
  }
  set timeout(wait: number) {
    LostRequest.waits.push(wait);
  }
  send(): void {
    this.told.dispatchEvent(new Event('error'));
  }
}

afterEach(() => void vi.unstubAllGlobals());

it('a file that is handed in may take 60 s (WIRE-4)', async () => {
  vi.stubGlobal('XMLHttpRequest', LostRequest);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const { signal } = new AbortController();
  await expect(uploadWatched(new File(['a'], 'a.png'), { onProgress: () => {}, signal })).rejects.toMatchObject({ isNetworkError: true });
  expect(LostRequest.waits).toEqual([60_000]);
});
