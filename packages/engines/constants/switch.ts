import { sourced } from '../inputs/index.ts';

/** Ascending. */
export const SWITCH_PORTS = sourced({ mark: 'P', label: '交换机口数', source: '市场常见的口数档', value: [8, 16, 24, 48] });
export const SWITCH_SPARE_PERCENT = sourced({ mark: 'P', label: '交换机口余量', source: '留出上联口和日后增加设备的余量', value: 20 });
