/** Which antennas would do as well as the ones reckoned with. */
import { RX_MAX_DBM } from '../../constants/wireless.ts';
import { ceil, floor, isAtMost, numberText as n } from '../../inputs/index.ts';
import { trafficOf } from './calculate.ts';
import { wirelessBridgeFields } from './fields.ts';
import { eirpMaxDbm, mcsOf, phyRateMbps, rxLevelDbm, type WirelessBridgeValues } from './link-budget.ts';

/**
 * Gains between which a model may lie, dBi, in place of `gainDbi`: from the least with which the load still gets through when both
 * ends have as many decibels less, up to what the power at the port and the strongest signal allow.
 */
export function gainRangeOf(values: WirelessBridgeValues, gainDbi: number): { antennaGainDbi: number; antennaGainMaxDbi: number } {
  let less = 0;
  while (less + 1 <= Math.min(values.txGainDbi, values.rxGainDbi) && carries(values, less + 1)) less += 1;
  return { antennaGainDbi: gainDbi - less, antennaGainMaxDbi: floor(10 * greatestGainDbi(values, gainDbi)) / 10 };
}

function carries(values: WirelessBridgeValues, lessDb: number): boolean {
  const weaker = { ...values, txGainDbi: values.txGainDbi - lessDb, rxGainDbi: values.rxGainDbi - lessDb };
  const mcs = mcsOf(weaker);
  const { throughput, load } = trafficOf(weaker, phyRateMbps(mcs, weaker));
  return mcs !== null && isAtMost(load, throughput);
}

const greatestGainDbi = (values: WirelessBridgeValues, gainDbi: number): number =>
  Math.min(allowedGainDbi(values), gainDbi + (RX_MAX_DBM.value - rxLevelDbm(values)) / 2);

/** The strongest antenna that stays within the power allowed. */
function allowedGainDbi({ txPowerDbm, txLossDb, frequencyGHz }: WirelessBridgeValues): number {
  const byPower = (txGainDbi: number) => eirpMaxDbm({ frequencyGHz, txGainDbi }) - txPowerDbm + txLossDb;
  // the higher limit of 2.4 GHz is for directed antennas only: its bound counts where it is one itself
  const directed = byPower(Number.MAX_VALUE);
  return isAtMost(byPower(directed), directed) && isAtMost(directed, byPower(directed)) ? directed : byPower(0);
}

/**
 * What bounds the antennas from both sides, for people whom no model is offered: `1 km 带 15.36 Mbps，天线不小于 8 dBi；等效全向辐射功率上限
 * 33 dBm − 发射功率 27 dBm ＝ 天线不大于 6 dBi …`, and the power by which there would be one. Source: CALC-14.
 */
export function gainBoundsText(values: WirelessBridgeValues): string {
  const { distanceKm, txPowerDbm, txGainDbi, txLossDb, frequencyGHz } = values;
  const { antennaGainDbi: least, antennaGainMaxDbi: most } = gainRangeOf(values, txGainDbi);
  const { load } = trafficOf(values, 0);
  const allowed = allowedGainDbi(values);
  const isByPower = isAtMost(allowed, most + 1 / 10);
  const limit = eirpMaxDbm({ frequencyGHz, txGainDbi: allowed });
  const feeder = txLossDb > 0 ? ` ＋ 馈线损耗 ${n(txLossDb)} dB` : '';
  const isPowerItselfTooMuch = !isAtMost(0, allowed);
  const above = isPowerItselfTooMuch
    ? `发射功率 ${n(txPowerDbm)} dBm 不加天线已超过等效全向辐射功率上限 ${n(limit)} dBm`
    : isByPower
      ? `等效全向辐射功率上限 ${n(limit)} dBm − 发射功率 ${n(txPowerDbm)} dBm${feeder} ＝ 天线不大于 ${n(most)} dBi`
      : `天线大于 ${n(most)} dBi 时接收电平超过 ${RX_MAX_DBM.value} dBm`;
  const bounds = `${n(distanceKm)} km 带 ${n(load, 2)} Mbps，天线不小于 ${n(least)} dBi；${above}`;
  if (isAtMost(least, most)) return `${bounds}${isByPower ? '；发射功率每调低 1 dB，天线可大 1 dBi' : ''}。`;
  const lower = lowerPowerDbm(values);
  const way =
    lower === null
      ? '请缩短距离、减少摄像机，或改用光纤'
      : `发射功率调到 ${n(lower)} dBm 以下，两端天线用 ${n(allowedGainDbi({ ...values, txPowerDbm: lower }))} dBi 以上的`;
  return `${bounds}，两头合不拢，没有合规又带得动的型号。${way}。`;
}

/** Less power, whole decibels, with which antennas as strong as it then allows carry the link; null: none does. */
function lowerPowerDbm(values: WirelessBridgeValues): number | null {
  const { min = 0 } = wirelessBridgeFields.txPowerDbm;
  for (let txPowerDbm = ceil(values.txPowerDbm) - 1; txPowerDbm >= min; txPowerDbm--) {
    const gain = Math.min(allowedGainDbi({ ...values, txPowerDbm }), wirelessBridgeFields.txGainDbi.max);
    if (carries({ ...values, txPowerDbm, txGainDbi: gain, rxGainDbi: gain }, 0)) return txPowerDbm;
  }
  return null;
}
