import { requiredPoeClass, streamKbps } from '../calculators/index.ts';
import { POE_CAMERA_W, RECORDER_CODECS } from '../constants/list-check.ts';
import { POE_HIGHEST_CLASS } from '../constants/poe.ts';
import { readInputs, type Fields, type ValuesOf } from '../inputs/index.ts';
import { MANAGED_VIDEO, type RoleAttribute } from '../roles/index.ts';
import { inScene, type ListScene } from './camera-scene.ts';
import {
  adapterFields,
  cableBoxFields,
  cameraFields,
  converterFields,
  decoderFields,
  diskFields,
  enclosureFields,
  extenderFields,
  injectorFields,
  licenceFields,
  networkSwitchFields,
  plugFields,
  poeSwitchFields,
  powerCableFields,
  QUANTITY_MAX,
  recorderFields,
  storageServerFields,
  supplyFields,
  type CheckedRole,
} from './fields.ts';
import type { Findings } from './findings.ts';
import type { ListedLine } from './read-lines.ts';

/** A line as its rules read it. What is absent from `has` is missing or makes no sense: those rules leave the line out. */
export interface Part<F extends Fields> {
  place: number;
  quantity: number;
  has: Partial<ValuesOf<F>>;
}

/** null: not said. */
interface Maker {
  brand: string | null;
  protocols: readonly string[] | null;
}

export interface Camera extends Part<typeof cameraFields>, Maker {
  /** Main stream; null where its description is not complete. */
  kbps: number | null;
  /** `poe`, `dc12`, `ac24`, or another supply no rule looks at. */
  power: string;
  /** 0–8; one above the highest of the standard where its power is beyond every class. */
  poeClass: number;
  /** What the PoE arithmetic counts with; undefined: the class says it. */
  poeW: number | undefined;
  /** Type of the bracket it needs; null: none. */
  bracket: string | null;
  /** Whether its joint lies in a box of its own; null: not said, its mounting decides. */
  junctionBox: boolean | null;
  /** Families of brackets its own accessory relation names as fitting; empty: none is registered, the type decides. */
  bracketSpus: readonly string[];
  /** Models of that relation to offer, best first. */
  bracketSkus: readonly string[];
}

export interface Recorder extends Part<typeof recorderFields>, Maker {
  codecs: readonly string[];
}

export interface Bracket extends Part<Record<string, never>> {
  type: string | null;
  /** Its family in the catalogue; null: not known (a device of the customer's own), then it fits by its type. */
  spu: string | null;
  isIndoor: boolean;
}

/** How copper is made; null: not said. */
export interface CableMake {
  category: string | null;
  shielding: string | null;
}
const madeOf = (attributes: ListedLine['attributes']): CableMake => ({ category: wordOf(attributes['category']), shielding: wordOf(attributes['shielding']) });

/** Every line of a role the rules know, in the order of the list. */
export interface Parts {
  cameras: Camera[];
  recorders: Recorder[];
  disks: Part<typeof diskFields>[];
  enclosures: Part<typeof enclosureFields>[];
  poeSwitches: Part<typeof poeSwitchFields>[];
  injectors: Part<typeof injectorFields>[];
  extenders: Part<typeof extenderFields>[];
  networkSwitches: Part<typeof networkSwitchFields>[];
  supplies: Part<typeof supplyFields>[];
  adapters: Part<typeof adapterFields>[];
  /** `isIndoor`: made for indoors, and says so. */
  cableBoxes: (Part<typeof cableBoxFields> & CableMake & { isIndoor: boolean })[];
  converters: Part<typeof converterFields>[];
  plugs: (Part<typeof plugFields> & CableMake)[];
  brackets: Bracket[];
  junctionBoxes: Part<Fields>[];
  /** Those whose points may be cameras: of what it manages it says nothing, or that video is among it. */
  platforms: Part<typeof licenceFields>[];
  licences: Part<typeof licenceFields>[];
  powerCables: Part<typeof powerCableFields>[];
  monitors: Part<Fields>[];
  decoders: Part<typeof decoderFields>[];
  ups: Part<Fields>[];
}

/** Beyond every class of PoE. */
export const NO_POE_CLASS = POE_HIGHEST_CLASS.value.bt4 + 1;

/**
 * What the list has, by role. Numbers that are missing or make no sense are noted in `findings`, never guessed. `scene`: of cameras
 * that do not say theirs.
 */
