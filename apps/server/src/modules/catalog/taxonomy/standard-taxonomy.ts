/** What an operator's own catalogue is imported into: categories, typed attributes, and which category offers which. */
import type { CatalogRows } from '../loading/insert-catalog.ts';
import { standardAttributes } from './standard-attributes.ts';
import { standardCategories } from './standard-categories.ts';

/** Second category by `dataId` → codes of the attributes its models are filtered and described by. */
const OFFERED: Readonly<Record<string, string>> = {
  'dome-camera':
    'resolution sensor lens focalLengthMm focalLengthMaxMm hfovDeg lightType irRangeM fps features audio codec codecs protocols power powerW poeClass location ipRating ikRating bracket bracketIncluded',
  'turret-camera':
    'resolution sensor lens focalLengthMm focalLengthMaxMm hfovDeg lightType irRangeM fps features audio codec codecs protocols power powerW poeClass location ipRating ikRating bracket bracketIncluded',
  'bullet-camera':
    'resolution sensor lens focalLengthMm focalLengthMaxMm hfovDeg lightType irRangeM fps features audio codec codecs protocols power powerW poeClass location ipRating bracket bracketIncluded',
  'ptz-camera':
    'resolution sensor lens focalLengthMm focalLengthMaxMm hfovDeg zoom lightType irRangeM fps features audio codec codecs protocols power powerW poeClass location ipRating bracket bracketIncluded',
  'panoramic-camera':
    'resolution lens focalLengthMm hfovDeg lightType irRangeM fps features audio codec codecs protocols power powerW poeClass location ipRating ikRating bracket bracketIncluded',
  'multi-lens-camera':
    'resolution sensor lens focalLengthMm hfovDeg zoom lightType irRangeM fps features audio codec codecs protocols power powerW poeClass location ipRating bracket bracketIncluded',
  'box-camera':
    'resolution sensor lens focalLengthMm hfovDeg lightType irRangeM fps features audio codec codecs protocols power powerW poeClass location ipRating bracket bracketIncluded',
  'people-counter':
    'resolution sensor lens focalLengthMm hfovDeg lightType irRangeM fps features audio codec codecs protocols power powerW poeClass location ipRating bracket bracketIncluded',
  'wireless-camera':
    'resolution sensor lens focalLengthMm lightType irRangeM fps features audio codec codecs protocols frequencyGHz power powerW location ipRating bracket bracketIncluded',
  'thermal-camera':
    'resolution lens focalLengthMm lightType irRangeM fps features audio codec codecs protocols power powerW poeClass location ipRating bracket bracketIncluded',
  pickup: 'power powerW location detectRangeM',
  nvr: 'codecs protocols channels incomingMbps outgoingMbps decode1080p maxResolution outputs hddBays maxDiskTB raid power powerW',
  'poe-nvr':
    'codecs protocols channels incomingMbps outgoingMbps decode1080p maxResolution outputs hddBays maxDiskTB raid poePorts poeBudgetW poeStandard power powerW',
  'smart-nvr': 'features codecs protocols channels incomingMbps outgoingMbps decode1080p maxResolution outputs hddBays maxDiskTB raid power powerW',
  hdd: 'sizeTB diskGrade rpm',
  'disk-enclosure': 'bays raid power powerW',
  'storage-server': 'incomingMbps hddBays maxDiskTB raid power powerW',
  'memory-card': 'diskGrade sizeGB location',
  'poe-switch': 'poePorts poeBudgetW poeStandard ports portMbps uplinkPorts uplinkMbps managed installType power',
  'network-switch': 'ports portMbps uplinkPorts uplinkMbps managed installType power',
  'core-switch': 'ports portMbps uplinkPorts uplinkMbps managed installType power',
  'media-converter': 'ports portMbps fibreMode distanceKm power location',
  'sfp-module': 'portMbps fibreMode distanceKm',
  'wireless-bridge': 'distanceKm frequencyGHz wirelessMbps antennaGainDbi power powerW poeClass location ipRating',
  'wireless-network': 'ports portMbps frequencyGHz wirelessMbps power powerW poeClass location ipRating',
  'network-cable': 'category shielding lengthM use spec rollM material location',
  connector: 'ports category shielding pieces material',
  'patch-panel': 'ports category shielding pieces cabinetU material',
  'patch-cord': 'fibreMode category shielding lengthM pieces',
  'fibre-cable': 'fibreMode rollM cores installType location material',
  'power-cable': 'use spec rollM areaMm2 cores material location',
  cabinet: 'cabinetU depthMm material',
  trunking: 'lengthM spec material',
  monitor: 'sizeInch brightnessNits refreshHz power',
  'video-wall': 'sizeInch bezelMm brightnessNits refreshHz power',
  decoder: 'codecs decode1080p maxResolution outputs power',
  'touch-panel': 'sizeInch brightnessNits refreshHz touch installType',
  workstation: 'decode1080p outputs doors cards maxLanes installType power',
  'led-indoor': 'sizeInch environment pitchMm cabinetSize brightnessNits refreshHz material',
  'led-outdoor': 'environment pitchMm cabinetSize brightnessNits refreshHz ipRating material',
  'led-control': 'maxResolution outputs ports pieces refreshHz fibreMode distanceKm power',
  'led-spare': 'category shielding lengthM pieces environment pitchMm',
  'led-power': 'installType powerKW phases',
  'face-terminal': 'sizeInch faces cards cardTypes comm power powerW location ipRating bracket',
  'door-controller': 'doors cards comm installType power powerW',
  'card-reader': 'cardTypes comm power powerW location ipRating',
  lock: 'type holdingKg failMode currentA power material modelRemark',
  'door-fitting': 'installType power location material link modelRemark',
  'access-card': 'pieces cardTypes comm power powerW material',
  attendance: 'outputs sizeInch faces cardTypes comm power powerW location',
  'barrier-gate': 'boomType boomLengthM liftS power powerW location ipRating',
  'lpr-camera': 'resolution focalLengthMm lightType features power powerW location ipRating',
  'lane-device': 'channels frequencyGHz rollM areaMm2 environment brightnessNits installType power powerW location ipRating detectRangeM',
  'payment-terminal': 'sizeInch cardTypes comm installType power powerW location ipRating modelRemark',
  'parking-host': 'channels outputs maxLanes power powerW',
  'parking-guidance':
    'resolution channels outputs sizeInch environment brightnessNits touch comm spacesPerUnit installType power powerW location ipRating material modelRemark',
  'swing-gate': 'gateType passagePpm laneRole power powerW location material heightM modelRemark',
  'flap-gate': 'gateType passagePpm laneRole power powerW location material heightM modelRemark',
  'speed-gate': 'gateType passagePpm laneRole power powerW location material heightM modelRemark',
  'tripod-gate': 'gateType passagePpm laneRole power powerW location material heightM modelRemark',
  visitor: 'sizeInch faces cardTypes comm installType power powerW',
  'passage-fitting': 'channels installType power powerW link',
  'indoor-monitor': 'sizeInch touch comm installType power powerW poeClass',
  'door-station': 'sizeInch cardTypes comm power powerW location ipRating ikRating',
  'villa-intercom': 'resolution sizeInch comm power powerW poeClass location ipRating',
  'intercom-master': 'sizeInch touch comm power powerW poeClass location ipRating',
  'smart-lock': 'cardTypes comm power powerW material modelRemark',
  'ceiling-speaker': 'tapW lineVoltage sensitivityDb coverageDeg location',
  'wall-speaker': 'tapW lineVoltage sensitivityDb coverageDeg location',
  'outdoor-speaker': 'tapW lineVoltage sensitivityDb coverageDeg location',
  amplifier: 'lineVoltage installType power powerW',
  'call-station': 'comm zones power powerW poeClass',
  'broadcast-host': 'channels zones installType power powerW',
  'alarm-host': 'comm zones power powerW link',
  'alarm-detector': 'power powerW location detectRangeM link',
  'fire-detector': 'power powerW location link modelRemark',
  'alarm-output': 'installType power powerW location material link',
  perimeter: 'channels comm zones power powerW location ipRating detectRangeM',
  ups: 'capacityKVA powerFactor installType voltage phases',
  battery: 'voltage capacityAh batteryType material',
  'ups-fitting': 'areaMm2 pieces comm installType batteryAh blocks power material',
  'central-power': 'outputs installType voltage outputMaxV batteryAh chargeA currentA material',
  'power-adapter': 'poePorts poeBudgetW poeStandard portMbps voltage currentA location',
  breaker: 'installType voltage currentA phases outputs location',
  'wall-bracket': 'depthMm type location material loadKg',
  'ceiling-bracket': 'depthMm type location material loadKg',
  'pole-bracket': 'depthMm type location material loadKg',
  'junction-box': 'depthMm installType location ipRating material',
  pole: 'spec depthMm location ipRating material loadKg heightM',
  'rack-fitting': 'maxResolution outputs lengthM pieces cabinetU depthMm currentA material loadKg',
  platform: 'licencePoints deployment years techSpec functionDesc manages',
  'access-software': 'licencePoints deployment years techSpec functionDesc',
  'parking-software': 'licencePoints deployment years techSpec functionDesc',
  'display-software': 'licencePoints deployment years techSpec functionDesc',
  licence: 'licencePoints deployment years techSpec functionDesc',
  'cloud-service': 'modelRemark licencePoints deployment years techSpec functionDesc',
  'device-management': 'licencePoints deployment years techSpec functionDesc',
  'team-management': 'licencePoints deployment years techSpec functionDesc',
  'account-management': 'licencePoints deployment years techSpec functionDesc',
};

/** Rows of the categories and attributes that every portal begins with. */
export function standardTaxonomy(): Required<Pick<CatalogRows, 'categories' | 'attributes' | 'categoryAttributes'>> {
  const idOf = new Map(standardAttributes.map(({ code, id }) => [code, id]));
  return {
    categories: standardCategories,
    attributes: standardAttributes,
    categoryAttributes: standardCategories.flatMap(({ id: categoryId, dataId }) =>
      (OFFERED[dataId]?.split(' ') ?? []).flatMap((code) => {
        const attributeId = idOf.get(code);
        return attributeId === undefined ? [] : [{ categoryId, attributeId }];
      }),
    ),
  };
}
