import { CallError } from '@portal/client';
import { describe, expect, it } from 'vitest';
import { readAddress, readSiteFacts, stateSourceOf } from './facts.ts';
import { cleanCode, cleanPhone, spokenWait } from '@portal/units';
import { placeFailure, placeSendFailure } from './place-failure.ts';

const failure = (code: number, msg: string, more: object = {}) => new CallError({ code, status: 400, msg, ...more });

describe('what was typed', () => {
  it.each([
    ['13800000001', '13800000001'],
    [' 138 0000 0001 ', '13800000001'],
    ['138-0000-0001', '13800000001'],
    ['+86 138 0000 0001', '13800000001'],
    ['8613800000001', '13800000001'],
    ['008613800000001', '13800000001'],
    ['１３８００００\u3000０００１', '13800000001'],
    ['\u202d13800000001\u202c', '13800000001'],
    ['86', '86'],
  ])('takes %j for %s', (typed, phone) => expect(cleanPhone(typed)).toBe(phone));
  it('takes a code with blanks and full-width digits', () => expect(cleanCode(' ０12 345 ')).toBe('012345'));
});

describe('where a failure is shown', () => {
  it.each([
    ['a wrong password', failure(1101, '手机号或密码不正确'), 'password', { fields: { password: '手机号或密码不正确' } }],
    ['a wrong code', failure(1103, '验证码不正确或已过期'), 'sms', { fields: { code: '验证码不正确或已过期' } }],
    ['a dead code', failure(1106, '请重新获取'), 'sms', { fields: { code: '请重新获取' } }],
    [
      'too many passwords',
      failure(1106, 'x', { data: { waitSeconds: 30 } }),
      'password',
      { fields: {}, notice: '密码错误次数过多，请 30 秒后再试，或改用短信登录。' },
    ],
    ['a locked account', failure(1102, '账号已被停用，请联系客服'), 'password', { fields: {}, notice: '账号已被停用，请联系客服' }],
    ['a refused address', failure(1105, 'x'), 'password', { fields: {}, notice: '要返回的地址不在允许范围内，请从门户重新进入登录。' }],
    ['no network', failure(0, '网络异常，请检查网络后重试', { isNetworkError: true }), 'password', { fields: {}, notice: '网络异常，请检查网络后重试' }],
    ['a field the server minds', failure(400, 'x', { fields: { phone: '请输入 11 位手机号' } }), 'password', { fields: { phone: '请输入 11 位手机号' } }],
    ['a field nobody sees', failure(400, '提交的内容有误', { fields: { state: 'x' } }), 'password', { fields: {}, notice: '提交的内容有误' }],
  ] as const)('%s', (_name, failed, method, placed) => expect(placeFailure(failed, method)).toEqual(placed));

  it('lets the button count down within the minute, and says it in words beyond', () => {
    expect(placeSendFailure(failure(1107, 'x', { data: { waitSeconds: 42 } }))).toEqual({
      fields: { code: '验证码刚刚发送过，请在倒计时结束后重新获取' },
      waitSeconds: 42,
    });
    expect(placeSendFailure(failure(1107, 'x', { data: { waitSeconds: 3_000 } })).notice).toContain('50 分钟后再试，或改用密码登录');
    expect(placeSendFailure(failure(503, '短信服务未开通，请使用密码登录')).notice).toBe('短信服务未开通，请使用密码登录');
  });

  it('never sends anyone back too early', () => {
    expect([60, 90, 91, 3_601, 5_400, 5_401].map(spokenWait)).toEqual(['60 秒', '90 秒', '2 分钟', '61 分钟', '90 分钟', '2 小时']);
  });
});

describe('what the page knows on arrival', () => {
  const portal = 'http://shop.local:3000';
  const state = 's'.repeat(43);

  it('reads the address, and only what it knows', () => {
    expect(readAddress(`?redirect=${portal}/x&state=${state}&error=handover&loggedOut=1&by=sms`)).toEqual({
      redirect: `${portal}/x`,
      state,
      error: 'handover',
      loggedOut: true,
      method: 'sms',
    });
    expect(readAddress('?state=short&error=<script>&loggedOut=yes&by=fax')).toEqual({
      redirect: undefined,
      state: undefined,
      error: undefined,
      loggedOut: false,
      method: 'password',
    });
  });

  it('takes marks the server has not filled for nothing', () => {
    expect(readSiteFacts({ dataset: { brand: '{{brand}}', portalOrigin: '{{portalOrigin}}', demo: '{{demo}}' } })).toEqual({
      brand: '{{brand}}',
      portalOrigin: '',
      demo: false,
      outbox: false,
    });
  });

  it.each([
    ['?', `${portal}/login?redirect=%2F`],
    [`?redirect=${portal}/product`, `${portal}/login?redirect=%2Fproduct`],
    [`?redirect=${portal}`, `${portal}/login?redirect=%2F`],
    ['?loggedOut=1', `${portal}/login?redirect=%2F&loggedOut=1`],
    ['?error=handover&by=sms', `${portal}/login?redirect=%2F&error=handover&by=sms`],
    [`?redirect=${portal}.evil.example/`, null],
    ['?by=qr', `${portal}/login?redirect=%2F&by=qr`],
    ['?redirect=https://mobile.example.cn/', null],
    [`?state=${state}`, null],
    ['?error=redirect', null],
  ])('%s: fetches a state from %s', (search, source) => expect(stateSourceOf(readAddress(search), portal)).toBe(source));
});
