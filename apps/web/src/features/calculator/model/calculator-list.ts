import type { CalculatorId } from '@portal/engines/calculators';

/** The ten in the order of the sidebar. Titles are the plans' own (a test holds them together): the sidebar loads no plan. */
export const calculatorTitles: Readonly<Record<CalculatorId, string>> = {
  aVideoCapacity: '录像存储容量计算',
  bNVRChannelAccess: 'NVR 接入路数计算',
  cCameraFocalLength: '摄像机焦距计算',
  dBandWidth: '网络带宽计算',
  eSwitchAccess: '交换机接入计算',
  fGenericCabling: '综合布线计算',
  gCameraPowerSupply: '摄像机集中供电计算',
  hTwistedPairAmount: '双绞线用量计算',
  iVerticalBinocular: '垂直双目客流计算',
  jWirelessIntelligent: '无线网桥智能计算',
};

export const CALCULATORS_PATH = '/tool/calculator';
export const calculatorPath = (id: CalculatorId): string => `${CALCULATORS_PATH}/${id}`;

/** The calculator of an address; null where it is none of the ten. */
export function calculatorAt(path: string): CalculatorId | null {
  const name = path.startsWith(`${CALCULATORS_PATH}/`) ? path.slice(CALCULATORS_PATH.length + 1).replace(/\/$/u, '') : '';
  return Object.hasOwn(calculatorTitles, name) ? (name as CalculatorId) : null;
}
