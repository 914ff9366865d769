import { describe, expect, it } from 'vitest';
import { aCamera, aDisk, aMonitor, aRecorder, aUps, checked, completeList, found, proposed } from './list-builder.ts';

/** The complete list with another recorder (or none). */
const withRecorders = (...recorders: ReturnType<typeof aRecorder>[]) => [...completeList().filter(({ role }) => role !== 'nvr'), ...recorders];
const camerasAlone = (count: number, attributes = {}) => [aCamera(attributes, count)];

describe('rules 1–3: a recorder for every camera', () => {
  it('nothing is found where channels and bandwidth are just enough', () => expect(found(completeList())).toEqual([]));

  it('a list without a recorder lacks as many channels as it has cameras', () => {
    expect(found(withRecorders())).toEqual(['NVR_MISSING 8']);
    expect(proposed(withRecorders())).toEqual(['1 nvr {"channels":8,"incomingMbps":80,"hddBays":2,"decode1080p":16}']);
  });

  it.each([
    // cameras, 2048 + 512 kbps each = 2.5 Mbps
    { count: 1, channels: 4 },
    { count: 4, channels: 4 },
    { count: 5, channels: 8 },
    { count: 8, channels: 8 },
    { count: 9, channels: 16 },
    { count: 16, channels: 16 },
    { count: 17, channels: 32 },
    { count: 33, channels: 64 },
    { count: 65, channels: 128 },
    { count: 128, channels: 128 },
  ])('$count cameras get the recorder of $channels channels', ({ count, channels }) => {
    expect(proposed(camerasAlone(count))[0]).toContain(`1 nvr {"channels":${channels},`);
  });

  it.each([
    // ceil(cameras ÷ 128) against ceil(cameras × 2.56 ÷ 460.8)
    { count: 129, quantity: 2 },
    { count: 256, quantity: 2 },
    { count: 257, quantity: 3 },
  ])('$count cameras are beyond one recorder: $quantity of 128 channels', ({ count, quantity }) => {
    expect(proposed(camerasAlone(count))[0]).toContain(`${quantity} nvr {"channels":128,`);
  });

  it('bandwidth alone asks for more recorders: 100 cameras of 16384 + 512 kbps are 1690 Mbps, four times four fifths of 576', () => {
    expect(proposed(camerasAlone(100, { bitrateKbps: 16384 }))[0]).toContain('4 nvr {"channels":128,');
  });

  it('what is bought keeps the reserve that the calculator plans with: 26 cameras of 8.192 + 0.512 Mbps are 226 of 256 Mbps, 88 %', () => {
    const cameras = camerasAlone(26, { bitrateKbps: 8192 });
    expect(proposed(cameras)[0]).toContain('1 nvr {"channels":64,');
    const others = checked(cameras).additions.filter(({ role }) => role !== 'nvr');
    const listed = (...recorders: ReturnType<typeof aRecorder>[]) => found([...cameras, ...others, ...recorders, aMonitor(), aUps()]);
    expect(listed(aRecorder({ channels: 32, incomingMbps: 256, hddBays: 8, decode1080p: 32 }))).toEqual(['NVR_BANDWIDTH_TIGHT']);
    expect(listed(aRecorder({ channels: 32, incomingMbps: 284, hddBays: 8, decode1080p: 32 }))).toEqual([]);
  });

  it('device by device: enough with the reserve together, not on the one that has the channels', () => {
    const others = completeList(aCamera({}, 8)).filter(({ role }) => role !== 'nvr' && role !== 'hdd');
    const two = (incomingMbps: number) => [
      ...others,
      aRecorder({ channels: 7, incomingMbps }),
      aRecorder({ channels: 1, incomingMbps: 80 }),
      aDisk({ sizeTB: 12 }, 2),
    ];
    expect(found(two(22))).toEqual(['NVR_BANDWIDTH_TIGHT']);
    expect(found(two(22.4))).toEqual([]);
  });

  it('bandwidth chooses a larger recorder than the channels: 4 cameras of 12.5 Mbps need 50', () => {
    expect(proposed(camerasAlone(4, { resolution: '8MP', codec: 'H264' }))[0]).toContain('"channels":8,');
  });

  it('channels missing are those beyond all recorders together', () => {
    const list = withRecorders(aRecorder({ channels: 4, incomingMbps: 80 }), aRecorder({ channels: 3, incomingMbps: 80, hddBays: 0 }));
    expect(found(list)).toEqual(['NVR_CHANNELS_SHORT 1']);
    // the recorder without bays keeps nothing: what it has to give goes to the one that is added, with a disk
    expect(proposed(list)).toEqual(['1 nvr {"channels":4,"incomingMbps":40,"hddBays":1,"decode1080p":8}', '1 hdd {"sizeTB":8}']);
  });

  it('bandwidth missing counts the sub stream: 8 × (2048 + 512) ÷ 1000 = 20.48 against 19.5', () => {
    expect(found(withRecorders(aRecorder({ incomingMbps: 19.5 })))).toEqual(['NVR_BANDWIDTH_SHORT 0.98']);
    expect(found(withRecorders(aRecorder({ incomingMbps: 20.5 })))).toEqual(['NVR_BANDWIDTH_TIGHT']);
    expect(found(withRecorders(aRecorder({ incomingMbps: 25.6 })))).toEqual([]);
  });

  it('a camera without a sub stream sends its main stream only', () => {
    expect(found([...completeList(aCamera({ subStreamKbps: 0 }, 8)).filter(({ role }) => role !== 'nvr'), aRecorder({ incomingMbps: 20.5 })])).toEqual([]);
  });

  it('channels and bandwidth short at once are cured by one recorder', () => {
    const list = withRecorders(aRecorder({ channels: 2, incomingMbps: 5 }));
    expect(found(list)).toEqual(['NVR_CHANNELS_SHORT 6', 'NVR_BANDWIDTH_SHORT 15.48']);
    expect(proposed(list)).toContain('1 nvr {"channels":8,"incomingMbps":80,"hddBays":2,"decode1080p":16}');
  });

  it('two recorders of one line count twice', () => {
    const others = completeList(aCamera({}, 8)).filter(({ role }) => role !== 'nvr' && role !== 'hdd');
    expect(found([...others, aRecorder({ channels: 4, incomingMbps: 12.8, hddBays: 1 }, 2), aDisk({}, 2)])).toEqual([]);
  });
});

