import { handbookValue, ROLE_ATTRIBUTE } from '@portal/engines/roles';
import { describe, expect, test } from 'vitest';
import { demoCatalog } from './catalog.ts';

type Wanted = Record<string, string | number>;

const models = demoCatalog({ now: Date.UTC(2026, 10, 21) })
  .skus.filter(({ skuStatus }) => skuStatus === 0)
  .map(({ attributes = {} }) => Object.fromEntries(Object.entries(attributes).map(([code, value]) => [code, handbookValue(code, value)])));

/** Active models that meet every wanted attribute exactly. */
const matching = (role: string, wanted: Wanted) =>
  models.filter((facts) => facts[ROLE_ATTRIBUTE] === role && Object.entries(wanted).every(([code, value]) => facts[code] === value));

const each = (code: string, values: readonly (string | number)[], more: Wanted = {}): Wanted[] => values.map((value) => ({ ...more, [code]: value }));

const UPS_KVA = [1, 2, 3, 6, 10, 15, 20, 30, 40, 60, 80, 100, 120, 160, 200];
const BREAKERS = [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400];
const AMPLIFIERS = [60, 120, 180, 240, 350, 500, 650, 1000, 1500];
const INDOOR_PITCHES = [1.25, 1.538, 1.86, 2, 2.5, 3.076, 4, 5];
const OUTDOOR_PITCHES = [3.076, 4, 5, 6.67, 8, 10];
const SWITCHES = each('ports', [8, 16, 24, 48]);
const NONE: Wanted[] = [{}];

