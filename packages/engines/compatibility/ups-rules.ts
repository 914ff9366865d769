/** What of a UPS is a matter of safety: it carries its load, has whole strings, and what cuts and protects it stands before and behind it. Source: CHECK-15. */
import { mainPowerOf } from './ups-load.ts';
import { BLOCK_VOLTS, INVERTER_EFFICIENCY, OUTPUT_BOXES_A, SAFE_DC_VOLTS, UPS_POWER_FACTOR, UPS_SIZES, UPS_WIRED_FROM_KVA } from '../constants/ups.ts';
import { firstAtLeast, floor, isAtMost, numberText as n, round, sumOf } from '../inputs/index.ts';
import { batteryBreakerOf, hostBatteryA, hostFeedOf, phasesOf } from '../sizing/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf, totalOf } from './line-sums.ts';
import type { ListedLine } from './read-lines.ts';

/** Rule 25. Nothing where a host does not say its size. */
export function checkUps(list: CheckedList, findings: Findings): void {
  const hosts = linesOf(list, 'upsHost');
  if (hosts.length === 0 || hosts.some((line) => figureOf(line, 'capacityKVA') === null)) return;
  checkLoad(list, hosts, findings);
  checkStrings(list, hosts, findings);
  checkTime(list, hosts, findings);
  checkBatteryBreakers(list, hosts, findings);
  const wired = hosts.filter((line) => kVAOf(line) >= UPS_WIRED_FROM_KVA.value);
  if (wired.length === 0) return;
  checkInputBreakers(list, { hosts, wired }, findings);
  checkOutput(list, wired, findings);
}

const kVAOf = (host: ListedLine): number => figureOf(host, 'capacityKVA') ?? 0;
const powerFactorOf = (host: ListedLine): number => figureOf(host, 'powerFactor') ?? UPS_POWER_FACTOR.value;
const phasesOfHost = (host: ListedLine): number => figureOf(host, 'phases') ?? phasesOf(kVAOf(host));
const largestOf = (hosts: readonly ListedLine[]): ListedLine | undefined => hosts.toSorted((a, b) => kVAOf(b) - kVAOf(a))[0];
/** A recommendation asks for it, and says so itself (rule 20). */
const isMandatory = (list: CheckedList, role: string): boolean => list.mandatory.some((item) => item.role === role);

/** It carries what of the video system hangs on it at least. */
function checkLoad(list: CheckedList, hosts: readonly ListedLine[], findings: Findings): void {
  const load = mainPowerOf(list);
  const ratedW = sumOf(hosts, (line) => line.quantity * kVAOf(line) * 1000 * powerFactorOf(line));
  if (!isAtMost(load.watts, ratedW)) {
    const why = `录像、交换机和它们供电的摄像机约 ${n(load.watts, 0)} W（${load.text}），UPS 合计 ${n(ratedW, 0)} W；只保一部分设备时请核对`;
    findings.report({ code: 'UPS_OVERLOAD', severity: 'warning', rule: '25', shortBy: round(load.watts - ratedW, 0), why, about: hosts });
  }
}

/** Rule 25g: no less than a recommendation reckoned for its minutes, or somebody asks. */
function checkTime(list: CheckedList, hosts: readonly ListedLine[], findings: Findings): void {
  const askedAh = list.settings.upsBlockAh;
  const blocks = linesOf(list, 'batteryBlock');
  if (askedAh === 0 || blocks.some((line) => figureOf(line, 'capacityAh') === null)) return;
  const heldAh = totalOf(blocks, 'capacityAh');
  if (isAtMost(askedAh, heldAh)) return;
  const why = `按后备时间要 12 V 电池合计 ${n(askedAh)} Ah（节数 × 每节安时），清单里有 ${n(heldAh)} Ah`;
  findings.report({
    code: 'UPS_TIME_SHORT',
    severity: 'warning',
    rule: '25g',
    shortBy: round(askedAh - heldAh, 1),
    why,
    about: blocks.length > 0 ? blocks : hosts,
  });
}

/** Rules 25a and 25b: the batteries that its host asks for. */
function checkStrings(list: CheckedList, hosts: readonly ListedLine[], findings: Findings): void {
  const blocks = linesOf(list, 'batteryBlock');
  const held = piecesOf(blocks);
  const needed = sumOf(hosts, (line) => line.quantity * blocksOf(line));
  const strings = `${hosts.map((line) => `${n(line.quantity)} 台 × ${n(blocksOf(line))} 节`).join(' ＋ ')} ＝ ${n(needed)} 节`;
  if (held === 0) {
    const why = `清单里有 UPS 主机，没有蓄电池：${strings}；自带电池的主机或只稳压不后备的不用另配`;
    findings.report({ code: 'UPS_BATTERY_NONE', severity: 'info', rule: '25a', why, about: hosts });
    return;
  }
  // a host beside another may bridge no time: whole strings of some of them are in order
  const sizes = hosts.map(blocksOf);
  if (checkMixed(hosts, { blocks, sizes }, findings)) return;
  const missing = missingToStrings(held, sizes);
  // beside whole strings a few are spares, nearly one more string is one that lacks some
  const areSpares = held >= needed && missing * 2 >= Math.min(...sizes.filter((size) => size > 0));
  if (missing === 0 || areSpares) return;
  const capacityAh = Math.max(0, ...blocks.map((line) => figureOf(line, 'capacityAh') ?? 0));
  findings.report({
    code: 'UPS_BATTERY_SHORT',
    severity: 'error',
    rule: '25b',
    shortBy: missing,
    why: `每台主机至少一组：${strings}，清单里有 ${n(held)} 节，凑不成整组；不成组的电池接不上`,
    about: [...blocks, ...hosts],
    cures: capacityAh > 0 ? [findings.add({ role: 'batteryBlock', quantity: missing, attributes: { voltage: BLOCK_VOLTS.value, capacityAh } })] : [],
  });
}