describe('rules 4–6: the recorder takes what the cameras send', () => {
  it('a codec no recorder takes', () => {
    expect(found(completeList(aCamera({ codec: 'SVAC2' }, 8)))).toEqual(['CODEC_UNSUPPORTED']);
    expect(found(withRecorders(aRecorder({ codecs: ['H264'] })))).toEqual(['CODEC_UNSUPPORTED']);
  });

  it('one recorder that takes the codec is enough', () => {
    expect(found(withRecorders(aRecorder({ codecs: ['H264'] }), aRecorder({ codecs: ['H265'] })))).toEqual([]);
  });

  it('a resolution above what a recorder takes, in the order of the table: 4MP is above 3MP though both are 6144 kbps', () => {
    const list = (maxResolution: string) => [
      ...completeList(aCamera({ resolution: '4MP' }, 6)).filter(({ role }) => role !== 'nvr'),
      aRecorder({ maxResolution }),
    ];
    expect(found(list('3MP'))).toEqual(['RESOLUTION_UNSUPPORTED']);
    expect(found(list('4MP'))).toEqual([]);
  });

  it('12MP is within a recorder that does not say its limit', () => {
    expect(found(completeList(aCamera({ resolution: '12MP' }, 2)))).toEqual([]);
  });

  it.each([
    {
      title: 'different brands without a common protocol',
      camera: { brand: '甲', protocols: ['私有协议'] },
      nvr: { brand: '乙', protocols: ['ONVIF'] },
      codes: ['PROTOCOL_MISMATCH'],
    },
    {
      title: 'different brands that both speak ONVIF',
      camera: { brand: '甲', protocols: ['私有协议', 'ONVIF'] },
      nvr: { brand: '乙', protocols: ['ONVIF'] },
      codes: [],
    },
    {
      title: 'the same brand needs no common protocol',
      camera: { brand: '甲', protocols: ['私有协议'] },
      nvr: { brand: '甲', protocols: ['ONVIF'] },
      codes: [],
    },
    { title: 'a brand that is not known is no stranger', camera: { protocols: ['私有协议'] }, nvr: { brand: '乙', protocols: ['ONVIF'] }, codes: [] },
    {
      title: 'an empty list of protocols is known to be empty',
      camera: { brand: '甲', protocols: [] },
      nvr: { brand: '乙', protocols: ['ONVIF'] },
      codes: ['PROTOCOL_MISMATCH'],
    },
    { title: 'who does not say its protocols shares none', camera: { brand: '甲' }, nvr: { brand: '乙', protocols: ['ONVIF'] }, codes: ['PROTOCOL_MISMATCH'] },
  ])('$title', ({ camera, nvr, codes }) => {
    expect(found([...completeList(aCamera(camera, 8)).filter(({ role }) => role !== 'nvr'), aRecorder(nvr)])).toEqual(codes);
  });

  it('nothing is said of the fit while there is no recorder', () => {
    expect(found([aCamera({ codec: 'SVAC2', resolution: '12MP' }), aDisk()])).not.toContain('CODEC_UNSUPPORTED');
  });
});
