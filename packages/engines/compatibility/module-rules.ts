/** Optical modules of switches: glass that leads from one to the other, and ports they work in. On the lenient side. Source: CHECK-2.20. */
import { numberText as n } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf } from './line-sums.ts';

/** Rules 16f and 16g. */
export function checkModules(list: CheckedList, findings: Findings): void {
  const modules = linesOf(list, 'sfpModule');
  if (modules.length === 0) return;
  const modes = new Set(modules.map(({ attributes: { fibreMode } }) => fibreMode));
  const listed = linesOf(list, 'fibreCable', 'fibreCord', 'fibrePigtail');
  // light of one mode does not pass through glass of another
  const glass = modes.has(undefined) ? listed : listed.filter(({ attributes: { fibreMode } }) => fibreMode === undefined || modes.has(fibreMode));
  if (glass.length === 0) {
    const [mode] = modes;
    findings.report({
      code: 'SFP_FIBRE_MISSING',
      severity: 'warning',
      rule: '16f',
      shortBy: piecesOf(modules),
      why: `光模块 ${n(piecesOf(modules))} 个，每个接 1 条光纤跳线；清单里没有${listed.length > 0 ? '单模、多模相符的' : ''}光缆、跳线、尾纤`,
      about: [...modules, ...listed],
      cures: [
        findings.add({
          role: 'fibreCord',
          quantity: piecesOf(modules),
          attributes: { fibreMode: modes.size === 1 && typeof mode === 'string' ? mode : 'single' },
        }),
      ],
    });
  }
  // a switch that does not say its speed, or one no rule knows, may take them
  const switches = linesOf(list, 'poeSwitch', 'networkSwitch');
  const speeds = switches.map((line) => Math.max(figureOf(line, 'uplinkMbps') ?? Infinity, figureOf(line, 'portMbps') ?? 0));
  const fastest = Math.max(...speeds);
  const fast = modules.filter((line) => (figureOf(line, 'portMbps') ?? 0) > fastest);
  if (switches.length === 0 || fast.length === 0) return;
  findings.report({
    code: 'SFP_UNFIT',
    severity: 'warning',
    rule: '16g',
    shortBy: piecesOf(fast),
    why: `光模块 ${n(Math.max(...fast.map((line) => figureOf(line, 'portMbps') ?? 0)))} Mbps，清单里的交换机光口最快 ${n(fastest)} Mbps；换成与光口同速的光模块，或换交换机`,
    about: [...fast, ...switches],
  });
}
