import { expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { fGenericCabling } from './calculate.ts';
import { genericCablingFields } from './fields.ts';
import { genericCabling } from './plan.ts';

const found = (inputs: Record<string, unknown>) => {
  const result = fGenericCabling(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};
const errorsOf = (inputs: Record<string, unknown>): string[] => {
  const result = fGenericCabling(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};
const valuesOf = (inputs: Record<string, unknown>) => {
  const read = readInputs(genericCablingFields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
};
const floor = (points: number, more: Record<string, unknown> = {}) => ({ points, farthestM: 60, nearestM: 15, ...more });
const floorOf = (points: number, inputs: Record<string, unknown> = {}) => {
  const [only] = found({ floors: [floor(points)], ...inputs }).floors;
  if (only === undefined) throw new Error('no floor');
  return only;
};

// 3U a panel and 2U fixed, 20 % more: [points, panels, U, height, cabinets]
it.each([
  [1, 1, 5, 6, 1],
  [24, 1, 5, 6, 1],
  [25, 2, 8, 12, 1],
  [72, 3, 11, 18, 1],
  [96, 4, 14, 18, 1],
  [97, 5, 17, 22, 1],
  [144, 6, 20, 27, 1],
  [168, 7, 23, 32, 1],
  [192, 8, 26, 32, 1],
  [216, 9, 29, 37, 1],
  [240, 10, 32, 42, 1],
  [264, 11, 35, 42, 1],
  [265, 12, 38, 42, 2],
  [5000, 209, 629, 42, 18],
])('%i points hang on %i panels, take %i U and stand in a cabinet of %i U, %i of them', (points, patchPanels, rackU, cabinetU, cabinets) => {
  expect(floorOf(points)).toMatchObject({ patchPanels, rackU, cabinetU, cabinets });
});

// points × π × 3.1² ÷ 40 % is 75.477 mm² a point of category 6
it.each([
  [16, '50x25'],
  [17, '50x50'],
  [33, '50x50'],
  [34, '100x50'],
  [66, '100x50'],
  [67, '100x100'],
  [132, '100x100'],
  [133, '150x75'],
  [149, '150x75'],
  [150, '200x100'],
  [265, '300x100'],
  [398, '400x100'],
  [530, '300x150'],
  [597, '400x200'],
  [1059, '400x200'],
  [1060, null],
])('the cables of %i points lie in a trunking of %s', (points, trunkSize) => {
  expect(floorOf(points).trunkSize).toBe(trunkSize);
});

it('thicker cables and a lower fill take a larger trunking', () => {
  expect(floorOf(24, { cableType: 'cat5e', trunkFillPercent: 50 }).trunkAreaMm2).toBe(1019);
  expect(floorOf(24, { cableType: 'cat6a', trunkFillPercent: 30 }).trunkAreaMm2).toBe(3534);
  expect(found({ floors: [floor(1060)] }).warnings).toEqual(['TRUNK_SPLIT_NEEDED']);
});

it.each([
  [48, 4],
  [49, 8],
  [96, 8],
  [97, 12],
  [144, 12],
  [145, 24],
  [288, 24],
  [289, 48],
  [577, 96],
  [1153, 144],
  [1728, 144],
  [1729, null],
])('%i points take a backbone of %s cores', (points, cores) => {
  expect(floorOf(points).fibreCores).toBe(cores);
});

it('a route of 0 m still has its two ends, and no route has no length', () => {
  expect(found({ floors: [floor(10, { backboneRouteM: 0 })] }).floors[0]?.backboneM).toBe(24);
  expect(found({ floors: [floor(10, { backboneRouteM: null })] }).floors[0]?.backboneM).toBeNull();
});

it('a cable as long as the box is one a box; a longer one is a contradiction', () => {
  const far = (farthestM: number) => ({ floors: [{ points: 3, farthestM, nearestM: 20 }], boxLengthM: 50 });
  expect(found(far(60)).floors[0]).toMatchObject({ averageM: 50, cablesPerBox: 1, boxes: 3 });
  expect(errorsOf(far(60.1))).toEqual(['floors[0].farthestM CONFLICT']);
});

it('each floor is named with what is wrong on it, turned round before too long', () => {
  const turned = { points: 3, farthestM: 20, nearestM: 30 };
  const long = { points: 3, farthestM: 300, nearestM: 300 };
  expect(errorsOf({ floors: [turned, floor(3), turned] })).toEqual(['floors[0].nearestM CONFLICT', 'floors[2].nearestM CONFLICT']);
  expect(errorsOf({ floors: [turned, long] })).toEqual(['floors[0].nearestM CONFLICT', 'floors[1].farthestM CONFLICT']);
  expect(errorsOf({ floors: [long, floor(3), long] })).toEqual(['floors[0].farthestM CONFLICT', 'floors[2].farthestM CONFLICT']);
  expect(errorsOf({ floors: [turned, floor(0)] })).toEqual(['floors[1].points OUT_OF_RANGE']);
});

it('boxes and faceplates are whole on each floor, modules and plugs over all', () => {
  const two = found({ floors: [floor(7), floor(7)] });
  expect(two).toMatchObject({
    totalPoints: 14,
    totalBoxes: 4,
    faceplates: 8,
    backBoxes: 8,
    modules: 15,
    rj45Plugs: 65,
    patchCordsCloset: 14,
    patchCordsDesk: 14,
  });
  expect(found({ floors: [floor(14)] })).toMatchObject({ totalBoxes: 3, faceplates: 7 });
  expect(found({ floors: [floor(7)], pointsPerOutlet: 4 }).faceplates).toBe(2);
});

it('a spare that comes out whole is not rounded up by noise', () => {
  expect(found({ floors: [floor(100)] })).toMatchObject({ modules: 103, rj45Plugs: 460 });
});

it('90 m with its ends is still a horizontal cable', () => {
  expect(found({ floors: [floor(10, { farthestM: 84 })] }).warnings).toEqual([]);
  expect(found({ floors: [floor(10, { farthestM: 84.1 }), floor(1060)] }).warnings).toEqual(['HORIZONTAL_OVER_90M', 'TRUNK_SPLIT_NEEDED']);
});

it.each([
  [{}, ['floors REQUIRED']],
  [{ floors: [] }, ['floors REQUIRED']],
  [{ floors: [{}] }, ['floors[0].points REQUIRED', 'floors[0].farthestM REQUIRED', 'floors[0].nearestM REQUIRED']],
  [{ floors: [floor(1.5)] }, ['floors[0].points NOT_INTEGER']],
  [{ floors: [floor(5001)], pointsPerOutlet: 3, cableType: 'cat7' }, ['floors[0].points OUT_OF_RANGE', 'pointsPerOutlet NOT_IN_LIST', 'cableType NOT_IN_LIST']],
  [{ floors: [floor(5)], boxLengthM: 49, trunkFillPercent: 51 }, ['boxLengthM OUT_OF_RANGE', 'trunkFillPercent OUT_OF_RANGE']],
])('%j is refused', (inputs, errors) => {
  expect(errorsOf(inputs)).toEqual(errors);
});

it('the whole channel is bought in one category, with gigabit ports and finished cords, cabinets by height', () => {
  const inputs = { floors: [floor(96), floor(120), floor(265), floor(97)], cableType: 'cat6a', pointsPerOutlet: 4 };
  const lines = genericCabling.products(valuesOf(inputs), found(inputs));
  expect(lines).toEqual([
    { role: 'networkCableBox', quantity: 98, attributes: { lengthM: 305, category: 'cat6a' } },
    { role: 'patchPanel', quantity: 26, attributes: { ports: 24, category: 'cat6a' } },
    { role: 'cableManager', quantity: 26, attributes: {} },
    { role: 'networkSwitch', quantity: 26, attributes: { ports: 24, portMbps: 1000 } },
    { role: 'cabinet', quantity: 1, attributes: { cabinetU: 18 } },
    { role: 'cabinet', quantity: 2, attributes: { cabinetU: 22 } },
    { role: 'cabinet', quantity: 2, attributes: { cabinetU: 42 } },
    // 4, 5, 12 and 5 panels: a strip of eight, but two cabinets and twelve switches on the third floor
    { role: 'pdu', quantity: 5, attributes: { outputs: 8 } },
    // 96 and 97 × 7.5 mm at 40 % → 10,603 and 10,714 mm², over 60 m each
    { role: 'trunking', quantity: 60, attributes: { spec: '150x75', lengthM: 2 } },
    { role: 'trunking', quantity: 30, attributes: { spec: '200x100', lengthM: 2 } },
    { role: 'trunking', quantity: 30, attributes: { spec: '300x100', lengthM: 2 } },
    { role: 'faceplate', quantity: 146, attributes: { ports: 4 } },
    { role: 'backBox', quantity: 146, attributes: {} },
    { role: 'keystoneModule', quantity: 596, attributes: { category: 'cat6a' } },
    { role: 'patchCord', quantity: 578, attributes: { lengthM: 2, category: 'cat6a' } },
    { role: 'patchCord', quantity: 578, attributes: { lengthM: 3, category: 'cat6a' } },
  ]);
  const made = genericCabling.products(valuesOf({ ...inputs, cords: 'made' }), found({ ...inputs, cords: 'made' }));
  expect(made.filter(({ role }) => role === 'patchCord' || role === 'rj45Plug')).toEqual([
    { role: 'rj45Plug', quantity: 27, attributes: { pieces: 100, category: 'cat6a' } },
  ]);
});

it('a way to the main room brings the backbone: cable by cores, boxes at both ends, a pigtail a core, a cord for each pair in use', () => {
  const ofBackbone = (floors: object[]) =>
    genericCabling
      .products(valuesOf({ floors }), found({ floors }))
      .filter(({ role }) => role.startsWith('fibre'))
      .map(({ role, quantity, attributes }) => `${quantity} ${role} ${attributes['cores'] ?? attributes['lengthM']}`);
  expect(ofBackbone([floor(100)])).toEqual([]);
  // 100 points: 12 cores of three units; 40 × 1.1 + 24 = 68 m; 48 points: 4 cores, 900 × 1.1 + 24 = 1014 m are two rolls
  expect(ofBackbone([floor(100, { backboneRouteM: 40 }), floor(48, { backboneRouteM: 900 }), floor(30)])).toEqual([
    '2 fibreCable 4',
    '1 fibreCable 12',
    '2 fibreBox 12',
    '1 fibreBox 24',
    '32 fibrePigtail 1.5',
    '8 fibreCord 3',
  ]);
  // above 144 cores no size does
  expect(ofBackbone([floor(1800, { backboneRouteM: 40 })])).toEqual([]);
});

it('says what of trunking and backbone is in the list and what is not', () => {
  const said = (floors: object[]) => genericCabling.meaning(valuesOf({ floors }), found({ floors })).at(-1);
  expect(said([floor(100)])).toContain('没有填主干路由，清单里没有主干光缆和光纤配线架');
  expect(said([floor(100, { backboneRouteM: 40 }), floor(9)])).toContain('1 层没有填主干路由');
  expect(said([floor(1800, { backboneRouteM: 40 })])).toContain('1 层超过 144 芯');
});

it('a list gives a point for each camera and the category of its cable', () => {
  const camera = { role: 'ipCamera', quantity: 12, attributes: {} };
  const box = (category: string) => ({ role: 'networkCableBox', quantity: 1, attributes: { category } });
  expect(genericCabling.inputsFrom([camera, box('cat5e'), camera])).toEqual({ floors: [{ points: 24 }], cableType: 'cat5e' });
  expect(genericCabling.inputsFrom([camera, box('cat9')])).toEqual({ floors: [{ points: 12 }] });
  expect(genericCabling.inputsFrom([box('cat6')])).toBeNull();
});

it('the message to copy names cable, panels and cabinets', () => {
  const inputs = { floors: [floor(100), floor(100), floor(24)] };
  expect(genericCabling.meaning(valuesOf(inputs), found(inputs))[0]).toBe(
    '224 个信息点需要六类网线 38 箱（每箱 305 m）、24 口配线架 11 个、6U 机柜 1 台、22U 机柜 2 台。',
  );
});
