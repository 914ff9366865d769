import { compatCheck, partFields } from '@portal/engines/compatibility';
import { findRole } from '@portal/engines/roles';
import { describe, expect, it } from 'vitest';
import { keptFields, readKept, type KeptDraft } from './kept-fields.ts';

/** Something sensible for every field that must be filled in. */
const drafts: Readonly<Record<string, KeptDraft>> = {
  ipCamera: { resolution: '4MP' },
  nvr: { channels: '16', incomingMbps: '160', hddBays: '2' },
  hdd: { sizeTB: '6' },
  poeSwitch: { poePorts: '8', poeBudgetW: '120' },
  powerSupply12V: { currentA: '10' },
  bracket: { type: 'wall' },
  storageServer: { incomingMbps: '800', hddBays: '24' },
  poeInjector: { poeBudgetW: '60' },
  powerAdapter: { voltage: '12', currentA: '2' },
  managementPlatform: { licencePoints: '100' },
  videoDecoder: { outputs: '4' },
  videoLicence: { licencePoints: '16' },
};

describe('kept devices', () => {
  it.each(Object.keys(keptFields))('%s is a role of the trade that the check reads, and lacks nothing once it is filled in', (role) => {
    expect(findRole(role)).not.toBeNull();
    expect(Object.keys(partFields)).toContain(role);
    const read = readKept(role, '', 2, drafts[role] ?? {});
    if (!read.ok) throw new Error(JSON.stringify([...read.errors]));
    expect(compatCheck({ lines: [read.device] })).toMatchObject({ valid: true, incomplete: [] });
  });

  it('every role the check reads can be kept', () => expect(Object.keys(keptFields).toSorted()).toEqual(Object.keys(partFields).toSorted()));

  it('figures are numbers, choices are codes, what is left open is not guessed', () => {
    expect(readKept('ipCamera', '门口', 3, { resolution: '4MP', power: 'dc12', powerW: '' })).toEqual({
      ok: true,
      device: { role: 'ipCamera', quantity: 3, attributes: { resolution: '4MP', power: 'dc12' }, name: '门口' },
    });
  });

  it('figures are read as people type them', () =>
    expect(readKept('hdd', '', 1, { sizeTB: '１０' })).toMatchObject({ ok: true, device: { attributes: { sizeTB: 10 } } }));

  it('a device without a name is called by its role', () => {
    expect(readKept('monitor', '  ', 1, {})).toMatchObject({ ok: true, device: { name: '显示器' } });
  });

  it('what is missing or makes no sense is said at its field', () => {
    const read = readKept('nvr', '', 1, { channels: '很多', incomingMbps: '-1' });
    expect(read.ok ? [] : [...read.errors]).toEqual([
      ['channels', '请输入正确的数值'],
      ['incomingMbps', '接入带宽应在 0~1000000 之间'],
      ['hddBays', '请输入盘位'],
    ]);
  });
});
