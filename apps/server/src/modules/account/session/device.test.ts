import { describe, expect, it } from 'vitest';
import { deviceOf, newDeviceOf } from './device.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('what a device is called', () => {
  it.each([
    [CHROME, 'Windows · Chrome'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1', 'iOS · Safari'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0', 'macOS · Firefox'],
    [
      'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
      'Android · WeChat',
    ],
    ['', ''],
  ])('%s', (userAgent, name) => expect(deviceOf(userAgent)).toBe(name));

  it('is never in words of its own', () => {
    for (const userAgent of ['请拨打 4001234567 客服/1.0 x', '官方安全中心，请点确认/9 (Windows NT 10.0) y', '客服'])
      expect(deviceOf(userAgent)).toMatch(/^(未知设备|Windows)$/);
    expect(newDeviceOf('客服/1.0 x', [{ userAgent: CHROME }])).toBe('未知设备');
  });
});
