import { RECORDER_SIZES } from '../constants/list-check.ts';
import { ceil, isAtMost, numberText, round, sumOf } from '../inputs/index.ts';
import { cameraCountOf, requiredMbpsOf, requiredMbpsText, type CheckedList } from './demand.ts';
import { leftOutText } from './explain.ts';
import type { Findings } from './findings.ts';
import { sizeFor } from './sizes.ts';

/** Rules 1–3: is there a recorder, has it channels and bandwidth enough; one recorder more makes up for both. */
export function checkRecorders(list: CheckedList, findings: Findings): void {
  const { cameras, recorders } = list;
  const needed = cameraCountOf(list);
  const requiredMbps = requiredMbpsOf(list);
  const counted = recorders.filter(({ has }) => has.channels !== undefined);
  const measured = recorders.filter(({ has }) => has.incomingMbps !== undefined);
  const channels = sumOf(counted, ({ quantity, has }) => quantity * (has.channels ?? 0));
  const incomingMbps = sumOf(measured, ({ quantity, has }) => quantity * (has.incomingMbps ?? 0));
  const missingChannels = needed - channels;
  const missingMbps = requiredMbps - incomingMbps;
  const isMissing = recorders.length === 0;
  const isShort = !isAtMost(needed, channels);
  const isSlow = !isAtMost(requiredMbps, incomingMbps);
  if (!isMissing && !isShort && !isSlow) return;

  const cure = [addRecorder(Math.max(missingChannels, 1), Math.max(missingMbps, 0), findings)];
  if (isMissing) {
    findings.report({
      code: 'NVR_MISSING',
      severity: 'error',
      rule: '1',
      shortBy: needed,
      why: `${numberText(needed)} 台摄像机需接入 ${numberText(needed)} 路，接入带宽 ${requiredMbpsText(list)}，清单中没有录像机`,
      about: cameras,
      cures: cure,
    });
    return;
  }
  if (isShort) {
    findings.report({
      code: 'NVR_CHANNELS_SHORT',
      severity: 'error',
      rule: '2',
      shortBy: missingChannels,
      why: `${numberText(needed)} 台摄像机需接入 ${numberText(needed)} 路，已有 ${numberText(channels)} 路${leftOutText(recorders, counted)}`,
      about: recorders,
      cures: cure,
    });
  }
  if (isSlow) {
    findings.report({
      code: 'NVR_BANDWIDTH_SHORT',
      severity: 'error',
      rule: '2',
      shortBy: round(missingMbps, 2),
      why: `接入带宽 ${requiredMbpsText(list)}，已有 ${numberText(incomingMbps)} Mbps${leftOutText(recorders, measured)}`,
      about: recorders,
      cures: cure,
    });
  }
}

/** Rule 3: the first size with channels and bandwidth enough, else several of the largest. */
function addRecorder(channels: number, mbps: number, findings: Findings): number {
  const { size, quantity } = sizeFor(
    RECORDER_SIZES.value,
    (one) => isAtMost(channels, one.channels) && isAtMost(mbps, one.incomingMbps),
    (largest) => Math.max(ceil(channels / largest.channels), ceil(mbps / largest.incomingMbps)),
  );
  return findings.add({ role: 'nvr', quantity, attributes: { ...size } });
}