/** Rule 25b, of blocks of several capacities: those of a string are alike. Hosts of one size of string only; true: it was said. */
function checkMixed(hosts: readonly ListedLine[], { blocks, sizes }: { blocks: readonly ListedLine[]; sizes: readonly number[] }, findings: Findings): boolean {
  const [size = 0, ...others] = new Set(sizes);
  const alike = [...Map.groupBy(blocks, (line) => figureOf(line, 'capacityAh'))].map(([capacityAh, lines]) => ({ capacityAh, count: piecesOf(lines) }));
  if (size === 0 || others.length > 0 || alike.length < 2 || alike.some(({ capacityAh }) => capacityAh === null)) return false;
  const strings = Math.min(piecesOf(hosts), floor(piecesOf(blocks) / size));
  if (sumOf(alike, ({ count }) => floor(count / size)) >= strings) return false;
  const [most] = alike.toSorted((a, b) => (b.count % size) - (a.count % size));
  const missing = size - ((most?.count ?? 0) % size);
  findings.report({
    code: 'UPS_BATTERY_SHORT',
    severity: 'error',
    rule: '25b',
    shortBy: missing,
    why: `一组 ${n(size)} 节串联，容量要相同，不同容量的会过充、过放；清单里${alike.map(({ capacityAh, count }) => ` ${n(capacityAh ?? 0)} Ah 的 ${n(count)} 节`).join('、')}，凑不成 ${n(strings)} 组`,
    about: [...blocks, ...hosts],
    cures: [findings.add({ role: 'batteryBlock', quantity: missing, attributes: { voltage: BLOCK_VOLTS.value, capacityAh: most?.capacityAh ?? 0 } })],
  });
  return true;
}

/**
 * Rule 25c: each string above the voltage one may touch has a breaker that can cut it. At least as many strings as the longest of the hosts
 * listed make of the blocks; batteries in a host's own case are not listed.
 */
function checkBatteryBreakers(list: CheckedList, hosts: readonly ListedLine[], findings: Findings): void {
  const sizes = hosts.map(blocksOf).filter((blocks) => blocks > 0);
  const [shortest, longest] = [Math.min(...sizes), Math.max(...sizes)];
  const largest = largestOf(hosts);
  if (sizes.length === 0 || largest === undefined || isMandatory(list, 'batteryBreaker')) return;
  const blocks = linesOf(list, 'batteryBlock');
  const strings = floor(piecesOf(blocks) / longest);
  const each = Math.max(1, floor(strings / piecesOf(hosts)));
  const batteryA = hostBatteryA(kVAOf(largest) * 1000 * powerFactorOf(largest), INVERTER_EFFICIENCY.value, blocksOf(largest) || longest);
  const { floatV, breakerA, voltage } = batteryBreakerOf(batteryA / Math.max(1, each - 1), shortest);
  const breakers = linesOf(list, 'batteryBreaker');
  // one that does not say its voltage may do
  const held = piecesOf(breakers.filter((line) => isAtMost(floatV, figureOf(line, 'voltage') ?? Infinity)));
  if (strings <= held || isAtMost(floatV, SAFE_DC_VOLTS.value)) return;
  findings.report({
    code: 'UPS_DC_BREAKER_SHORT',
    severity: 'error',
    rule: '25c',
    shortBy: strings - held,
    why: `电池每组 ${n(shortest)} 节，浮充 ${n(floatV, 1)} V，高于 ${SAFE_DC_VOLTS.value} V；${n(strings)} 组每组要 1 个直流断路器，清单里电压够的有 ${n(held)} 个，没有断路器短路时切不断，也无法检修`,
    about: [...blocks, ...breakers],
    cures: [findings.add({ role: 'batteryBreaker', quantity: strings - held, attributes: { currentA: breakerA, voltage } })],
  });
}

