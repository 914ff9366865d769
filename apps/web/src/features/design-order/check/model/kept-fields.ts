/** What is asked of a device the customer has already: the figures of its role the rules read, those that matter first. Pure. */
import {
  adapterFields,
  cameraFields,
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
  recorderFields,
  storageServerFields,
  supplyFields,
} from '@portal/engines/compatibility';
import { defineFields, errorText, readInputs, type Fields, type Raw } from '@portal/engines/inputs';
import { roleName } from '@portal/engines/roles';
import { parseFigure } from '@portal/units';
import type { NamedKeptDevice } from './check-store.ts';

const bracketTypes = [
  { value: 'wall', label: '壁装' },
  { value: 'ceiling', label: '吊装' },
  { value: 'pole', label: '抱杆' },
  { value: 'corner', label: '墙角' },
] as const;

const { resolution, codec, scene, bitrateKbps, powerW } = cameraFields;
// left open it is the list's
const { default: _medium, ...sceneOfItsOwn } = scene;
const { channels, incomingMbps, hddBays, poePorts, poeBudgetW, outputs } = recorderFields;

/** Roles that can be kept, in the order of the choice, with what is asked of each. */
export const keptFields: Readonly<Record<string, Fields>> = {
  ipCamera: defineFields({
    resolution,
    codec,
    scene: sceneOfItsOwn,
    bitrateKbps,
    power: {
      kind: 'option',
      label: '供电方式',
      options: [
        { value: 'poe', label: 'PoE' },
        { value: 'dc12', label: 'DC 12V' },
        { value: 'ac24', label: 'AC 24V' },
      ],
      default: 'poe',
    },
    powerW,
  }),
  nvr: defineFields({ channels, incomingMbps, hddBays, poePorts, poeBudgetW, outputs }),
  storageServer: storageServerFields,
  hdd: diskFields,
  diskEnclosure: enclosureFields,
  poeSwitch: poeSwitchFields,
  poeInjector: injectorFields,
  poeExtender: extenderFields,
  networkSwitch: networkSwitchFields,
  powerSupply12V: supplyFields,
  powerAdapter: adapterFields,
  networkCableBox: {},
  mediaConverter: {},
  rj45Plug: plugFields,
  bracket: defineFields({ type: { kind: 'option', label: '类型', options: bracketTypes, required: true } }),
  junctionBox: {},
  managementPlatform: licenceFields,
  videoLicence: licenceFields,
  powerCable: powerCableFields,
  monitor: {},
  videoDecoder: decoderFields,
  upsHost: {},
};

/** What was typed or chosen, by field; '' is nothing. */
export type KeptDraft = Readonly<Record<string, string>>;

/** The device a draft describes, or what is wrong with it, by field. `name` left empty is the role's. */
export function readKept(
  role: string,
  name: string,
  quantity: number,
  draft: KeptDraft,
): { ok: true; device: NamedKeptDevice } | { ok: false; errors: ReadonlyMap<string, string> } {
  const fields = keptFields[role] ?? {};
  const given: Raw = Object.fromEntries(Object.entries(fields).flatMap(([field, { kind }]) => typedValue(kind, draft[field] ?? '', field)));
  const read = readInputs(fields, given);
  if (!read.ok) return { ok: false, errors: new Map(read.errors.map((error) => [error.field, errorText(fields, error, given)])) };
  return { ok: true, device: { role, quantity, attributes: given as NamedKeptDevice['attributes'], name: name.trim() || roleName(role) } };
}

const typedValue = (kind: string, text: string, field: string): [string, unknown][] =>
  text.trim() === '' ? [] : [[field, kind === 'number' ? (parseFigure(text) ?? Number.NaN) : text]];
