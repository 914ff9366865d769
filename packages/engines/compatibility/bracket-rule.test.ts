/** Rule 17b with the products' own relations: a bracket counts for the cameras it was made for. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfRole, meets, wantsOf, type GivenLine } from '../roles/index.ts';
import { aBracket, aCamera, checked, completeList, found, taking, waysOf } from './list-builder.ts';

const DOME = { bracket: 'wall', bracketSkus: ['W2'], bracketSpus: ['半球壁装'] };
const BULLET = { bracket: 'wall', bracketSkus: ['B2'], bracketSpus: ['枪机壁装'] };
const bracketOf = (spu: string, type: string, quantity: number): GivenLine => ({ role: 'bracket', quantity, attributes: { type, spu } });
const bracketsOf = (lines: readonly GivenLine[]) => {
  const { issues, additions } = checked(lines);
  const about = issues.filter(({ rule }) => rule === '17b');
  return {
    issues: about.map(({ code, subject, shortBy }) => `${code} ${subject} ${shortBy}`),
    additions: additions.filter((line) => isOfRole(line, 'bracket')),
  };
};

describe('brackets by the product’s own relation', () => {
  it('domes get the dome’s bracket', () => {
    expect(bracketsOf(completeList(aCamera(DOME, 8)))).toEqual({
      issues: ['BRACKET_SHORT wall 8'],
      additions: [{ role: 'bracket', quantity: 8, attributes: { type: 'wall', skus: ['W2'], spus: ['半球壁装'] } }],
    });
  });

  it('bullet brackets are none for domes, however many there are', () => {
    const list = [...completeList(aCamera(DOME, 12)), bracketOf('枪机壁装', 'wall', 12)];
    expect(bracketsOf(list)).toMatchObject({ issues: ['BRACKET_UNFIT wall 12'], additions: [{ quantity: 12, attributes: { skus: ['W2'] } }] });
  });

  it('bullets with their own bracket in the list are offered no second', () => {
    expect(bracketsOf([...completeList(aCamera(BULLET, 8)), bracketOf('枪机壁装', 'wall', 8)])).toEqual({ issues: [], additions: [] });
  });

  it('any model of the family that fits will do, and a bracket of the customer’s own counts by its type', () => {
    expect(bracketsOf([...completeList(aCamera(DOME, 3)), bracketOf('半球壁装', 'wall', 2), aBracket('wall', 1)]).issues).toEqual([]);
  });

  it('a needed bracket of another mounting counts as well', () => {
    const onPole = { bracket: 'pole', bracketSkus: ['L2'], bracketSpus: ['抱杆', '枪机壁装'] };
    expect(bracketsOf([...completeList(aCamera(onPole, 2)), bracketOf('枪机壁装', 'wall', 2)]).issues).toEqual([]);
  });

  it('a camera for outdoors is offered none that says it is made for indoors, and may have the one that is listed', () => {
    const onPole = { bracket: 'pole', location: 'outdoor', bracketSkus: ['L2'], bracketSpus: ['抱杆'] };
    const cameras = [aCamera(onPole, 2), aCamera({ ...onPole, location: 'indoor' }, 1)];
    const { additions } = bracketsOf(completeList(...cameras));
    expect(additions.map(({ quantity, attributes }) => [quantity, attributes['location'] ?? null])).toEqual([
      [2, 'outdoor'],
      [1, null],
    ]);
    expect(bracketsOf([...completeList(...cameras), bracketOf('抱杆', 'pole', 3)]).issues).toEqual([]);
    const [wanted] = wantsOf({ role: 'bracket', quantity: 2, attributes: { location: 'outdoor' } });
    expect(['indoor', 'outdoor', undefined].map((location) => wanted !== undefined && meets(wanted, location === undefined ? {} : { location }))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('each kind of camera is offered its own, and one of no relation by its mounting', () => {
    const { issues, additions } = bracketsOf(completeList(aCamera(DOME, 2), aCamera(BULLET, 3), aCamera({ bracket: 'wall' }, 1)));
    expect(issues).toEqual(['BRACKET_SHORT wall 6']);
    expect(additions.map(({ quantity, attributes }) => [quantity, attributes['skus'] ?? null])).toEqual([
      [2, ['W2']],
      [3, ['B2']],
      [1, null],
    ]);
  });

  it('says which brackets do not fit, and where', () => {
    const { issues } = checked([...completeList(aCamera(DOME, 4)), bracketOf('枪机壁装', 'wall', 4)]);
    const issue = issues.find(({ code }) => code === 'BRACKET_UNFIT');
    expect(issue?.why).toBe('4 台摄像机各需 1 个支架，适配的有 0 个；清单中另有 4 个支架与这些摄像机不适配');
    expect(issue?.lines).toEqual([0, 8]);
  });
});

describe('brackets that hold no camera (CHECK-2.21)', () => {
  const bullets = completeList(aCamera(BULLET, 8));
  const own = bracketOf('枪机壁装', 'wall', 8);
  const idleIn = (...lines: GivenLine[]): string[] => found([...bullets, own, ...lines]).filter((text) => text.startsWith('BRACKET'));
  it.each<[string, GivenLine[], string[]]>([
    ['for ceilings', [aBracket('ceiling', 3)], ['BRACKET_IDLE 3']],
    ['of another family', [bracketOf('半球壁装', 'wall', 2)], ['BRACKET_IDLE 2']],
    ['more of their own', [bracketOf('枪机壁装', 'wall', 2)], []],
    ['hoops, which hold arms for walls', [aBracket('pole', 3)], []],
    ['beside a camera that does not say how it hangs', [aBracket('ceiling', 3), aCamera({}, 1)], []],
    ['beside speakers, which want some', [aBracket('ceiling', 3), { role: 'ceilingSpeaker', quantity: 1, attributes: {} }], []],
  ])('%s', (_name, lines, said) => expect(idleIn(...lines)).toEqual(said));

  it('are told once the right ones are bought, or go for them', () => {
    const lines = [...bullets, bracketOf('半球壁装', 'wall', 8)];
    const [beside, exchanged, ...others] = waysOf(lines, 'mounting');
    expect(others).toEqual([]);
    expect([beside?.takes, exchanged?.takes]).toEqual([[], [{ place: lines.length - 1, quantity: 8 }]]);
    const bought = (way: typeof beside) => (way === undefined ? [] : [...taking(lines, { ...way, adds: [] }), own]);
    expect([found(bought(beside)), found(bought(exchanged))]).toEqual([['BRACKET_IDLE 8'], []]);
    expect(waysOf(lines, 'mounting', { fixed: [lines.length - 1] })).toHaveLength(1);
  });
});

describe('whatever is listed', () => {
  const families = ['a', 'b', 'c', 'd'];
  const camera = fc
    .record({ quantity: fc.integer({ min: 1, max: 9 }), fits: fc.subarray(families), type: fc.constantFrom('wall', 'ceiling') })
    .map(({ quantity, fits, type }) =>
      aCamera(fits.length === 0 ? { bracket: type } : { bracket: type, bracketSkus: [`${fits[0]}-2`], bracketSpus: fits }, quantity),
    );
  const bracket = fc
    .record({ quantity: fc.integer({ min: 1, max: 9 }), spu: fc.constantFrom(...families, ''), type: fc.constantFrom('wall', 'ceiling') })
    .map(({ quantity, spu, type }) => (spu === '' ? aBracket(type, quantity) : bracketOf(spu, type, quantity)));

  it('adding what is offered leaves nothing to find, and a piece less is missed', () => {
    fc.assert(
      fc.property(fc.array(camera, { minLength: 1, maxLength: 5 }), fc.array(bracket, { maxLength: 5 }), (cameras, brackets) => {
        const list = [...cameras, ...brackets];
        const { issues, additions } = bracketsOf(list);
        expect(additions.length > 0).toBe(issues.length > 0);
        const bought = additions.map((line): GivenLine => {
          const spus = line.attributes['spus'];
          return Array.isArray(spus) ? { ...line, attributes: { type: line.attributes['type'] ?? '', spu: String(spus[0]) } } : line;
        });
        expect(bracketsOf([...list, ...bought]).issues).toEqual([]);
        const [first, ...others] = bought;
        if (first !== undefined)
          expect(bracketsOf([...list, ...others, ...(first.quantity > 1 ? [{ ...first, quantity: first.quantity - 1 }] : [])]).issues).not.toEqual([]);
      }),
      { numRuns: 600 },
    );
  });
});

describe('brackets to spare of a line in use', () => {
  it('may go for as many as are missing, and no more of them', () => {
    const lines = [aCamera({ bracket: 'corner' }, 3), aCamera({ bracket: 'ceiling' }, 4), aBracket('ceiling', 9)];
    const [beside, exchanged] = waysOf(lines, 'mounting');
    expect(beside?.takes).toEqual([]);
    expect(exchanged?.takes).toEqual([{ place: 2, quantity: 3 }]);
    expect(found(taking(lines, exchanged ?? { adds: [], takes: [], more: [] })).filter((text) => text.startsWith('BRACKET'))).toEqual([]);
  });
});
