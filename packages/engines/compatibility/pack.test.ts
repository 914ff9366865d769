/** The packing against HiGHS, an exact solver of whole-number programs, on problems small enough for both. */
import fc from 'fast-check';
import loadHighs from 'highs';
import { expect, it } from 'vitest';
import { pack, PACK_STEPS, type Bin, type Load, type Packing } from './pack.ts';

const highs = await loadHighs();

/** The same question as a program: pieces of each load on each unit, each a whole number. */
function canBePacked(loads: readonly Load[], bins: readonly Bin[]): boolean {
  const units = bins.flatMap(({ count, room }, bin) => Array.from({ length: count }, () => ({ bin, room })));
  const name = (load: number, unit: number) => `x${load}_${unit}`;
  const fitting = loads.map(({ on }) => units.flatMap(({ bin }, unit) => (on[bin] ? [unit] : [])));
  if (loads.some(({ count }, load) => count > 0 && fitting[load]?.length === 0)) return false;
  const rows = loads.map(({ count }, load) => `l${load}: ${fitting[load]?.map((unit) => name(load, unit)).join(' + ')} = ${count}`);
  units.forEach(({ bin, room }, unit) =>
    room.forEach((has, dimension) => {
      const terms = loads.flatMap(({ on }, load) => {
        const take = on[bin]?.[dimension] ?? 0;
        return take > 0 ? [`${take} ${name(load, unit)}`] : [];
      });
      if (terms.length > 0) rows.push(`u${unit}_${dimension}: ${terms.join(' + ')} <= ${has}`);
    }),
  );
  const all = loads.flatMap((_load, load) => fitting[load]?.map((unit) => name(load, unit)) ?? []);
  const program = `Minimize\n obj: 0 ${all[0]}\nSubject To\n ${rows.join('\n ')}\nGeneral\n ${all.join(' ')}\nEnd`;
  return highs.solve(program).Status === 'Optimal';
}

/** Whether what was found holds: every piece is somewhere, no unit twice, nothing too full. */
function holds(loads: readonly Load[], bins: readonly Bin[], packing: Packing): boolean {
  if (packing.kind !== 'packed') return true;
  const placed = loads.map((_load, load) => packing.packed.reduce((sum, { units, pieces }) => sum + units * (pieces[load] ?? 0), 0));
  const used = bins.map((_bin, bin) => packing.packed.reduce((sum, one) => sum + (one.bin === bin ? one.units : 0), 0));
  return (
    placed.every((pieces, load) => pieces === loads[load]?.count) &&
    used.every((units, bin) => units <= (bins[bin]?.count ?? 0)) &&
    packing.packed.every(({ bin, pieces }) =>
      (bins[bin]?.room ?? []).every(
        (has, dimension) => pieces.reduce((sum, count, load) => sum + count * (loads[load]?.on[bin]?.[dimension] ?? 0), 0) <= has + 1e-6,
      ),
    )
  );
}

const problem = fc.record({ loads: fc.integer({ min: 1, max: 4 }), bins: fc.integer({ min: 1, max: 3 }) }).chain(({ loads, bins }) =>
  fc.record({
    loads: fc.array(
      fc.record({
        count: fc.integer({ min: 1, max: 7 }),
        on: fc.array(fc.option(fc.tuple(fc.constant(1), fc.integer({ min: 1, max: 9 })), { freq: 4 }), { minLength: bins, maxLength: bins }),
      }),
      { minLength: loads, maxLength: loads },
    ),
    bins: fc.array(fc.record({ count: fc.integer({ min: 1, max: 3 }), room: fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 4, max: 30 })) }), {
      minLength: bins,
      maxLength: bins,
    }),
  }),
);

it('says what an exact solver says, and what it finds holds', () => {
  const seen = { packed: 0, impossible: 0, undecided: 0 };
  fc.assert(
    fc.property(problem, ({ loads, bins }) => {
      const packing = pack(loads, bins, { left: 5_000_000 }, 5_000_000);
      seen[packing.kind] += 1;
      expect(holds(loads, bins, packing)).toBe(true);
      expect(packing.kind).toBe(canBePacked(loads, bins) ? 'packed' : 'impossible');
    }),
    { numRuns: 600 },
  );
  expect(seen.packed).toBeGreaterThan(60);
  expect(seen.impossible).toBeGreaterThan(60);
  expect(seen.undecided).toBe(0);
});

const alike = (count: number, ...takes: number[]): Load => ({ count, on: [takes] });

it.each([
  ['seven of 4 on two units of 13: three each, one is left over', [alike(7, 4)], [{ count: 2, room: [13] }], { kind: 'impossible', left: 1 }],
  ['a million alike pieces are one step', [alike(1_000_000, 1)], [{ count: 100_000, room: [10] }], { kind: 'packed' }],
  ['too much of everything is seen at once', [alike(1_000_001, 1)], [{ count: 100_000, room: [10] }], { kind: 'impossible' }],
  ['nothing is always packed', [], [], { kind: 'packed', packed: [] }],
] as const)('%s', (_name, loads, bins, said) => expect(pack(loads, bins, { left: PACK_STEPS })).toMatchObject(said));

it('says so when its steps ran out', () => {
  const loads = [11, 13, 17, 19, 23, 29, 31].map((take) => alike(9, take));
  expect(pack(loads, [{ count: 18, room: [72] }], { left: 400 }, 40).kind).toBe('undecided');
});