/** Role → what the rules of the handbook may ask of it; every row must be answered by a model on sale. */
const handbook: Record<string, Record<string, readonly Wanted[]>> = {
  'compatibility check': {
    ipCamera: [
      ...each('resolution', ['1080P', '3MP', '4MP', '5MP', '6MP', '8MP', '12MP'], { power: 'poe' }),
      { power: 'dc12' },
      { location: 'outdoor', ipRating: 67 },
      ...each('bracket', ['wall', 'ceiling', 'pole']),
      { codec: 'SVAC2' },
      ...each('poeClass', [2, 3, 4, 6]),
    ],
    nvr: [
      [4, 40, 1, 8],
      [8, 80, 2, 16],
      [16, 160, 2, 16],
      [32, 256, 4, 32],
      [64, 400, 8, 64],
      [128, 576, 16, 128],
    ].map(([channels = 0, incomingMbps = 0, hddBays = 0, decode1080p = 0]) => ({ channels, incomingMbps, hddBays, decode1080p })),
    hdd: each('sizeTB', [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20]),
    diskEnclosure: [{ bays: 16 }],
    poeSwitch: ['at', 'bt3', 'bt4'].flatMap((poeStandard) =>
      [
        [4, 60],
        [8, 120],
        [16, 230],
        [24, 370],
      ].map(([poePorts = 0, poeBudgetW = 0]) => ({ poePorts, poeBudgetW, poeStandard })),
    ),
    networkSwitch: SWITCHES,
    powerSupply12V: each('currentA', [1, 2, 3, 5, 8, 10, 15, 20, 30]),
    networkCableBox: each('category', ['cat5e', 'cat6', 'cat6a'], { lengthM: 305 }),
    rj45Plug: [{ pieces: 100 }],
    bracket: each('type', ['wall', 'ceiling', 'pole', 'corner', 'desk']),
    monitor: NONE,
    storageServer: NONE,
    poeInjector: each('poeStandard', ['af', 'at', 'bt3', 'bt4']),
    poeExtender: [...each('poeStandard', ['at', 'bt3'], { location: 'indoor' }), ...each('poeStandard', ['at', 'bt3'], { location: 'outdoor' })],
    powerAdapter: [...each('currentA', [1, 2, 3, 5], { voltage: 12 }), ...each('currentA', [3, 4], { voltage: 24 })],
    junctionBox: [{ ipRating: 66 }],
    videoLicence: each('licencePoints', [1, 16, 64]),
    pole: each('heightM', [3, 3.5, 4, 4.5, 5, 6, 6.5, 8]),
    equipmentBox: [{ ipRating: 55 }],
    poleFoundation: each('heightM', [3, 3.5, 4, 4.5, 5, 6, 6.5, 8]),
    earthElectrode: NONE,
    leakageBreaker: each('currentA', [6, 10, 16, 20, 25, 32, 40, 63], { phases: 1 }),
    miniBreaker: [{ currentA: 6, phases: 1 }],
    feederBox: each('outputs', [12, 24]),
    rackShelf: [{ depthMm: 450 }],
    fibreClosure: each('cores', [24, 48, 96, 144]),
    fibrePigtail: [{ fibreMode: 'single', lengthM: 1.5 }],
    mediaConverter: each('portMbps', [100, 1000], { fibreMode: 'single', ports: 1 }),
    fibreCable: [
      ...each('cores', [4, 8, 12, 24, 48, 96, 144], { fibreMode: 'single', location: 'outdoor', rollM: 1000 }),
      { cores: 2, location: 'indoor', rollM: 1000 },
    ],
    fibreBox: [{ cores: 4, installType: 'wall' }, ...each('cores', [12, 24, 48], { installType: 'rack' })],
    fibreCord: [{ fibreMode: 'single', lengthM: 3 }],
    pdu: [{ outputs: 8 }],
    screenCable: [{ lengthM: 5 }],
    fireCable: [{ spec: 'NH-RVV2x1.5', rollM: 100 }],
    feedBreaker: [{ currentA: 16, phases: 1 }],
    surgeProtector: each('voltage', [48, 100, 220, 380]),
    mainsCable: [
      ...each('areaMm2', [2.5, 4, 6, 10, 16, 25, 35, 50, 70], { cores: 3, rollM: 100 }),
      ...each('areaMm2', [2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120], { cores: 5, rollM: 100 }),
    ],
  },
  'LED display': {
    ledCabinet: [...each('pitchMm', INDOOR_PITCHES, { environment: 'indoor' }), ...each('pitchMm', OUTDOOR_PITCHES, { environment: 'outdoor' })],
    ledSpareModule: each('pitchMm', [...new Set([...INDOOR_PITCHES, ...OUTDOOR_PITCHES])]),
    ledReceivingCard: NONE,
    ledSendingController: [{ ports: 4 }],
    ledDistributionBox: [...each('powerKW', [5, 10], { phases: 1 }), ...each('powerKW', [15, 20, 30, 40, 60, 80, 100, 120, 160, 200], { phases: 3 })],
    // beside converters, to a room as near as usual, and to the last that copper reaches
    ledNetworkCable: each('lengthM', [10, 50, 100]),
    ledFibreConverter: each('distanceKm', [20, 40], { fibreMode: 'single', ports: 4 }),
    ledSoftware: NONE,
    ledProcessor: [{ outputs: 8 }],
    ledPlayer: NONE,
    ledSpareSupply: NONE,
    ledFrame: each('environment', ['indoor', 'outdoor']),
    ledSensor: NONE,
    ledEarthing: NONE,
    ledFan: NONE,
  },
  parking: {
    barrierGate: ['straight', 'folding'].flatMap((boomType) => each('boomLengthM', [3, 3.5, 4, 4.5, 5, 5.5, 6], { boomType })),
    anprCamera: NONE,
    anprAuxCamera: NONE,
    laneDisplay: NONE,
    groundLoop: NONE,
    loopDetector: NONE,
    triggerRadar: NONE,
    antiSmashRadar: NONE,
    exitPaymentTerminal: NONE,
    intercomPoint: NONE,
    boothPc: NONE,
    intercomMaster: NONE,
    laneIsland: NONE,
    laneBollard: NONE,
    laneSignal: NONE,
    parkingSoftware: NONE,
    parkingTerminal: [{ maxLanes: 8 }],
    parkingServer: NONE,
    bayVideoDetector: each('spacesPerUnit', [3, 6]),
    bayUltrasonicDetector: NONE,
    bayIndicator: NONE,
    zoneController: NONE,
    zoneGuideScreen: NONE,
    entranceGuideScreen: NONE,
    carFinderKiosk: NONE,
  },
  'pedestrian passage': {
    gatePedestalSide: each('gateType', ['flap', 'swing', 'speedGate']),
    gatePedestalMiddle: each('gateType', ['flap', 'swing', 'speedGate']),
    gateUnit: each('gateType', ['tripod', 'fullHeight']),
    faceTerminal: NONE,
    idCardReader: NONE,
    qrReader: NONE,
    fingerprintReader: NONE,
    fireLinkModule: NONE,
    visitorTerminal: NONE,
    gateFaceTerminal: NONE,
    guardRail: NONE,
    gateBasePlate: NONE,
    managementPlatform: NONE,
  },
  'public address': {
    ceilingSpeaker: each('tapW', [3, 5, 6, 10, 15, 20, 30]),
    powerAmplifier: each('powerW', AMPLIFIERS, { lineVoltage: 100 }),
    zoneSelector: [{ zones: 10 }],
    programSource: NONE,
    callStation: NONE,
    timer: NONE,
    fireInterface: NONE,
    standbyAmplifier: each('powerW', AMPLIFIERS),
    speakerCable: [...each('areaMm2', [1, 1.5, 2.5, 4, 6], { rollM: 100 }), ...each('areaMm2', [1, 1.5, 2.5, 4, 6], { rollM: 100, spec: 'ZR-RVS' })],
    fireSpeaker: each('tapW', [3, 5, 6, 10, 15, 20, 30]),
    powerSequencer: NONE,
    amplifierChangeover: each('channels', [8, 16]),
    volumeControl: each('powerW', [6, 15, 30, 60, 120]),
  },
  UPS: {
    upsHost: [0.7, 0.8, 0.9, 1].flatMap((powerFactor) => each('capacityKVA', UPS_KVA, { powerFactor })),
    batteryBlock: each('capacityAh', [7, 9, 17, 24, 38, 65, 100, 150, 200], { voltage: 12 }),
    batteryCabinet: NONE,
    batteryCableSet: NONE,
    batteryBreaker: [250, 500, 1000].flatMap((voltage) => each('currentA', [32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630], { voltage })),
    upsInputBreaker: each('currentA', BREAKERS),
    upsMonitorCard: NONE,
    upsParallelKit: NONE,
    upsOutputBox: [1, 3].flatMap((phases) => each('currentA', [32, 63, 100, 160, 250, 400], { phases })),
    upsBypass: [1, 3].flatMap((phases) => each('currentA', [32, 63, 100, 160, 250, 400], { phases })),
  },
  'access control': {
    doorController: each('doors', [1, 2, 4]),
    cardReader: NONE,
    lock: each('type', ['maglockSingle', 'maglockDouble', 'bolt', 'strike']),
    exitButton: NONE,
    doorContact: NONE,
    breakGlass: NONE,
    doorSupply: each('currentA', [3, 5, 8, 10, 15, 20]),
    lockBracket: NONE,
    controllerBox: NONE,
    standbyBox: [38, 100].flatMap((batteryAh) => each('blocks', [1, 2], { batteryAh })),
    doorCloser: NONE,
    standbyBattery: each('capacityAh', [7, 12, 17, 24, 38, 65, 100]),
    accessCard: NONE,
    cardIssuer: NONE,
    accessServer: NONE,
    accessSoftware: NONE,
    cable: [
      { use: 'readerCable', spec: 'RVVP8x0.5', rollM: 100 },
      ...['RVV2x1.0', 'RVV2x1.5', 'RVV2x2.5'].map((spec) => ({ use: 'lockCable', spec, rollM: 100 })),
      { use: 'buttonCable', spec: 'RVV2x0.5', rollM: 100 },
      { use: 'contactCable', spec: 'RVV2x0.5', rollM: 100 },
      { use: 'networkCable', spec: 'CAT6', rollM: 305 },
      { use: 'signalCable', spec: 'RVVP2x1.0', rollM: 100 },
    ],
  },
  'structured cabling and power': {
    patchPanel: each('category', ['cat5e', 'cat6', 'cat6a'], { ports: 24 }),
    cableManager: NONE,
    backBox: NONE,
    trunking: each('spec', ['50x25', '50x50', '100x50', '100x100', '150x75', '200x100', '300x100', '400x100', '300x150', '400x200'], { lengthM: 2 }),
    faceplate: each('ports', [1, 2, 4], { pieces: 1 }),
    keystoneModule: each('category', ['cat5e', 'cat6', 'cat6a'], { pieces: 1 }),
    patchCord: each('category', ['cat5e', 'cat6', 'cat6a'], { lengthM: 2 }),
    powerCable: each('areaMm2', [0.5, 0.75, 1, 1.5, 2.5, 4, 6], { rollM: 100 }),
    powerSupply24V: each('currentA', [5, 10, 20]),
  },
};

/** A UPS is asked for by the check without size: any host answers. */
const ALL = Object.entries(handbook).flatMap(([rules, roles]) =>
  Object.entries(roles).flatMap(([role, rows]) => rows.map((wanted) => [rules, role, wanted] as const)),
);

describe('roles of the sizing rules', () => {
  test.each(ALL)('%s: %s %j is on sale', (_, role, wanted) => expect(matching(role, wanted).length).toBeGreaterThan(0));

  test('a size nobody asks for finds nothing', () => expect(matching('hdd', { sizeTB: 5 })).toEqual([]));

  test('every role a model claims is one of the handbook', () => {
    const known = new Set(Object.values(handbook).flatMap((roles) => Object.keys(roles)));
    const claimed = new Set(models.map((facts) => facts[ROLE_ATTRIBUTE]).filter((role) => role !== undefined));
    expect([...claimed].filter((role) => !known.has(String(role)))).toEqual([]);
  });
});
