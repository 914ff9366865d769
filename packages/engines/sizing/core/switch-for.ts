import { SWITCH_PORTS, SWITCH_SPARE_PERCENT } from '../../constants/switch.ts';
import { ceil, firstAtLeast, numberText as n } from '../../inputs/index.ts';
import type { SizedLine } from './plan.ts';
import { sizedLine } from './sized-line.ts';

/**
 * Switches for this many ports: one of the smallest size of 8, 16, 24, 48 that is enough; above, as many of 48 as it takes.
 * `ports` may be a fraction: 10.8 → one of 16; 100 → three of 48. Source: SIZE-8.
 */
export function switchFor(ports: number): { ports: number; quantity: number } {
  const size = firstAtLeast(SWITCH_PORTS.value, ceil(ports));
  const largest = Math.max(...SWITCH_PORTS.value);
  return size === null ? { ports: largest, quantity: ceil(ports / largest) } : { ports: size, quantity: 1 };
}

/** The switch line for devices with a network port, each with a share of spare; `named`: who they are, `6 台人脸终端＋3 个通道`. */
export function switchLine(devices: number, named: string): SizedLine {
  const factor = 1 + SWITCH_SPARE_PERCENT.value / 100;
  const { ports, quantity } = switchFor(devices * factor);
  const line = sizedLine('networkSwitch', quantity, { ports }, [
    `每台联网设备 1 个网口，另留 ${SWITCH_SPARE_PERCENT.value} % 余量`,
    named,
    `${n(devices)} × ${n(factor)} ＝ ${n(devices * factor)} 口 → ${n(quantity)} 台 ${ports} 口`,
  ]);
  return { ...line, need: { ports: devices / quantity } };
}
