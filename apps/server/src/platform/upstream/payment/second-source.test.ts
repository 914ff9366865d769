/** The channels' wires against figures that none of our own code made (decision 0043): of other packages, of the channels' own SDKs, of the channels. */
import { createPublicKey, generateKeyPairSync, X509Certificate, type KeyObject } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readAlipayBill } from './alipay-bill.ts';
import { createAlipay } from './alipay.ts';
import { isSignedByAny, objectTextOf, signedText } from './alipay-wire.ts';
import { isSignedBy } from './rsa.ts';
import {
  ALIPAY_ANSWER,
  ALIPAY_NOTICE,
  ALIPAY_NOTICE_KEY,
  ALIPAY_REQUESTS,
  RECORDED_KEY,
  WECHAT_NOTICE,
  WECHAT_PUBLISHED,
  WECHAT_REQUESTS,
  WECHAT_SEALED,
} from './second-source.fixture.ts';
import { readWechatBill } from './wechat-bill.ts';
import { authorizationOf, messageRefusal, openSealed, requestText } from './wechat-wire.ts';
import { createWechatPay } from './wechat.ts';

const publicKey = (base64: string): KeyObject => createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const recorded = publicKey(RECORDED_KEY);

/** Scheme and fields of a header, whatever their order. */
const fieldsOf = (header: string): Record<string, string> => ({
  scheme: header.slice(0, header.indexOf(' ')),
  ...Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])),
});

describe('WeChat Pay, against a second source (PAYMENT-4)', () => {
  it.each(WECHAT_REQUESTS)('$method $path is signed as another package signs it, and sent under the same fields', (request) => {
    const { signature = '', ...theirs } = fieldsOf(request.header);
    expect(isSignedBy(recorded, requestText(request), signature)).toBe(true);
    expect(isSignedBy(recorded, requestText({ ...request, nonce: 'another' }), signature)).toBe(false);
    const header = authorizationOf({ merchantNo: theirs['mchid'] ?? '', serial: theirs['serial_no'] ?? '', key: own.privateKey }, request);
    const { signature: ours = '', ...fields } = fieldsOf(header);
    expect(fields).toEqual(theirs);
    expect(isSignedBy(own.publicKey, requestText(request), ours)).toBe(true);
  });

  it('a notice that another package signed and sealed pays; one letter otherwise it is nobody’s', () => {
    const { apiKey, body, timestamp, nonce, signature } = WECHAT_NOTICE;
    const channel = createWechatPay({
      merchantNo: '1900009191',
      appId: 'wx0000000000000002',
      serial: 'S',
      key: own.privateKey,
      apiKey,
      platformKeys: new Map([['P', recorded]]),
      origin: 'http://channel.test',
      noticeUrl: () => '',
      clock: { now: () => Number(timestamp) * 1000 },
    });
    const headers = { 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce, 'wechatpay-serial': 'P', 'wechatpay-signature': signature };
    expect(channel.parseNotice(Buffer.from(body), headers)).toEqual({
      ok: true,
      trade: {
        paymentNo: '01kb3yx5c0aaaaaaaaaaaaaaaa',
        state: 'paid',
        channelTradeNo: '4200000000000000000000000001',
        amountFen: 12_345,
        paidAt: Date.parse('2025-11-28T08:00:05+08:00'),
      },
    });
    expect(channel.parseNotice(Buffer.from(body.replace('支付成功', '支付失败')), headers)).toEqual({ ok: false, refusal: 'signature' });
  });

  it('what its own SDKs publish is believed: a signature, a notice by the certificate’s key, a sealed text', () => {
    const { certificate, text, textSignature, serial, timestamp, nonce, signature, body } = WECHAT_PUBLISHED;
    const key = new X509Certificate(Buffer.from(certificate, 'base64')).publicKey;
    expect([isSignedBy(key, text, textSignature), isSignedBy(key, `${text}s`, textSignature)]).toEqual([true, false]);
    const headers = { 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce, 'wechatpay-serial': serial, 'wechatpay-signature': signature };
    const refusal = (bytes: string) => messageRefusal(headers, Buffer.from(bytes), { keys: new Map([[serial, key]]), nowMs: Number(timestamp) * 1000 });
    expect([refusal(body), refusal(`${body} `)]).toEqual([null, 'signature']);
    const { apiKey, ciphertext, associatedData, text: sealed, nonce: sealedBy } = WECHAT_SEALED;
    const content = { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce: sealedBy, associated_data: associatedData };
    expect([openSealed(content, apiKey), openSealed({ ...content, associated_data: 'bad-associatedData' }, apiKey)]).toEqual([sealed, null]);
  });

  it('its bill is read by the columns its documentation names, whatever goods are called', () => {
    const titles =
      '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
    const line = (more: Record<string, string>): string =>
      titles
        .split(',')
        .map((title) => `\`${more[title] ?? '0'}`)
        .join(',');
    const paid = line({ 商户订单号: 'P1', 交易状态: 'SUCCESS', 订单金额: '12.34', 申请退款金额: '0.00', 商品名称: '摄像机,支架' });
    const back = line({ 商户订单号: 'P1', 交易状态: 'REFUND', 商户退款单号: 'R1', 订单金额: '0.00', 申请退款金额: '2.34', 退款状态: 'PROCESSING' });
    const undone = line({ 商户订单号: 'P2', 交易状态: 'REVOKED', 订单金额: '1.00' });
    const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
    expect(readWechatBill(['\uFEFF' + titles, paid, back, undone, sums, '`3,`12.34,`2.34,`0.00,`0.07,`12.34,`2.34', ''].join('\r\n'))).toEqual([
      { kind: 'payment', number: 'P1', amountFen: 1_234 },
      { kind: 'refund', number: 'R1', amountFen: 234 },
    ]);
  });
});

