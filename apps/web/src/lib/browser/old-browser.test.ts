import { expect, test } from 'vitest';
import { isInternetExplorer } from './old-browser.ts';

test.each<[string | null, boolean]>([
  ['Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)', true],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
  ['Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.112 Safari/537.36', false],
  ['Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/51.0.2704.63 Safari/537.36', false],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15', false],
  ['curl/8.5.0', false],
  [null, false],
])('%s can show nothing: %s', (userAgent, isKept) => expect(isInternetExplorer(userAgent)).toBe(isKept));
