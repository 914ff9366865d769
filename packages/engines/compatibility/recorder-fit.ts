import { streamKbps } from '../calculators/index.ts';
import { resolutionOf, resolutionRank } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import type { Camera, Recorder } from './parts.ts';

/** Whether the two are of different makers, as far as both say theirs: then they meet by a common protocol or not at all. */
const areStrangers = (camera: Camera, recorder: Recorder): boolean => camera.brand !== null && recorder.brand !== null && camera.brand !== recorder.brand;

/** A maker's own variant of a codec is understood by its own recorders; to others the camera sends the plain one. Source: CHECK-6.2. */
const plainCodec = <Codec extends string>(codec: Codec): Codec => codec.replace(/\+$/, '') as Codec;

/** What the recorder is sent by the camera: `H265` of one that has `H265+`, where the recorder is another maker's. */
const sentCodec = (camera: Camera, recorder: Recorder): Camera['has']['codec'] =>
  camera.has.codec !== undefined && areStrangers(camera, recorder) ? plainCodec(camera.has.codec) : camera.has.codec;

const takesCodec = (camera: Camera, recorder: Recorder): boolean => {
  const codec = sentCodec(camera, recorder);
  return codec === undefined || recorder.codecs.includes(codec);
};
const takesResolution = ({ has: { resolution } }: Camera, { has: { maxResolution } }: Recorder): boolean =>
  resolution === undefined || maxResolution === undefined || resolutionRank(resolution) <= resolutionRank(maxResolution);
const takesProtocol = (camera: Camera, recorder: Recorder): boolean =>
  !areStrangers(camera, recorder) || camera.protocols?.some((one) => recorder.protocols?.includes(one)) === true;

/** Does the recorder take what the camera sends: codec, resolution, protocol. */
export const takes = (camera: Camera, recorder: Recorder): boolean =>
  takesCodec(camera, recorder) && takesResolution(camera, recorder) && takesProtocol(camera, recorder);

/** Can the recorder show one main stream of the camera; true where either does not say. */
export const shows = ({ has: { resolution } }: Camera, { has: { decode1080p } }: Recorder): boolean =>
  resolution === undefined || decode1080p === undefined || resolutionOf(resolution).decodeCost <= decode1080p;

/** Main stream as the recorder gets it, kbps; null where the camera's description is not complete. */
export function recordedKbps(camera: Camera, recorder: Recorder): number | null {
  const codec = sentCodec(camera, recorder);
  const { resolution, fps, scene, audio, bitrateKbps } = camera.has;
  if (camera.kbps === null || codec === camera.has.codec || bitrateKbps !== undefined) return camera.kbps;
  if (codec === undefined || fps === undefined || scene === undefined || audio === undefined) return camera.kbps;
  return streamKbps({ resolution, codec, fps, scene, audio, bitrateKbps });
}

/** The codec by which the best of these recorders gets the camera's stream; as the camera has it where none takes it. */
export const recordedCodec = (camera: Camera, recorders: readonly Recorder[]): Camera['has']['codec'] => {
  const codecs = recorders.flatMap((recorder) => (takes(camera, recorder) ? sentCodec(camera, recorder) : []));
  return codecs.find((codec) => codec === camera.has.codec) ?? codecs[0] ?? camera.has.codec;
};

/** The cameras with the stream that the best of these recorders gets of them. */
export const asRecorded = (cameras: readonly Camera[], recorders: readonly Recorder[]): Camera[] =>
  cameras.map((camera) => {
    const streams = recorders.flatMap((recorder) => (takes(camera, recorder) ? (recordedKbps(camera, recorder) ?? []) : []));
    return streams.length === 0 ? camera : { ...camera, kbps: Math.min(...streams) };
  });