/** Rule 25d: a host with terminals has a breaker before it, no smaller than what it draws. */
function checkInputBreakers(list: CheckedList, { hosts, wired }: { hosts: readonly ListedLine[]; wired: readonly ListedLine[] }, findings: Findings): void {
  const breakers = linesOf(list, 'upsInputBreaker');
  const blocks = linesOf(list, 'batteryBlock');
  const count = piecesOf(wired);
  // beside smaller hosts nobody can say whose the batteries are: the charger is left out
  const blockAh = hosts.length === wired.length ? totalOf(blocks, 'capacityAh') / count : 0;
  const feeds = wired.map((line) => ({
    line,
    ...hostFeedOf({ kVA: kVAOf(line), phases: phasesOfHost(line), powerFactor: powerFactorOf(line), efficiency: INVERTER_EFFICIENCY.value, blockAh }),
  }));
  const neededA = sumOf(feeds, ({ line, feedA }) => line.quantity * feedA);
  const missing = isMandatory(list, 'upsInputBreaker') ? 0 : Math.max(0, count - piecesOf(breakers));
  const heldA = breakers.some((line) => figureOf(line, 'currentA') === null) ? Infinity : totalOf(breakers, 'currentA');
  if (missing === 0 && (breakers.length === 0 || isAtMost(neededA, heldA))) return;
  const largest = largestOf(wired);
  const feed = feeds.find(({ line }) => line === largest);
  if (largest === undefined || feed === undefined) return;
  const quantity = missing > 0 ? missing : count * feed.breakersPerHost;
  findings.report({
    code: 'UPS_INPUT_BREAKER_SHORT',
    severity: 'error',
    rule: '25d',
    shortBy: missing > 0 ? missing : count,
    why: `${feeds.map(({ line, feedA }) => `${n(line.quantity)} 台 ${n(kVAOf(line))} kVA 主机，每台含充电输入 ${n(feedA, 1)} A`).join('；')}，清单里输入断路器 ${n(piecesOf(breakers))} 个${breakers.length > 0 && heldA !== Infinity ? `，共 ${n(heldA)} A，电流不够会跳闸` : '，主机没有保护'}`,
    about: [...wired, ...breakers],
    cures: [findings.add({ role: 'upsInputBreaker', quantity, attributes: { currentA: feed.breakerA, phases: phasesOfHost(largest) } })],
  });
}

/** Rule 25e: behind it a box for the loads, and a bypass to feed them while it is exchanged. */
function checkOutput(list: CheckedList, wired: readonly ListedLine[], findings: Findings): void {
  const parts = [
    { role: 'upsOutputBox', name: '输出配电箱' },
    { role: 'upsBypass', name: '维修旁路开关' },
  ] as const;
  const missing = parts.filter(({ role }) => linesOf(list, role).length === 0 && !isMandatory(list, role));
  const largest = largestOf(wired);
  if (missing.length === 0 || largest === undefined) return;
  const phases = phasesOfHost(largest);
  const { hostVA, feedA } = hostFeedOf({ kVA: kVAOf(largest), phases, powerFactor: 1, efficiency: 1, blockAh: 0 });
  findings.report({
    code: 'UPS_OUTPUT_MISSING',
    severity: 'warning',
    rule: '25e',
    subject: missing.map(({ name }) => name).join('、'),
    why: `${UPS_WIRED_FROM_KVA.value} kVA 起端子接线，${n(hostVA / 1000)} kVA 输出 ${n(feedA, 1)} A：负载要从输出配电箱分路，检修主机时要由旁路供电`,
    about: wired,
    cures: missing.map(({ role }) => findings.add({ role, quantity: 1, attributes: { phases, currentA: outputSwitchA(feedA * piecesOf(wired)) } })),
  });
}

/** The first main switch of a box that carries it, the largest where none does. */
const outputSwitchA = (ampere: number): number => firstAtLeast(OUTPUT_BOXES_A.value, ampere) ?? Math.max(...OUTPUT_BOXES_A.value);

/** Blocks until whole strings of these sizes come out even. 5 of 3 → 1; 3 of 3 and 16 → 0. */
function missingToStrings(held: number, sizes: readonly number[]): number {
  const [smallest = 0] = sizes.filter((size) => size > 0).toSorted((a, b) => a - b);
  if (smallest === 0) return 0;
  // the least sum of strings by what is left over of the smallest
  const least = new Map([[0, 0]]);
  for (let round = 0; round < smallest; round++)
    for (const sum of least.values())
      for (const size of sizes) {
        const rest = (sum + size) % smallest;
        if (sum + size < (least.get(rest) ?? Infinity)) least.set(rest, sum + size);
      }
  let more = 0;
  while ((least.get((held + more) % smallest) ?? Infinity) > held + more) more++;
  return more;
}

/** In a string of this host: by its voltage, else by its size. */
function blocksOf(host: ListedLine): number {
  const volts = figureOf(host, 'voltage');
  if (volts !== null) return floor(volts / BLOCK_VOLTS.value);
  const kVA = figureOf(host, 'capacityKVA') ?? 0;
  return UPS_SIZES.value.find((size) => isAtMost(kVA, size.kVA))?.blocks ?? 0;
}
