/** Whether an accessory of the demo catalogue fits a product, by what both say of themselves: supply, place, mounting, housing, size. Source: GOODS-31. */
import type { DemoAttributes, Family } from './catalog-family.ts';

/** A model with all that is known of it. */
export interface FittedGoods {
  category: string;
  /** Of the family. */
  name: string;
  attributes: DemoAttributes;
}

/** Device power that a port of the standard gives, in watt. */
const POE_DEVICE_W: Readonly<Record<string, number>> = { '802.3af': 12.95, '802.3at': 25.5, '802.3bt（60 W）': 51, '802.3bt（90 W）': 71.3 };
/** Of what an adapter gives, a device that runs day and night takes four fifths. */
const LOAD_SHARE = 0.8;
/** Mountings that hold a device made for the one before the colon. */
const MOUNTS: Readonly<Record<string, readonly string[]>> = { 壁装: ['壁装', '墙角', '抱杆'], 吊装: ['吊装', '壁装'], 抱杆: ['抱杆'] };
const ROUND = ['dome-camera', 'turret-camera', 'people-counter'];
const HOUSINGS = ['半球', '枪机', '球机'];
/** Bays of a recorder that rack ears are made for, by the rack units of the ears. */
const BAYS_MAX = [0, 2, 8, 16];

const number = ({ attributes }: FittedGoods, code: string): number | undefined => (typeof attributes[code] === 'number' ? attributes[code] : undefined);

/** As brackets are named for. */
function housingOf({ category, attributes }: FittedGoods): string {
  if (ROUND.includes(category) || attributes['lens'] === '鱼眼') return '半球';
  return category === 'ptz-camera' || category === 'panoramic-camera' || attributes['zoom'] !== undefined ? '球机' : '枪机';
}

function isHeldBy(bracket: FittedGoods, device: FittedGoods): boolean {
  const { bracket: mounting, bracketIncluded, location } = device.attributes;
  if (bracketIncluded === true || (location === '室外' && bracket.attributes['material'] === 'ABS')) return false;
  const housing = housingOf(device);
  const madeFor = bracket.name.startsWith('吸顶') ? '半球' : HOUSINGS.find((word) => bracket.name.startsWith(word));
  // one for all cameras holds none that hangs
  const isHoused = madeFor === undefined ? housing !== '半球' : madeFor === housing;
  // a bridge says nothing of its mounting: it stands on a pole
  const mounts = housing === '半球' ? ['壁装', '吊装'] : (MOUNTS[String(mounting ?? '抱杆')] ?? []);
  return isHoused && mounts.includes(String(bracket.attributes['type']));
}

function areEarsOf(ears: FittedGoods, device: FittedGoods): boolean {
  const [units, bays] = [number(ears, 'cabinetU'), number(device, 'hddBays') ?? number(device, 'bays')];
  if (units === undefined || bays === undefined) return true;
  return device.attributes['power'] === 'AC 220V' && bays <= (BAYS_MAX[units] ?? 0) && bays > (BAYS_MAX[units - 1] ?? 0);
}

/** All but its supply. */
function suits(accessory: FittedGoods, device: FittedGoods): boolean {
  const { category, attributes: own } = accessory;
  const { attributes: its } = device;
  if (category.endsWith('-bracket')) return isHeldBy(accessory, device);
  if (category === 'power-adapter') return !(own['location'] === '室内' && its['location'] === '室外');
  // a box behind a plate in the wall is no device's
  if (category === 'junction-box' && own['installType'] === undefined && own['ipRating'] === undefined) return false;
  if (category === 'junction-box')
    return own['installType'] === '嵌入' ? !device.name.startsWith('闸机') : its['location'] !== '室外' || Number(own['ipRating']) >= 65;
  if (category === 'hdd') return Number(own['sizeTB']) <= (number(device, 'maxDiskTB') ?? Infinity);
  if (category === 'rack-fitting') return areEarsOf(accessory, device);
  if (category === 'cabinet') return its['installType'] === '机架式';
  if (category === 'sfp-module') return own['portMbps'] === its['uplinkMbps'] || (device.category === 'core-switch' && own['portMbps'] === its['portMbps']);
  if (category === 'patch-cord') return (number(device, 'uplinkMbps') ?? Infinity) >= 1000;
  // a controller's stands in its power box, any other's beside the mains part
  if (category === 'battery') return device.category === 'door-controller' || its['power'] !== 'DC 12V';
  if (category === 'alarm-output' || category === 'alarm-host') return its['link'] !== undefined;
  return true;
}

/** What feeds a device, and the glass that meets its own: where models of a family differ in it, it is for those that take it. */
function feeds(accessory: FittedGoods, device: FittedGoods): boolean {
  const { voltage, currentA, poeStandard, fibreMode } = accessory.attributes;
  const { power } = device.attributes;
  const watt = number(device, 'powerW') ?? 0;
  if (['power-adapter', 'central-power', 'poe-switch'].includes(accessory.category)) {
    if (typeof poeStandard === 'string') return power === 'PoE' && watt <= (POE_DEVICE_W[poeStandard] ?? 0);
    return power === (voltage === 12 ? 'DC 12V' : 'AC 24V') && watt <= Number(voltage) * Number(currentA) * LOAD_SHARE;
  }
  return [undefined, fibreMode].includes(device.attributes['fibreMode'] as string | undefined) || fibreMode === undefined;
}

/** The models of a family with all that is known of them. */
export const goodsIn = ({ category, name, attributes, models }: Family): FittedGoods[] =>
  models.map((model) => ({ category, name, attributes: { ...attributes, ...model.attributes } }));

/** It suits every model of the family, and feeds those that it is made for. */
export function fitsFamily(family: Family, accessory: FittedGoods): boolean {
  const models = goodsIn(family);
  return models.every((model) => suits(accessory, model)) && models.some((model) => feeds(accessory, model));
}
