/** Cameras of the demo world that are no longer sold, each with what takes its place. */
import type { DemoAttributes, Family } from './catalog-family.ts';

const CAMERA: DemoAttributes = {
  resolution: '1080P',
  sensor: '1/2.8"',
  lens: '定焦',
  lightType: '红外',
  fps: 25,
  features: ['宽动态'],
  audio: false,
  codec: 'H265',
  codecs: ['H264', 'H264+', 'H265', 'H265+'],
  protocols: ['ONVIF', 'GB/T 28181', '私有协议'],
  bracketIncluded: false,
  power: 'PoE',
  powerW: 6,
  poeClass: 2,
};

export const formerCameras: readonly Family[] = [
  {
    category: 'dome-camera',
    name: '200万红外半球网络摄像机（上一代）',
    desc: '上一代室内半球，已停产。',
    picture: 'dome',
    telling: ['resolution', 'focalLengthMm', 'power'],
    attributes: { ...CAMERA, location: '室内', ipRating: 42, bracket: '吊装' },
    models: [{ model: 'HV-D0228-IR20', price: 168, attributes: { focalLengthMm: 2.8, hfovDeg: 89.7, irRangeM: 20 }, off: true }],
    off: true,
    successor: 'HV-D1228-IR30',
  },
  {
    category: 'bullet-camera',
    name: '200万红外枪型网络摄像机（上一代）',
    desc: '上一代室外枪机，已停产。',
    picture: 'bullet-short',
    telling: ['resolution', 'focalLengthMm', 'power'],
    attributes: { ...CAMERA, location: '室外', ipRating: 66, bracket: '壁装' },
    models: [{ model: 'HV-B0240-IR30', price: 198, attributes: { focalLengthMm: 4, hfovDeg: 69.7, irRangeM: 30 }, off: true }],
    off: true,
    successor: 'HV-B2440-IR50',
  },
];
