import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handbookAttributes, handbookValue } from './handbook-values.ts';
import { findRoleId } from './role-id.ts';
import { roleAttributesOf, roleName, roleOf, rolesOf } from './role-of.ts';
import { roleTable } from './role-table.ts';
import { wantedText } from './wanted-text.ts';

describe('what a model is for', () => {
  it.each([
    ['what it says itself', 'network-switch', { role: 'poeSwitch' }, 'poeSwitch'],
    ['its category, where one role has it', 'dome-camera', {}, 'ipCamera'],
    ['its category, where it says nothing known', 'hdd', { role: 'toaster' }, 'hdd'],
    ['nothing, where several roles share the category', 'card-reader', {}, null],
    ['nothing, where the category also holds products of no role', 'central-power', { voltage: 24 }, null],
    ['its word even there', 'central-power', { role: 'powerSupply12V' }, 'powerSupply12V'],
    ['nothing in a category of no role', 'trunking', {}, null],
    ['nothing for a name every object has', 'trunking', { role: 'constructor' }, null],
  ])('is %s', (_name, secondCategory, attributes: Record<string, string | number>, role) => expect(roleOf({ secondCategory, attributes })).toBe(role));

  it('a counting camera counts as a camera and can be chosen for counting', () => {
    const model = { secondCategory: 'people-counter', attributes: { role: 'ipCamera' } };
    expect(roleOf(model)).toBe('ipCamera');
    expect(rolesOf(model)).toEqual(['ipCamera', 'peopleCounter']);
  });
  it.each([
    ['face-terminal', 'gateFaceTerminal'],
    ['ceiling-speaker', 'fireSpeaker'],
  ])('what names a role of its own in %s plays no other: a terminal of gates is none for doors', (secondCategory, role) =>
    expect(rolesOf({ secondCategory, attributes: { role } })).toEqual([role]),
  );
  it('most models have one role', () => expect(rolesOf({ secondCategory: 'nvr', attributes: { role: 'nvr' } })).toEqual(['nvr']));
});

describe('words of the catalogue', () => {
  it.each([
    ['bracket', '壁装', 'wall'],
    ['type', '磁力锁（双门）', 'maglockDouble'],
    ['poeStandard', '802.3bt（60 W）', 'bt3'],
    ['environment', '户外', 'outdoor'],
    ['use', '读卡线', 'readerCable'],
    ['resolution', '4MP', '4MP'],
    ['constructor', 'name', 'name'],
    ['power', 'constructor', 'constructor'],
    ['channels', 16, 16],
  ])('%s %s is %s', (code, word, handbook) => expect(handbookValue(code, word)).toBe(handbook));

  it('lists are said entry by entry, other attributes stay', () => {
    expect(handbookAttributes({ location: '室外', codecs: ['H264', 'H265'], power: ['PoE', 'DC 12V'], channels: 16, raid: true })).toEqual({
      location: 'outdoor',
      codecs: ['H264', 'H265'],
      power: ['poe', 'dc12'],
      channels: 16,
      raid: true,
    });
  });
  it('what is in codes already stays', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('wall', 'poe', 'cat6', 'bt4', 'tripod', 'straight', 'indoor'),
        fc.constantFrom('bracket', 'power', 'category', 'location'),
        (value, code) => {
          expect(handbookValue(code, value)).toBe(value);
        },
      ),
    );
  });
});

describe('what the rules read', () => {
  it('nothing else is handed on', () => {
    expect(roleAttributesOf('hdd', { sizeTB: 8, rpm: 7200, role: 'hdd' })).toEqual({ sizeTB: 8 });
    expect(roleAttributesOf('toaster', { sizeTB: 8 })).toEqual({});
  });
  it('also what makes a model the better one', () => expect(roleAttributesOf('anprCamera', { resolution: '4MP', powerW: 30 })).toEqual({ resolution: '4MP' }));
});

describe('for people', () => {
  it.each([
    ['nvr', { hddBays: 2, channels: 16, incomingMbps: 160 }, '16 路 · 160 Mbps · 2 盘位'],
    ['ledCabinet', { environment: 'indoor', pitchMm: 2.5 }, '室内 · P2.5'],
    ['ledDistributionBox', { powerKW: 15, phases: 3 }, '三相 · 15 kW'],
    ['barrierGate', { boomType: 'folding', boomLengthM: 3.5 }, '曲臂杆 · 杆长 3.5 m'],
    ['cable', { use: 'lockCable', spec: 'RVV2x1.0', rollM: 100 }, '锁控线 · RVV2x1.0 · 每卷 100 m'],
    ['poeSwitch', { poePorts: 8, poeBudgetW: 120, poeStandard: 'at' }, '8 个 PoE 口 · PoE 总功率 120 W · 802.3at'],
    ['upsHost', { capacityKVA: 3, powerFactor: 0.8 }, '3 kVA · 功率因数 0.8'],
    ['lock', { type: 'bolt' }, '电插锁'],
    ['cardReader', {}, ''],
    ['toaster', { slots: 2 }, 'slots 2'],
    ['toaster', { constructor: 2 }, 'constructor 2'],
  ])('%s %j: %s', (role, attributes: Record<string, string | number>, text) => expect(wantedText(role, attributes)).toBe(text));

  it('every role has a name, a unit, and attributes without doubles that have words', () => {
    for (const [role, { name, unit, attributes }] of Object.entries(roleTable)) {
      expect(roleName(role)).toMatch(/[\u4e00-\u9fff]|UPS/);
      expect([name, unit]).not.toContain('');
      const codes = attributes.map(({ code }) => code);
      expect(new Set(codes).size, role).toBe(codes.length);
      for (const code of codes) expect(wantedText(role, { [code]: 1 }), `${role} ${code}`).not.toBe(`${code} 1`);
    }
  });
});

describe('names of roles', () => {
  it.each([
    ['ipCamera', 'ipCamera'],
    ['ups', 'upsHost'],
    ['constructor', null],
    ['', null],
    [undefined, null],
    [7, null],
  ])('%j is %j', (name, role) => expect(findRoleId(name)).toBe(role));

  it('an older name is said and read as the one of today', () => {
    expect(roleName('ups')).toBe(roleName('upsHost'));
    expect(roleOf({ secondCategory: 'any', attributes: { role: 'ups' } })).toBe('upsHost');
  });
});
