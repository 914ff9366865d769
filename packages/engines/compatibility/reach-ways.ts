/** Ways for runs that copper does not reach: an extender in their middle, or light between a pair of converters and power where the camera stands. Sources: CHECK-10.8, CHECK-10.9. */
import { CAMERA_SUPPLY_VOLTAGES, CONVERTER_ADAPTER_A } from '../constants/list-check.ts';
import { POE_RESERVE_PERCENT } from '../constants/poe.ts';
import { ACCESS_PORT_MBPS, FIBRE_CORD_M } from '../constants/video-surveillance.ts';
import { ceil, sumOf } from '../inputs/index.ts';
import { poeStandards, servesClass, type PoeStandard, type RoleAttribute, type RoleLine } from '../roles/index.ts';
import type { CableRun } from './cable-runs.ts';
import { checkCable, checkPlugs, runsBeyond } from './cabling-rules.ts';
import type { CheckedList } from './demand.ts';
import { drawnW } from './drawn-power.ts';
import { extendedBy, extenderStandard, type ExtendedRun } from './extenders.ts';
import { CONVERTERS_PER_RUN, checkFibre, farthestWayM } from './fibre-rules.ts';
import { createFindings } from './findings.ts';
import type { Camera } from './parts.ts';
import { added, type Way } from './way.ts';
import { withLines } from './with-lines.ts';

/** By either kind of glass, where no converter of the list says which it takes; the prices tell which is cheaper. */
export function* reachWays(list: CheckedList): Generator<Way> {
  const runs = runsBeyond(list);
  if (runs.length === 0) return;
  const [extended, others] = [runs.flatMap((run) => extendedBy(run) ?? []), runs.filter((run) => extendedBy(run) === null)];
  const extenders = extended.length === 0 ? [] : extendersFor(list, extended);
  if (others.length === 0) yield added(...extenders);
  yield* lightWays(list, runs);
  if (extenders.length > 0 && others.length > 0) for (const { adds } of lightWays(withLines(list, extenders), others)) yield added(...extenders, ...adds);
}

function* lightWays(list: CheckedList, runs: readonly CableRun[]): Generator<Way> {
  const power = powerAt(runs);
  if (power === null) return;
  const said = list.all.flatMap(({ role, attributes: { fibreMode } }) => (role === 'mediaConverter' && typeof fibreMode === 'string' ? [fibreMode] : []));
  for (const fibreMode of said.length > 0 ? new Set(said) : ['single', 'multi']) {
    const converters = convertersFor(list, runs, fibreMode);
    yield added(...converters, ...glassFor(list, converters), ...power, ...convertersPower(converters));
  }
}

/** One for each run, of the standard that carries it and its camera, with the copper that now reaches. */
function extendersFor(list: CheckedList, runs: readonly ExtendedRun[]): RoleLine[] {
  const attributesOf = (run: ExtendedRun): RoleLine['attributes'] => ({
    poeStandard: extenderStandard(run),
    portMbps: ACCESS_PORT_MBPS.value,
    ...(run.camera.has.location === OUTDOORS && { location: OUTDOORS }),
  });
  const alike = Map.groupBy(runs, (run) => JSON.stringify(attributesOf(run)));
  const extenders = [...alike.values()].flatMap(([first, ...more]): RoleLine[] =>
    first === undefined ? [] : [{ role: 'poeExtender', quantity: piecesOf([first, ...more]), attributes: attributesOf(first) }],
  );
  const keyOf = ({ role, attributes }: RoleLine): string => JSON.stringify([role, attributes]);
  const askedOf = (asked: CheckedList): RoleLine[] => {
    const findings = createFindings();
    checkCable(asked, findings);
    checkPlugs(asked, findings);
    return findings.additions;
  };
  const before = askedOf(list);
  const copper = askedOf(withLines(list, extenders)).map((line) => ({
    ...line,
    quantity: line.quantity - piecesOf(before.filter((one) => keyOf(one) === keyOf(line))),
  }));
  return [...extenders, ...some(copper)];
}

const OUTDOORS = 'outdoor';
const outdoorsOf = (runs: readonly CableRun[]): CableRun[] => runs.filter(({ camera }) => camera.has.location === OUTDOORS);
const piecesOf = (parts: readonly { quantity: number }[]): number => sumOf(parts, ({ quantity }) => quantity);
const some = (lines: readonly RoleLine[]): RoleLine[] => lines.filter(({ quantity }) => quantity > 0);

/** What stands outdoors in a box is made for it. */
function convertersFor(list: CheckedList, runs: readonly CableRun[], fibreMode: string): RoleLine[] {
  const attributes = { portMbps: ACCESS_PORT_MBPS.value, fibreMode, distanceKm: ceil(farthestWayM(list) / 100) / 10, ports: 1 };
  const outdoors = piecesOf(outdoorsOf(runs));
  return some([
    { role: 'mediaConverter', quantity: CONVERTERS_PER_RUN * piecesOf(runs) - outdoors, attributes },
    { role: 'mediaConverter', quantity: outdoors, attributes: { ...attributes, location: OUTDOORS } },
  ]);
}

/** What the check would ask for beside them, less what it asks for already. */
function glassFor(list: CheckedList, converters: readonly RoleLine[]): RoleLine[] {
  const askedOf = (asked: CheckedList): RoleLine[] => {
    const findings = createFindings();
    checkFibre(asked, findings);
    return findings.additions.filter(({ role }) => role !== 'mediaConverter');
  };
  const before = askedOf(list);
  return some(
    askedOf(withLines(list, converters)).map((line) => ({ ...line, quantity: line.quantity - piecesOf(before.filter(({ role }) => role === line.role)) })),
  );
}

/** Glass carries no power: an injector for each camera that its cable feeds, with the reserve; null where none is strong enough. */
function powerAt(runs: readonly CableRun[]): RoleLine[] | null {
  const fed = runs.filter(({ camera }) => camera.power === 'poe');
  if (fed.some(({ camera }) => standardFor(camera) === undefined)) return null;
  const alike = Map.groupBy(fed, ({ camera }) => JSON.stringify(injectorOf(camera)));
  return [...alike].map(([attributes, same]) => ({
    role: 'poeInjector',
    quantity: piecesOf(same),
    attributes: JSON.parse(attributes) as ReturnType<typeof injectorOf>,
  }));
}

const standardFor = ({ poeClass }: Camera): PoeStandard | undefined => poeStandards.find((standard) => servesClass(standard, poeClass));

const injectorOf = (camera: Camera): Record<string, RoleAttribute> => ({
  poePorts: 1,
  poeBudgetW: ceil(drawnW(camera, FIBRE_CORD_M.value) * (1 + POE_RESERVE_PERCENT.value / 100)),
  poeStandard: standardFor(camera) ?? 'bt4',
  ...(camera.has.location === OUTDOORS && { location: OUTDOORS }),
});

/** An adapter of its own for each. */
const convertersPower = (converters: readonly RoleLine[]): RoleLine[] =>
  converters.map(({ quantity, attributes: { location } }) => {
    const attributes: Record<string, RoleAttribute> = { voltage: CAMERA_SUPPLY_VOLTAGES.value.dc12, currentA: CONVERTER_ADAPTER_A.value };
    return { role: 'powerAdapter', quantity, attributes: location === undefined ? attributes : { ...attributes, location } };
  });
