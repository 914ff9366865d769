import { describe, expect, it } from 'vitest';
import { drawings, svgOf } from './drawings.mjs';
import { readName } from './traits.mjs';

const VIEWS = ['', '--front', '--side', '--back'];

describe('the name of a picture', () => {
  it('says the housing and what tells the model from its neighbours', () => {
    expect(readName('dome_ir_f28_mp4')).toEqual({ housing: 'dome', traits: { ir: true, f: 28, mp: 4 } });
    expect(readName('nvr-2u')).toEqual({ housing: 'nvr-2u', traits: {} });
  });

  it('that cannot be read or that nobody draws is refused', () => {
    expect(() => readName('dome_2.8')).toThrow('no trait');
    expect(() => svgOf('teapot')).toThrow('no drawing');
    expect(() => svgOf('constructor')).toThrow('no drawing');
  });
});

describe('every housing', () => {
  it.each(Object.keys(drawings))('%s can be drawn from all sides, with figures only', (housing) => {
    for (const view of VIEWS) {
      const svg = svgOf(`${housing}${view}`);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 320 320">.*<\/svg>\n$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('what a model is drawn with', () => {
  const count = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].length;
  /** Sub-paths of the first path with this stroke. */
  const cells = (svg: string, stroke: string) => count(new RegExp(`d="([^"]*)"[^>]*stroke="${stroke}"`).exec(svg)?.[1] ?? '', /[Mm]/g);

  it.each([4, 5, 8, 16, 24, 48])('a switch of %i ports has so many', (ports) => {
    expect(cells(svgOf(`switch_p${ports}`), '#8a939d')).toBe(ports);
  });

  it.each([1, 2, 4])('a controller of %i doors has so many', (doors) => {
    expect(count(svgOf(`access-controller_d${doors}`), /r="2.4" fill="#ffd685"/g)).toBe(doors);
  });

  it.each([
    ['dome_ir_f28', 'dome_ir_f40'],
    ['dome_ir_f40', 'dome_ir_f60'],
    ['dome_ir_f40', 'dome_wl_f40'],
    ['dome_wl_f40', 'dome_dl_f40'],
    ['dome_ir_f27', 'dome_ir_f27_z'],
    ['nvr-2u_b4', 'nvr-2u_b8'],
    ['hdd_tb4', 'hdd_tb8'],
    ['hdd_tb4', 'hdd_tb4_e'],
    ['ups-tower_k3', 'ups-tower_k6'],
    ['bracket-wall_d120', 'bracket-wall_bullet_d120'],
    ['bracket-wall_bullet_d120', 'bracket-wall_ptz_d120'],
    ['cabinet_u22', 'cabinet_u42'],
  ])('%s and %s are two pictures', (one, other) => expect(svgOf(one)).not.toBe(svgOf(other)));
});
