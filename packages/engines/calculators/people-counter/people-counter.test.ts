import { expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { coverageOf, footprintsOf, iVerticalBinocular } from './calculate.ts';
import { peopleCounterFields } from './fields.ts';
import { peopleCounter } from './plan.ts';

const found = (inputs: Record<string, unknown>) => {
  const result = iVerticalBinocular(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};
const errorsOf = (inputs: Record<string, unknown>): string[] => {
  const result = iVerticalBinocular(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};
const valuesOf = (inputs: Record<string, unknown>) => {
  const read = readInputs(peopleCounterFields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
};

it.each([
  [2.2, 2],
  [2.99, 2],
  [3, 2.8],
  [3.99, 2.8],
  [4, 4],
  [5.99, 4],
  [6, 6],
  [10, 6],
])('at %f m the lens is %f mm', (mountHeightM, lensMm) => {
  expect(found({ mountHeightM, passageWidthM: 0.1 }).lensMm).toBe(lensMm);
});

it('the picture on the floor is wider than the one at head height, and only the latter counts', () => {
  // 5.57 ÷ 2 × 4 on the floor, × (4 − 1.5) at the heads, 80 % of it
  expect(found({ mountHeightM: 4, lensMm: 2, personHeightM: 1.5, usableRatio: 0.8, passageWidthM: 5 })).toMatchObject({
    groundWidthM: 11.14,
    groundLengthM: 6.26,
    coverageWidthM: 6.96,
    coverageLengthM: 3.91,
    effectiveWidthM: 5.57,
    effectiveLengthM: 3.13,
    cameraCount: 1,
    positionsM: [2.5],
    spacingM: null,
  });
});

it('a passage exactly as wide as the counted area takes one, a hair more takes two', () => {
  const at = (passageWidthM: number) => found({ mountHeightM: 4, lensMm: 2, personHeightM: 1.5, usableRatio: 0.8, passageWidthM });
  expect(at(5.57).cameraCount).toBe(1);
  expect(at(5.571)).toMatchObject({ cameraCount: 2, positionsM: [2.79, 2.79], spacingM: 0 });
});

it('cameras that fill the passage exactly are not one too many', () => {
  // n × 5.57 − (n − 1) × 0.57 = 15.57 for three
  const exact = found({ mountHeightM: 4, lensMm: 2, personHeightM: 1.5, usableRatio: 0.8, overlapM: 0.57, passageWidthM: 15.57 });
  expect(exact).toMatchObject({ cameraCount: 3, positionsM: [2.79, 7.79, 12.79], spacingM: 5 });
});

it('no overlap puts the counted areas edge to edge', () => {
  expect(found({ mountHeightM: 4, lensMm: 2, personHeightM: 1.5, usableRatio: 0.8, overlapM: 0, passageWidthM: 11.14 })).toMatchObject({
    cameraCount: 2,
    spacingM: 5.57,
  });
});

it.each([
  [2.49, ['HEIGHT_BELOW_2_5']],
  [2.5, []],
  [6, []],
  [6.01, ['HEIGHT_ABOVE_6']],
])('at %f m the warnings are %j', (mountHeightM, warnings) => {
  expect(found({ mountHeightM, passageWidthM: 0.2 }).warnings).toEqual(warnings);
});

it('half a metre above the head is enough, less is a contradiction', () => {
  expect(found({ mountHeightM: 2.2, personHeightM: 1.7, passageWidthM: 0.2 }).cameraCount).toBe(1);
  expect(found({ mountHeightM: 2.7, personHeightM: 2.2, passageWidthM: 0.2 }).cameraCount).toBe(1);
  expect(errorsOf({ mountHeightM: 2.2, personHeightM: 1.71, passageWidthM: 0.2 })).toEqual(['mountHeightM CONFLICT']);
});

it('an overlap as wide as the counted area leads nowhere, but one camera needs none', () => {
  const low = { mountHeightM: 2.5, personHeightM: 1.9, lensMm: 6, overlapM: 0.6 };
  expect(errorsOf({ ...low, passageWidthM: 2 })).toEqual(['overlapM CONFLICT']);
  expect(found({ ...low, passageWidthM: 0.5 }).cameraCount).toBe(1);
  const exactly = coverageOf(valuesOf({ ...low, passageWidthM: 1 })).effectiveWidthM;
  expect(found({ ...low, passageWidthM: exactly }).cameraCount).toBe(1);
});

it('an overlap that leaves next to nothing is a contradiction, not a million cameras', () => {
  const narrow = { mountHeightM: 3, lensMm: 2, personHeightM: 2.2, usableRatio: 0.5, passageWidthM: 100 };
  const width = coverageOf(valuesOf(narrow)).effectiveWidthM;
  expect(errorsOf({ ...narrow, overlapM: width - 1e-7 })).toEqual(['overlapM CONFLICT']);
  expect(found({ ...narrow, overlapM: width - 0.1 }).cameraCount).toBe(990);
  expect(errorsOf({ ...narrow, overlapM: width - 0.09 })).toEqual(['overlapM CONFLICT']);
});

it.each([
  [{}, ['mountHeightM REQUIRED', 'passageWidthM REQUIRED']],
  [{ mountHeightM: 2.19, passageWidthM: 0 }, ['mountHeightM OUT_OF_RANGE', 'passageWidthM OUT_OF_RANGE']],
  [{ mountHeightM: 3, passageWidthM: 2, lensMm: 3.6 }, ['lensMm NOT_IN_LIST']],
  [{ mountHeightM: 3, passageWidthM: 2, lensMm: '2.8' }, ['lensMm NOT_IN_LIST']],
  [
    { mountHeightM: 3, passageWidthM: 2, personHeightM: 0.9, usableRatio: 1.1, overlapM: 2.1 },
    ['personHeightM OUT_OF_RANGE', 'usableRatio OUT_OF_RANGE', 'overlapM OUT_OF_RANGE'],
  ],
])('%j is refused', (inputs, errors) => {
  expect(errorsOf(inputs)).toEqual(errors);
});

it('the counted areas reach from wall to wall', () => {
  const inputs = { mountHeightM: 2.7, passageWidthM: 6 };
  const areas = footprintsOf(valuesOf(inputs), found(inputs).cameraCount);
  expect(areas).toHaveLength(3);
  expect(areas[0]?.leftM).toBeCloseTo(0, 12);
  expect(areas[2]?.rightM).toBeCloseTo(6, 12);
});

it('as many counting cameras as counted, with their lens; a list gives the lens back', () => {
  const inputs = { mountHeightM: 2.7, passageWidthM: 6 };
  const lines = peopleCounter.products(valuesOf(inputs), found(inputs));
  expect(lines).toEqual([{ role: 'peopleCounter', quantity: 3, attributes: { focalLengthMm: 2, sensor: '1/2.8"' } }]);
  expect(peopleCounter.inputsFrom(lines)).toEqual({ lensMm: 2 });
  expect(peopleCounter.inputsFrom([{ role: 'peopleCounter', quantity: 1, attributes: { focalLengthMm: 3.6, sensor: '1/2.8"' } }])).toBeNull();
  expect(peopleCounter.inputsFrom([{ role: 'ipCamera', quantity: 1, attributes: { focalLengthMm: 2.8, sensor: '1/2.8"' } }])).toBeNull();
});

it('the message to copy says where the cameras go', () => {
  const meaningOf = (inputs: Record<string, unknown>) => peopleCounter.meaning(valuesOf(inputs), found(inputs))[0];
  expect(meaningOf({ mountHeightM: 2.7, passageWidthM: 6 })).toBe(
    '6 m 宽的通道装 3 台垂直双目客流相机，镜头 2 mm，安装高度 2.7 m，间距 1.75 m，距左墙 1.25、3、4.75 m。',
  );
  expect(meaningOf({ mountHeightM: 3, passageWidthM: 2 })).toContain('装在通道正中，距左墙 1 m');
});
