/** Licences of a platform for the cameras: what is short, and in which packs it is bought. Source: CHECK-8. */
import { LICENCE_SIZES } from '../constants/list-check.ts';
import { ceil, floor, numberText, sumOf } from '../inputs/index.ts';
import { MANAGED_VIDEO, type RoleLine } from '../roles/index.ts';
import { cameraCountOf, type CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { sizeFor } from './sizes.ts';
import { added, replaced, type Cured, type Way } from './way.ts';

/** Roles beside which a platform is not for the cameras alone: its points may be doors or lanes. */
const OTHER_SYSTEMS: ReadonlySet<string | null> = new Set([
  'gatePedestalSide',
  'gatePedestalMiddle',
  'gateUnit',
  'doorController',
  'faceTerminal',
  'barrierGate',
]);

/** Points that platform and licences have. */
const pointsOf = ({ platforms, licences }: Pick<CheckedList, 'platforms' | 'licences'>): number =>
  sumOf([...platforms, ...licences], ({ quantity, has }) => quantity * (has.licencePoints ?? 0));

const packsOf = (licencePoints: number, quantity: number): RoleLine => ({ role: 'videoLicence', quantity, attributes: { licencePoints } });

/** Rule 17g: a platform that is listed has a licence for every camera. */
export function checkLicences(list: CheckedList, findings: Findings): void {
  const { platforms, licences, all } = list;
  if (platforms.length === 0 || platforms.some(({ has }) => has.licencePoints === undefined)) return;
  if (all.some(({ role }) => OTHER_SYSTEMS.has(role))) return findings.pass('licences');
  const needed = cameraCountOf(list);
  const points = pointsOf(list);
  if (needed <= points) return;
  const { size, quantity } = sizeFor(
    LICENCE_SIZES.value,
    (one) => needed - points <= one,
    (largest) => ceil((needed - points) / largest),
  );
  findings.report({
    code: 'LICENCE_SHORT',
    severity: 'error',
    rule: '17g',
    shortBy: needed - points,
    why: `摄像机 ${numberText(needed)} 台各占 1 点授权，平台和扩容授权合计 ${numberText(points)} 点`,
    about: [...platforms, ...licences],
    cures: [findings.add(packsOf(size, quantity))],
  });
}

/** Packs beside, mixed and of one size, or a platform that brings the points itself. 20 points: 64; 2 × 16; 16 and 4 × 1; 20 × 1. */
export function* licenceWays(list: CheckedList, { proposed, mayGo }: Cured): Generator<Way> {
  if (proposed !== null) yield proposed;
  const short = cameraCountOf(list) - pointsOf(list);
  const sizes = LICENCE_SIZES.value.toReversed();
  for (const packs of mixesOf(short, sizes)) yield added(...packs);
  for (const size of sizes) yield added(packsOf(size, ceil(short / size)));
  for (const { place, quantity, has } of list.platforms.filter((one) => mayGo(one.place) && one.quantity === 1))
    yield replaced(
      [{ place, quantity }],
      // points of a platform for lanes or doors would be no cameras'
      [{ role: 'managementPlatform', quantity, attributes: { licencePoints: (has.licencePoints ?? 0) + short, manages: [MANAGED_VIDEO] } }],
    );
}

/** Packs, largest first, that reach so many points: of each size as many as fit or one more, which ends it; of the smallest what is left. */
function mixesOf(points: number, [size, ...smaller]: readonly number[]): RoleLine[][] {
  if (points <= 0 || size === undefined) return [[]];
  const [most, whole] = [ceil(points / size), smaller.length === 0 ? ceil(points / size) : floor(points / size)];
  return [...new Set([most, whole])].flatMap((packs) =>
    mixesOf(points - packs * size, smaller).map((rest) => (packs === 0 ? rest : [packsOf(size, packs), ...rest])),
  );
}
