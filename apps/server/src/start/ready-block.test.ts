import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { originsOf, readyBlock, type ReadyFacts } from './ready-block.ts';

const facts: ReadyFacts = {
  portalPort: 3000,
  ssoPort: 3001,
  consolePort: 3002,
  host: '127.0.0.1',
  portalOrigin: undefined,
  ssoOrigin: undefined,
  database: { kind: 'embedded', place: '/srv/data' },
  files: '/srv/data/files',
  restored: undefined,
  demoAccounts: [
    { role: '安装商', phone: '13800000003', password: 'Demo@2026', note: '已绑定' },
    { role: '个人', phone: '13800000001', password: 'Demo@2026', note: '' },
  ],
  demoOperators: [{ loginName: 'shenhe', password: 'Demo@2026', secret: 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA', role: '审核员' }],
  demoLocked: 0,
  startedInMs: 2_345,
};

describe('the ready block', () => {
  it('names addresses, accounts, data, the embedded database’s promise and how to stop', () => {
    const block = readyBlock(facts);
    for (const part of [
      'http://127.0.0.1:3000/',
      'http://127.0.0.1:3001/login',
      '密码均为 Demo@2026',
      '13800000003',
      '安装商',
      '/srv/data',
      '断电不保证',
      '收款请用 PostgreSQL',
      'Ctrl-C',
    ])
      expect(block).toContain(part);
  });

  it('on PostgreSQL makes no promise of its own, and without demo shows no account and no outbox', () => {
    const block = readyBlock({ ...facts, database: { kind: 'postgres', place: 'db:5432/portal' }, demoAccounts: undefined, demoOperators: undefined });
    expect(block).toContain('PostgreSQL db:5432/portal');
    for (const part of ['PGlite', '138', 'Demo@2026', 'outbox']) expect(block).not.toContain(part);
  });

  it('says how many demo accounts are locked, and nothing where none is', () => {
    expect(readyBlock({ ...facts, demoAccounts: undefined, demoLocked: 9 })).toMatch(/9 个演示账号已停用（DEMO=0）.*\n.*9 demo accounts are locked/);
    expect(readyBlock(facts)).not.toContain('停用');
  });

  it('shows the public origins where they are configured', () => {
    const block = readyBlock({ ...facts, portalOrigin: 'https://portal.example', ssoOrigin: 'https://sso.example' });
    expect(block).toContain('https://portal.example/');
    expect(block).toContain('https://sso.example/login');
    expect(block).not.toContain('127.0.0.1:3000');
  });

  it('says loudly what was restored, from when, what may be missing, and where the damaged folder is', () => {
    const takenAt = Date.UTC(2026, 10, 21, 2, 0, 0);
    const restored = { takenAt, reason: 'it does not open', aside: '/srv/data/damaged-1', lastWrittenAt: takenAt + 240_000, isComplete: false };
    const block = readyBlock({ ...facts, restored });
    expect(block).toMatch(/!! 数据库曾损坏，已从 2026-11-21 10:00:00 的快照恢复/);
    expect(block).toMatch(/!! 可能缺失：2026-11-21 10:00:00 至 2026-11-21 10:04:00 之间的改动/);
    expect(block).toMatch(/!! What may be missing: what was changed between 2026-11-21 10:00:00 and 2026-11-21 10:04:00/);
    expect(block).toContain('/srv/data/damaged-1');
    expect(readyBlock({ ...facts, restored: { ...restored, lastWrittenAt: undefined } })).toMatch(/可能缺失：2026-11-21 10:00:00 之后的改动/);
    expect(readyBlock({ ...facts, restored: { ...restored, isComplete: true } })).toMatch(/没有缺失 .*nothing is missing/);
  });

  it('passwords that differ stand with their accounts', () => {
    const [first, second] = facts.demoAccounts ?? [];
    if (!first || !second) throw new Error('two accounts are needed');
    const block = readyBlock({ ...facts, demoAccounts: [first, { ...second, password: 'Other@2026' }] });
    expect(block).toMatch(/13800000001 .*Other@2026/);
    expect(block).not.toContain('密码均为');
  });
});

describe('addresses', () => {
  const address = (text: string, family: 'IPv4' | 'IPv6', internal = false) => ({ address: text, family, internal }) as NetworkInterfaceInfo;

  it('all interfaces: this machine, then those that others reach', () => {
    const interfaces = {
      lo: [address('127.0.0.1', 'IPv4', true)],
      eth0: [address('192.168.1.5', 'IPv4'), address('fe80::1', 'IPv6')],
      odd: [address('169.254.3.4', 'IPv4')],
    };
    for (const host of ['0.0.0.0', '::']) expect(originsOf(host, 3000, interfaces)).toEqual(['http://localhost:3000', 'http://192.168.1.5:3000']);
  });

  it('one host: that one, an IPv6 address in brackets', () => {
    expect(originsOf('portal.local', 80)).toEqual(['http://portal.local:80']);
    expect(originsOf('::1', 3000)).toEqual(['http://[::1]:3000']);
  });
});
