/** A list as the calculators are asked about it: its cameras send what the check takes them to send. Source: CHECK-12, CALC-13. */
import { videoCapacityInputs } from '../calculators/index.ts';
import type { Raw } from '../inputs/index.ts';
import { findRoleId, type GivenLine, type RoleLine } from '../roles/index.ts';
import { inScene, withoutSound, type ListScene } from './camera-scene.ts';
import { checkDefaults } from './check-fields.ts';
import type { CompatInputs } from './check-types.ts';
import { createFindings } from './findings.ts';
import { readParts } from './parts.ts';
import { recordedCodec } from './recorder-fit.ts';

/** The lines with the scene the list says, with their sound or without, and the codec the best of its recorders gets; all else as given. */
export function asSent(given: readonly GivenLine[], { scene, silent }: { scene: ListScene; silent: boolean }): GivenLine[] {
  const lines = silent ? given.map(withoutSound) : given;
  const { cameras, recorders } = readParts(
    lines.map((line, place) => ({ ...line, role: findRoleId(line.role), place })),
    createFindings(),
    scene,
  );
  const codecs = new Map(cameras.map((camera) => [camera.place, recordedCodec(camera, recorders)]));
  return lines.map((line, place) => {
    if (line.role !== 'ipCamera') return line;
    const codec = codecs.get(place);
    return { ...line, attributes: { ...inScene(line.attributes, scene), ...(codec !== undefined && { codec }) } };
  });
}

/**
 * The inputs of the storage calculator for a list as it is checked: its cameras, days and hours, and disks of the size that is listed or
 * proposed. null: no camera. With one recorder both ask for as many disks; with several the check rounds up in each.
 */
export function storageInputsOf(
  { lines, scene = checkDefaults.scene, silent = checkDefaults.silent, retentionDays, hoursPerDay }: CompatInputs,
  additions: readonly RoleLine[],
): Raw | null {
  const inputs = videoCapacityInputs(asSent(lines, { scene, silent }), {
    retentionDays: retentionDays ?? checkDefaults.retentionDays,
    hoursPerDay: hoursPerDay ?? checkDefaults.hoursPerDay,
  });
  const proposedTB = additions.find(({ role }) => role === 'hdd')?.attributes['sizeTB'];
  return inputs && { ...(proposedTB !== undefined && { diskSizeTB: proposedTB }), ...inputs };
}
