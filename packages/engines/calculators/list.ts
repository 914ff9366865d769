/** The ten, in the order of the sidebar: each by the name of its page under /tool/calculator/, with its folder and its title. */
export const calculatorList = {
  aVideoCapacity: { folder: 'video-capacity', title: '录像存储容量计算' },
  bNVRChannelAccess: { folder: 'recorder-access', title: 'NVR 接入路数计算' },
  cCameraFocalLength: { folder: 'focal-length', title: '摄像机焦距计算' },
  dBandWidth: { folder: 'bandwidth', title: '网络带宽计算' },
  eSwitchAccess: { folder: 'switch-access', title: '交换机接入计算' },
  fGenericCabling: { folder: 'generic-cabling', title: '综合布线计算' },
  gCameraPowerSupply: { folder: 'power-supply', title: '摄像机集中供电计算' },
  hTwistedPairAmount: { folder: 'twisted-pair', title: '双绞线用量计算' },
  iVerticalBinocular: { folder: 'people-counter', title: '垂直双目客流计算' },
  jWirelessIntelligent: { folder: 'wireless-bridge', title: '无线网桥智能计算' },
} as const satisfies Readonly<Record<string, { folder: string; title: string }>>;

export type CalculatorId = keyof typeof calculatorList;
export const calculatorIds = Object.keys(calculatorList) as readonly CalculatorId[];
