/** Which antennas would do as well as the ones reckoned with. */
import { RX_MAX_DBM } from '../../constants/wireless.ts';
import { floor, isAtMost } from '../../inputs/index.ts';
import { trafficOf } from './calculate.ts';
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

function greatestGainDbi(values: WirelessBridgeValues, gainDbi: number): number {
  const { txPowerDbm, txLossDb, frequencyGHz } = values;
  const byPower = (txGainDbi: number) => eirpMaxDbm({ frequencyGHz, txGainDbi }) - txPowerDbm + txLossDb;
  // the higher limit of 2.4 GHz is for directed antennas only: its bound counts where it is one itself
  const directed = byPower(Number.MAX_VALUE);
  const allowed = isAtMost(byPower(directed), directed) && isAtMost(directed, byPower(directed)) ? directed : byPower(0);
  const untilTooStrong = gainDbi + (RX_MAX_DBM.value - rxLevelDbm(values)) / 2;
  return Math.min(allowed, untilTooStrong);
}
