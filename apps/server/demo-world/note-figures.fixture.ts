/** Figures in what the demo world's texts say of a model, and whether the model has them. */
import type { CatalogRows } from '../src/modules/catalog/index.ts';
import { standardAttributes } from '../src/modules/catalog/taxonomy/standard-attributes.ts';

type Sku = Pick<NonNullable<CatalogRows['skus']>[number], 'skuName' | 'attributes' | 'skuDesc'>;

/** What a bare figure does not mean: of 32 路 one does not think of decoding, of 4 口 not of uplinks. */
const BESIDE = new Set(['decode1080p', 'uplinkPorts', 'outgoingMbps', 'maxDiskTB', 'focalLengthMaxMm', 'depthMm', 'lineVoltage']);
const unitOf = new Map(standardAttributes.filter(({ code }) => !BESIDE.has(code)).map(({ code, unit }) => [code, unit ?? '']));
/** 220 V, P2.5, 功率因数 0.7, 2×1.5. */
const FIGURE =
  /P(\d+(?:\.\d+)?)|功率因数 ([\d.]+)|\d+(?:[×x]\d+(?:\.\d+)?)+|(\d+(?:\.\d+)?) ?(kVA|kW|Mbps|mm²|mm|GHz|kg|Ah|TB|V|W|A|m|万|口|路|个|倍)(?![\w²])/g;

/** Those figures of the words that no attribute, name or description of the model has; empty: all of them are so. */
export const contradictionsOf = (words: string, sku: Sku): string[] =>
  [...words.matchAll(FIGURE)].filter((figure) => !holds(figure, sku)).map(([figure]) => figure);

function holds([figure, pitch, factor, value, unit]: RegExpExecArray, { skuName, skuDesc, attributes }: Sku): boolean {
  const own = attributes ?? {};
  if (pitch !== undefined) return own['pitchMm'] === Number(pitch);
  if (factor !== undefined) return own['powerFactor'] === Number(factor);
  const said = plain(figure);
  if (value === undefined) return plain(String(own['spec'] ?? '')).endsWith(said);
  if (Object.entries(own).some(([code, one]) => unitOf.get(code) === unit && one === Number(value))) return true;
  return new RegExp(`(?<![\\d.])${said.replace('.', '\\.')}`).test(plain(`${skuName} ${skuDesc ?? ''}`));
}

const plain = (words: string): string => words.replaceAll('×', 'x').replaceAll(' ', '');
