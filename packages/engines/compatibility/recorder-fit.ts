import { resolutionRank } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import type { Camera, Recorder } from './parts.ts';

/** Rules 4–6: do the listed recorders take what the cameras send. Nothing is proposed: another camera or recorder is the user's choice. */
export function checkRecorderFit({ cameras, recorders }: CheckedList, findings: Findings): void {
  if (recorders.length === 0) return;
  checkCodecs(cameras, recorders, findings);
  checkResolutions(cameras, recorders, findings);
  checkProtocols(cameras, recorders, findings);
}

/** Rule 4: a codec that no listed recorder takes. */
function checkCodecs(cameras: readonly Camera[], recorders: readonly Recorder[], findings: Findings): void {
  const taken = new Set(recorders.flatMap(({ codecs }) => codecs));
  const about = cameras.filter(({ has: { codec } }) => codec !== undefined && !taken.has(codec));
  if (about.length === 0) return;
  const codecs = namesOf(about.map(({ has }) => has.codec));
  findings.report({ code: 'CODEC_UNSUPPORTED', severity: 'error', rule: '4', why: `摄像机编码为 ${codecs}，录像机支持 ${namesOf([...taken])}`, about });
}

/** Rule 5: a picture larger than one of the recorders takes. */
function checkResolutions(cameras: readonly Camera[], recorders: readonly Recorder[], findings: Findings): void {
  const limits = recorders.flatMap(({ has: { maxResolution } }) => (maxResolution === undefined ? [] : [maxResolution]));
  const lowest = limits.toSorted((a, b) => resolutionRank(a) - resolutionRank(b))[0];
  if (lowest === undefined) return;
  const about = cameras.filter(({ has: { resolution } }) => resolution !== undefined && resolutionRank(resolution) > resolutionRank(lowest));
  if (about.length === 0) return;
  const resolutions = namesOf(about.map(({ has }) => has.resolution));
  findings.report({ code: 'RESOLUTION_UNSUPPORTED', severity: 'error', rule: '5', why: `摄像机分辨率为 ${resolutions}，录像机最大接入 ${lowest}`, about });
}

/** Rule 6: camera and recorder of different brands that share no protocol. One that does not say its protocols shares none: the user is to look. */
function checkProtocols(cameras: readonly Camera[], recorders: readonly Recorder[], findings: Findings): void {
  const strangers = cameras.flatMap((camera) =>
    recorders.filter(({ brand }) => camera.brand !== null && brand !== null && brand !== camera.brand).map((recorder) => ({ camera, recorder })),
  );
  for (const { camera, recorder } of strangers) {
    if (camera.protocols === null) findings.lacks(camera.place, 'protocols');
    if (recorder.protocols === null) findings.lacks(recorder.place, 'protocols');
  }
  const apart = strangers.filter(({ camera, recorder }) => !camera.protocols?.some((one) => recorder.protocols?.includes(one)));
  const first = apart[0];
  if (first === undefined) return;
  const { camera, recorder } = first;
  const why = `${camera.brand} 摄像机支持 ${protocolsOf(camera)}，${recorder.brand} 录像机支持 ${protocolsOf(recorder)}，没有共同的协议`;
  findings.report({ code: 'PROTOCOL_MISMATCH', severity: 'error', rule: '6', why, about: [...new Set(apart.map((pair) => pair.camera))] });
}

const protocolsOf = ({ protocols }: Camera | Recorder): string => (protocols === null ? '未注明' : namesOf(protocols));
const namesOf = (names: readonly (string | undefined)[] | null): string => [...new Set(names ?? [])].join('、') || '无';