export function readParts(lines: readonly ListedLine[], findings: Findings, scene?: ListScene): Parts {
  const byRole = Map.groupBy(lines, ({ role }) => role);
  const of = (role: CheckedRole): readonly ListedLine[] => byRole.get(role) ?? [];
  const part = <F extends Fields>(fields: F, { place, quantity, attributes }: ListedLine): Part<F> => ({
    place,
    quantity,
    has: readKnown(fields, attributes, (name) => findings.lacks(place, name)),
  });
  const partsOf = <F extends Fields>(role: CheckedRole, fields: F): Part<F>[] => of(role).map((line) => part(fields, line));
  return {
    cameras: of('ipCamera').map((line) => cameraOf(part(cameraFields, { ...line, attributes: inScene(line.attributes, scene) }), line.attributes)),
    recorders: [
      ...of('nvr').map((line) => recorderOf(part(recorderFields, line), line.attributes)),
      ...of('storageServer').map((line) => recorderOf({ ...line, ...countless(part(storageServerFields, line)) }, line.attributes)),
    ],
    disks: partsOf('hdd', diskFields),
    enclosures: partsOf('diskEnclosure', enclosureFields),
    poeSwitches: partsOf('poeSwitch', poeSwitchFields),
    injectors: partsOf('poeInjector', injectorFields),
    extenders: partsOf('poeExtender', extenderFields),
    networkSwitches: partsOf('networkSwitch', networkSwitchFields),
    supplies: partsOf('powerSupply12V', supplyFields),
    adapters: partsOf('powerAdapter', adapterFields),
    cableBoxes: of('networkCableBox').map((line) => ({
      ...part(cableBoxFields, line),
      ...madeOf(line.attributes),
      isIndoor: line.attributes['location'] === 'indoor',
    })),
    converters: partsOf('mediaConverter', converterFields),
    plugs: of('rj45Plug').map((line) => ({ ...part(plugFields, line), ...madeOf(line.attributes) })),
    brackets: of('bracket').map((line) => {
      const type = wordOf(line.attributes['type']);
      if (type === null) findings.lacks(line.place, 'type');
      return { ...part({}, line), type, spu: wordOf(line.attributes['spu']), isIndoor: line.attributes['location'] === 'indoor' };
    }),
    junctionBoxes: partsOf('junctionBox', {}),
    platforms: of('managementPlatform')
      .filter(({ attributes }) => wordsOf(attributes['manages'])?.includes(MANAGED_VIDEO) !== false)
      .map((line) => part(licenceFields, line)),
    licences: partsOf('videoLicence', licenceFields),
    powerCables: partsOf('powerCable', powerCableFields),
    monitors: partsOf('monitor', {}),
    decoders: partsOf('videoDecoder', decoderFields),
    ups: partsOf('upsHost', {}),
  };
}

const recorderOf = (part: Part<typeof recorderFields>, attributes: ListedLine['attributes']): Recorder => ({
  ...part,
  ...makerOf(attributes),
  codecs: wordsOf(attributes['codecs']) ?? RECORDER_CODECS.value,
});

/** Of the recorders, those that show pictures too. */
export const isNvr = ({ has }: Recorder): boolean => has.channels !== QUANTITY_MAX;

/** A storage server counts no channels and shows no picture: its bandwidth is its limit. */
const countless = ({ has }: Part<typeof storageServerFields>): Pick<Part<typeof recorderFields>, 'has'> => ({
  has: { channels: QUANTITY_MAX, poePorts: 0, poeBudgetW: 0, poeStandard: 'at', ...has },
});

/** All fields at once; where one is refused each by itself, so that a bad figure does not hide the others. */
function readKnown<F extends Fields>(fields: F, attributes: ListedLine['attributes'], lacks: (name: string) => void): Partial<ValuesOf<F>> {
  const whole = readInputs(fields, attributes);
  if (whole.ok) return whole.values;
  const known: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const read = readInputs({ [name]: field }, attributes);
    if (read.ok) known[name] = read.values[name];
    else lacks(name);
  }
  return known as Partial<ValuesOf<F>>;
}

function cameraOf(part: Part<typeof cameraFields>, attributes: ListedLine['attributes']): Camera {
  const { has } = part;
  const poeW = has.powerW ?? (has.poeClass === undefined ? POE_CAMERA_W.value : undefined);
  return {
    ...part,
    ...makerOf(attributes),
    kbps: streamOf(has),
    power: wordOf(attributes['power']) ?? 'poe',
    poeClass: requiredPoeClass({ powerW: poeW, poeClass: has.poeClass }) ?? NO_POE_CLASS,
    poeW,
    bracket: wordOf(attributes['bracket']),
    junctionBox: typeof attributes['junctionBox'] === 'boolean' ? attributes['junctionBox'] : null,
    bracketSpus: wordsOf(attributes['bracketSpus']) ?? [],
    bracketSkus: wordsOf(attributes['bracketSkus']) ?? [],
  };
}

function streamOf({ resolution, codec, fps, scene, audio, bitrateKbps }: Camera['has']): number | null {
  if (codec === undefined || fps === undefined || scene === undefined || audio === undefined) return null;
  if (resolution === undefined && bitrateKbps === undefined) return null;
  return streamKbps({ resolution, codec, fps, scene, audio, bitrateKbps });
}

const makerOf = (attributes: ListedLine['attributes']): Maker => ({
  brand: wordOf(attributes['brand']),
  protocols: wordsOf(attributes['protocols']),
});

const wordOf = (given: RoleAttribute | undefined): string | null => (typeof given === 'string' && given.trim() !== '' ? given : null);

const wordsOf = (given: RoleAttribute | undefined): readonly string[] | null =>
  Array.isArray(given) ? given.filter((word): word is string => typeof word === 'string') : null;