/** Rules 4–6: is there a listed recorder for what each camera sends. Nothing is proposed: another camera or recorder is the user's choice. */
export function checkRecorderFit({ cameras, recorders, settings }: CheckedList, findings: Findings): void {
  if (recorders.length === 0) return;
  noteUnsaidProtocols(cameras, recorders, findings);
  const unfit = cameras.filter((camera) => !recorders.some((recorder) => takes(camera, recorder)));
  // of several reasons that do not meet in one recorder the first of the first recorder is said
  const lacking = (camera: Camera, test: typeof takes): boolean =>
    !recorders.some((recorder) => test(camera, recorder)) || (isMixed(camera, recorders) && recorders[0] !== undefined && !test(camera, recorders[0]));
  const codecs = unfit.filter((camera) => lacking(camera, takesCodec));
  if (codecs.length > 0) {
    const why = `摄像机编码为 ${namesOf(codecs.map(({ has }) => has.codec))}，录像机支持 ${namesOf(recorders.flatMap((recorder) => recorder.codecs))}`;
    findings.report({ code: 'CODEC_UNSUPPORTED', severity: 'error', rule: '4', why, about: codecs });
  }
  const resolutions = unfit.filter((camera) => lacking(camera, takesResolution));
  if (resolutions.length > 0) {
    const highest = recorders.map(({ has }) => has.maxResolution).toSorted((a, b) => resolutionRank(b) - resolutionRank(a))[0];
    const why = `摄像机分辨率为 ${namesOf(resolutions.map(({ has }) => has.resolution))}，录像机最大接入 ${highest}`;
    findings.report({ code: 'RESOLUTION_UNSUPPORTED', severity: 'error', rule: '5', why, about: resolutions });
  }
  const apart = unfit.filter((camera) => lacking(camera, takesProtocol));
  const [camera] = apart;
  const recorder = recorders.find((one) => camera !== undefined && areStrangers(camera, one));
  if (camera !== undefined && recorder !== undefined) {
    const why = `${camera.brand} 摄像机支持 ${protocolsOf(camera)}，${recorder.brand} 录像机支持 ${protocolsOf(recorder)}，没有共同的协议`;
    findings.report({ code: 'PROTOCOL_MISMATCH', severity: 'error', rule: '6', why, about: apart });
  }
  const dark = settings.headless ? [] : cameras.filter((one) => !unfit.includes(one) && !recorders.some((its) => takes(one, its) && shows(one, its)));
  if (dark.length > 0) {
    const costs = namesOf(dark.map(({ has: { resolution } }) => resolution && `${resolution} 需 ${resolutionOf(resolution).decodeCost} 路 1080P`));
    const most = Math.max(...recorders.map(({ has }) => has.decode1080p ?? 0));
    const why = `解码一路主码流，${costs}；录像机解码能力最高 ${most} 路 1080P，接显示器时看不了主码流`;
    findings.report({ code: 'NVR_DECODE_SHORT', severity: 'warning', rule: '6a', why, about: dark });
  }
  const plain = cameras.filter((one) => !unfit.includes(one) && recorders.every((its) => !takes(one, its) || sentCodec(one, its) !== one.has.codec));
  if (plain.length > 0) {
    const why = `${namesOf(plain.map(({ has }) => has.codec))} 是厂商私有编码，其他品牌的录像机收到的是 ${namesOf(plain.map(({ has: { codec } }) => codec && plainCodec(codec)))}，带宽和容量已按此核算`;
    findings.report({ code: 'CODEC_FALLBACK', severity: 'info', rule: '6b', why, about: plain });
  }
}

/** Each of the three is met by some recorder, all of them by none. */
const isMixed = (camera: Camera, recorders: readonly Recorder[]): boolean =>
  [takesCodec, takesResolution, takesProtocol].every((test) => recorders.some((recorder) => test(camera, recorder)));

/** One that does not say its protocols shares none: the user is to look. */
function noteUnsaidProtocols(cameras: readonly Camera[], recorders: readonly Recorder[], findings: Findings): void {
  for (const camera of cameras) {
    for (const recorder of recorders.filter((one) => areStrangers(camera, one))) {
      if (camera.protocols === null) findings.lacks(camera.place, 'protocols');
      if (recorder.protocols === null) findings.lacks(recorder.place, 'protocols');
    }
  }
}

const protocolsOf = ({ protocols }: Camera | Recorder): string => (protocols === null ? '未注明' : namesOf(protocols));
const namesOf = (names: readonly (string | undefined)[]): string => [...new Set(names)].join('、') || '无';
