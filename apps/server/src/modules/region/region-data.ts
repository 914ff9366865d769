/** The regions that ship with the portal, read from the files that `tools/build-regions.mjs` generates. */
import { readFileSync } from 'node:fs';

/** One row for the table `region`. */
export type RegionNode = {
  /** 2 digits for a province, 4 a city, 6 an area, 9 a street; starts with the parent's code. */
  readonly code: string;
  readonly name: string;
  readonly parentCode: string | null;
  readonly level: 1 | 2 | 3 | 4;
  /** Whether a picker has another list to open below this node. */
  readonly hasNext: boolean;
  /** A development or management zone that is no county but stands in addresses; only ever true for areas. */
  readonly functional: boolean;
};

export type RegionManifest = {
  /** State of the data by level, and the sentence the help page shows. */
  readonly edition: { readonly streets: string; readonly areas: string; readonly note: string };
  readonly sources: readonly { readonly name: string; readonly version: string; readonly licence: string; readonly gives: string }[];
  readonly counts: {
    readonly provinces: number;
    readonly cities: number;
    readonly areas: number;
    readonly streets: number;
    /** Among the areas. */
    readonly functional: number;
    /** Hong Kong, Macau and Taiwan; contained in the figures above. */
    readonly outsideMainland: { readonly provinces: number; readonly cities: number; readonly areas: number };
  };
  /** Counties newer than the street edition; they have no streets yet. */
  readonly added: readonly { readonly code: string; readonly name: string }[];
  /** Collective cities that are shown under another name than the official one. */
  readonly renamed: readonly { readonly code: string; readonly official: string; readonly shown: string }[];
  /** Areas that repeat their city, which has no districts: a picker may go straight to the streets. */
  readonly districtless: readonly string[];
  /** File path under the data folder → hex digest. */
  readonly sha256: Readonly<Record<string, string>>;
};

/** Parent code → children, each the rest of its code (`suffix digits`) followed by its name. */
type ChildrenByParent = Readonly<Record<string, readonly string[]>>;
type RegionsFile = {
  readonly provinces: readonly string[];
  readonly cities: ChildrenByParent;
  readonly areas: ChildrenByParent;
  readonly functional: readonly string[];
};

const DATA_FOLDER = new URL('./data/', import.meta.url);
const SUFFIX_DIGITS = { 1: 2, 2: 2, 3: 2, 4: 3 } as const;

/**
 * All regions of China, four levels, about 45,000 rows, in level and code order (so every parent comes before its children).
 * Reads some 0.8 MB from disk and takes a fraction of a second: for filling the table, not for answering a request.
 * Hong Kong, Macau and Taiwan end at level 3. Throws only when a generated file is missing.
 * Source: FILE-3 (code, name, hasNext).
 */
export function loadRegions(): RegionNode[] {
  const { provinces, cities, areas, functional } = readData<RegionsFile>('regions.json');
  const streets: ChildrenByParent = Object.assign(
    {},
    ...Object.keys(regionManifest().sha256)
      .filter((path) => path.startsWith('streets/'))
      .map((path) => readData<ChildrenByParent>(path)),
  );
  const zones = new Set(functional);
  return [
    ...provinces.map((entry) => node(null, entry, 1, cities, zones)),
    ...childNodes(cities, 2, areas, zones),
    ...childNodes(areas, 3, streets, zones),
    ...childNodes(streets, 4, {}, zones),
  ];
}

/** Where the regions come from, of which date they are, and how many there are; the counts agree with `loadRegions`. */
export function regionManifest(): RegionManifest {
  return readData<RegionManifest>('manifest.json');
}

function childNodes(byParent: ChildrenByParent, level: 2 | 3 | 4, below: ChildrenByParent, zones: ReadonlySet<string>): RegionNode[] {
  return Object.keys(byParent)
    .sort()
    .flatMap((parentCode) => (byParent[parentCode] ?? []).map((entry) => node(parentCode, entry, level, below, zones)));
}

function node(parentCode: string | null, entry: string, level: RegionNode['level'], below: ChildrenByParent, zones: ReadonlySet<string>): RegionNode {
  const digits = SUFFIX_DIGITS[level];
  const code = (parentCode ?? '') + entry.slice(0, digits);
  return { code, name: entry.slice(digits), parentCode, level, hasNext: code in below, functional: zones.has(code) };
}

function readData<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(path, DATA_FOLDER), 'utf8')) as Content;
}