describe('Alipay, against a second source (PAYMENT-5)', () => {
  it.each(ALIPAY_REQUESTS)('$method is signed as its own SDK signs it', ({ sign, ...parameters }) => {
    const text = signedText(Object.entries(parameters));
    expect(isSignedByAny([own.publicKey, recorded], text, sign)).toBe(true);
    expect(isSignedByAny([recorded], text.replace('1.0', '1.1'), sign)).toBe(false);
  });

  it('an answer of its gateway is believed as it was written, and no letter otherwise', () => {
    const { text, name, publicKey: key } = ALIPAY_ANSWER;
    const { sign } = JSON.parse(text) as { sign: string };
    const answer = objectTextOf(text, name) ?? '';
    expect(isSignedByAny([publicKey(key)], answer, sign)).toBe(true);
    expect(isSignedByAny([publicKey(key)], answer.replace('10000', '20000'), sign)).toBe(false);
  });

  it('a notice that it sent pays, as it came: with its kind of signature, a list in JSON and Chinese in it', () => {
    const { app_id: appId, seller_id: sellerId } = ALIPAY_NOTICE;
    const settings = { key: own.privateKey, gateway: 'http://channel.test', noticeUrl: () => '', clock: { now: () => 0 } };
    const channel = createAlipay({ ...settings, appId, sellerId, platformKeys: [publicKey(ALIPAY_NOTICE_KEY)] });
    const read = (notice: Record<string, string>) => channel.parseNotice(Buffer.from(new URLSearchParams(notice).toString()), {});
    expect(read(ALIPAY_NOTICE)).toEqual({
      ok: true,
      trade: {
        paymentNo: '20190815155618536-564-57',
        state: 'paid',
        channelTradeNo: '2019081522001468450512505578',
        amountFen: 10,
        paidAt: Date.parse('2019-08-15T15:56:24+08:00'),
      },
    });
    expect(read({ ...ALIPAY_NOTICE, total_amount: '0.01' })).toEqual({ ok: false, refusal: 'signature' });
    expect(
      createAlipay({ ...settings, appId, sellerId: '2088000000000002', platformKeys: [publicKey(ALIPAY_NOTICE_KEY)] }).parseNotice(
        Buffer.from(new URLSearchParams(ALIPAY_NOTICE).toString()),
        {},
      ),
    ).toEqual({ ok: false, refusal: 'merchant' });
  });

  it('its bill is read by the columns of its file, whatever goods are called', () => {
    const titles =
      '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
    const line = (more: Record<string, string>): string =>
      titles
        .split(',')
        .map((title) => `${more[title] ?? ''}\t`)
        .join(',');
    const details = [
      '#支付宝业务明细查询',
      '#账号：[20880000000000020156]',
      '#-----------------------------------------业务明细列表----------------------------------------',
      titles,
      line({ 商户订单号: 'P1', 业务类型: '交易', 商品名称: '摄像机,支架', '订单金额（元）': '35.80' }),
      line({ 商户订单号: 'P1', 业务类型: '退款', '订单金额（元）': '-5.80', '退款批次号/请求号': 'R1' }),
      '#-----------------------------------------业务明细列表结束------------------------------------',
      '#导出时间：[2026年11月28日 09:00:00]',
    ].join('\r\n');
    const sums = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）', '合计,,1,1,30.00'].join('\r\n');
    const zip = zipSync({
      '20880000000000020156_20261127_业务明细.csv': iconv.encode(details, 'gbk'),
      '20880000000000020156_20261127_业务明细(汇总).csv': iconv.encode(sums, 'gbk'),
      empty: strToU8(''),
    });
    expect(readAlipayBill(zip)).toEqual([
      { kind: 'payment', number: 'P1', amountFen: 3_580 },
      { kind: 'refund', number: 'R1', amountFen: 580 },
    ]);
  });
});
