/** Answers to the questions of every scene, drawn by a seed; for the tests of what is recommended and checked. */
import type { ScenarioId } from '../sizing/index.ts';

/** The same numbers for the same seed, 0 up to 1. */
export function drawnFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
export type Draw = () => number;
const whole = (draw: Draw, least: number, most: number): number => least + Math.floor(draw() * (most - least + 1));
const some = <One>(draw: Draw, least: number, most: number, one: () => One): One[] => Array.from({ length: whole(draw, least, most) }, one);
export const of = <One>(draw: Draw, ...all: One[]): One => all[whole(draw, 0, all.length - 1)] ?? (all[0] as One);

export const ANSWERS: Readonly<Record<ScenarioId, (draw: Draw) => object>> = {
  scenarioVideoSurveillance: (draw) => ({
    site: of(draw, 'shop', 'office', 'school', 'factory', 'warehouse', 'street'),
    areas: some(draw, 1, 4, () => ({
      purpose: of(draw, 'discern', 'perceive', 'characterise'),
      lengthM: whole(draw, 6, 120),
      widthM: whole(draw, 4, 30),
      mounting: of(draw, 'ceiling', 'indoorWall', 'rack', 'wall', 'pole'),
      heightM: of(draw, 3, 3.5, 4),
      light: of(draw, 'lit', 'dark'),
      closet: of(draw, 1, 1, 2),
      ...of(draw, {}, {}, {}, { cameras: whole(draw, 1, 20) }),
    })),
    backboneM: whole(draw, 20, 300),
    retentionDays: of(draw, 30, 45, 60, 90),
    monitors: whole(draw, 0, 9),
  }),
  scenarioLed: (draw) => ({
    environment: of(draw, 'indoor', 'outdoor'),
    widthM: whole(draw, 2, 25),
    heightM: whole(draw, 1, 10),
    nearestViewM: whole(draw, 2, 30),
    use: of(draw, 'video', 'text', 'control'),
    controlM: whole(draw, 5, 3000),
  }),
  scenarioParking: (draw) => ({
    entryLanes: whole(draw, 1, 4),
    exitLanes: whole(draw, 1, 4),
    mixedLanes: whole(draw, 0, 2),
    trigger: of(draw, 'loop', 'video', 'radar'),
    laneWidthM: of(draw, 3, 4, 7),
    laneRunM: whole(draw, 10, 400),
    backupMin: of(draw, 0, 30),
    guidance: of(draw, 'none', 'ultrasonic', 'videoDual'),
    spaces: whole(draw, 20, 600),
    zones: whole(draw, 1, 6),
  }),
  scenarioAccessGuard: (draw) => ({
    peakPeople: whole(draw, 50, 2500),
    peakMinutes: whole(draw, 10, 40),
    gateType: of(draw, 'tripod', 'flap', 'swing', 'speedGate', 'fullHeight'),
    verification: of(draw, 'card', 'face', 'qr', 'idCardFace', 'fingerprint'),
    runM: of(draw, 30, 94, 95, 300),
  }),
  scenarioBroadcast: (draw) => ({
    zones: some(draw, 1, 6, () => ({
      lengthM: whole(draw, 8, 100),
      widthM: whole(draw, 6, 60),
      ceilingM: of(draw, 2.8, 3, 3.5, 4),
      room: of(draw, 'hall', 'lobby', 'corridor', 'outdoor'),
      use: of(draw, 'background', 'business', 'emergency'),
    })),
    level: of(draw, 'asked', 'louder'),
    spareAmplifier: draw() < 0.5,
  }),
  scenarioUps: (draw) => ({
    loads: some(draw, 1, 3, () => ({ count: whole(draw, 1, 20), powerW: whole(draw, 50, 600) })),
    runtimeMin: of(draw, 5, 15, 30, 60, 90, 240),
    redundancy: of(draw, 'none', 'n+1'),
  }),
  scenarioAccessControl: (draw) => ({
    groups: some(draw, 1, 4, () => ({
      doors: whole(draw, 1, 18),
      leaves: of(draw, 'single', 'double'),
      mode: of(draw, 'cardInButtonOut', 'cardInCardOut', 'faceTerminal', 'cardAndFace'),
      lock: of(draw, 'maglock', 'bolt', 'strike'),
      distanceM: whole(draw, 5, 200),
      closet: whole(draw, 1, 3),
    })),
    users: whole(draw, 20, 3000),
    standbyHours: of(draw, 0, 4, 24, 48),
  }),
};
