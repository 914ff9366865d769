/** What an import would change: drafts beside what is there. Pure; the same file twice plans nothing the second time. */
import type { AttributeValue } from '@portal/contract/catalog';
import type { NewSku, NewSpu } from '../loading/insert-catalog.ts';
import { modelKeyOf } from '../search/fold.ts';
import { FIELDS } from './columns.ts';
import type { Complaint } from './complaint.ts';
import type { ModelDraft } from './read-drafts.ts';
import { sayingOf } from './saying.ts';
import type { KnownFamily, KnownModel } from './store.ts';

export interface CatalogImportPlan {
  newFamilies: NewSpu[];
  changedFamilies: KnownFamily[];
  newModels: NewSku[];
  changedModels: KnownModel[];
  unchanged: number;
  /** Families whose figures and words must be worked out anew. */
  touched: string[];
  complaints: Complaint[];
}

export interface PlanFacts {
  models: readonly KnownModel[];
  families: readonly KnownFamily[];
  /** When new families are listed. */
  now: Date;
  newId(): string;
  /** Brand of new families where the file names none. */
  brand: string;
  /** Picture of new families where neither the file nor the category has one. */
  picture: string;
}

const familyKey = (name: string, categoryId: number, brand: string): string => JSON.stringify([name, categoryId, brand]);

/** One family: models with the same product name, second category and brand. */
interface Group {
  /** The family there already is; found out or made when absent. */
  spuNo: string | undefined;
  name: string;
  categoryId: number;
  firstCategoryId: number;
  brand: string;
  drafts: ModelDraft[];
}

/**
 * New models need a product name and a second category. Models that change their name, category or brand together keep their
 * family's number; those that leave the others behind go to the family of that name, or found one.
 */
export function planImport(drafts: readonly ModelDraft[], facts: PlanFacts): CatalogImportPlan {
  const world = worldOf(facts);
  const plan: CatalogImportPlan = { newFamilies: [], changedFamilies: [], newModels: [], changedModels: [], unchanged: 0, touched: [], complaints: [] };
  const groups = groupsOf(drafts, facts, world, plan.complaints);
  const claimed = new Set([...groups.values()].flatMap(({ spuNo }) => spuNo ?? []));
  const changed = new Set<string>();
  const touched = new Set<string>();
  const left = new Map<string, number>();
  const arrived = new Set<string>();

  for (const group of groups.values()) {
    const spuNo = group.spuNo ?? renamedFamily(group, world, claimed) ?? foundFamily(group, facts, plan, world);
    claimed.add(spuNo);
    if (changeFamily(group, world.families.get(spuNo))) {
      changed.add(spuNo);
      touched.add(spuNo);
    }
    let sort = Math.max(-1, ...(world.modelsOf.get(spuNo) ?? []).map((model) => model.sort));
    for (const draft of group.drafts) {
      const model = world.models.get(draft.modelKey);
      if (!model) {
        plan.newModels.push(freshModel(draft, group.name, spuNo, facts.newId(), ++sort, world.families.get(spuNo)?.picture));
        touched.add(spuNo);
        arrived.add(spuNo);
        continue;
      }
      const moves = model.spuNo !== spuNo;
      const merged = mergedModel(draft, model, group.name, spuNo, moves ? ++sort : model.sort, world);
      if (same(merged, model)) {
        plan.unchanged++;
        continue;
      }
      plan.changedModels.push(merged);
      touched.add(spuNo).add(model.spuNo);
      if (moves) {
        arrived.add(spuNo);
        left.set(model.spuNo, (left.get(model.spuNo) ?? 0) + 1);
      }
    }
  }
  nameSuccessors(groups, world, plan, changed);
  // a family all of whose models went elsewhere is no longer sold
  for (const [spuNo, gone] of left) {
    const family = world.families.get(spuNo);
    if (!family || arrived.has(spuNo) || gone < (world.modelsOf.get(spuNo)?.length ?? 0)) continue;
    family.status = 1;
    changed.add(spuNo);
  }
  const fresh = new Set(plan.newFamilies.map(({ spuNo }) => spuNo));
  plan.changedFamilies = [...changed].filter((spuNo) => !fresh.has(spuNo)).flatMap((spuNo) => world.families.get(spuNo) ?? []);
  plan.touched = [...new Set([...touched, ...plan.touched])];
  return plan;
}

interface World {
  models: ReadonlyMap<string, KnownModel>;
  modelsOf: ReadonlyMap<string, readonly KnownModel[]>;
  /** By number; changed as the plan goes on. */
  families: Map<string, KnownFamily>;
  nameBefore: ReadonlyMap<string, string>;
  /** Family key → number; of several alike the first. */
  byKey: ReadonlyMap<string, string>;
}

function worldOf({ models, families }: PlanFacts): World {
  return {
    models: new Map(models.map((model) => [model.modelKey, model])),
    modelsOf: Map.groupBy(models, ({ spuNo }) => spuNo),
    families: new Map(families.map((family) => [family.spuNo, { ...family }])),
    nameBefore: new Map(families.map(({ spuNo, spuName }) => [spuNo, spuName])),
    byKey: new Map(families.toReversed().map((family) => [familyKey(family.spuName, family.secondCategoryId, family.brandName), family.spuNo])),
  };
}

function groupsOf(drafts: readonly ModelDraft[], facts: PlanFacts, world: World, complaints: Complaint[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const draft of drafts) {
    const own = world.families.get(world.models.get(draft.modelKey)?.spuNo ?? '');
    const name = draft.name ?? own?.spuName;
    const categoryId = draft.category?.id ?? own?.secondCategoryId;
    if (name === undefined) complaints.push({ row: draft.row, column: FIELDS.name, text: '新型号必须填写' });
    if (categoryId === undefined) complaints.push({ row: draft.row, column: FIELDS.secondCategory, text: '新型号必须填写' });
    if (name === undefined || categoryId === undefined) continue;
    const brand = draft.brand ?? own?.brandName ?? facts.brand;
    const key = familyKey(name, categoryId, brand);
    // a model stays with its own family even when another bears the same name
    const stays = own && familyKey(own.spuName, own.secondCategoryId, own.brandName) === key;
    const spuNo = stays ? own.spuNo : world.byKey.get(key);
    const group = groups.get(spuNo ?? key) ?? {
      spuNo,
      name,
      categoryId,
      firstCategoryId: draft.category?.parentId ?? own?.firstCategoryId ?? 0,
      brand,
      drafts: [],
    };
    group.drafts.push(draft);
    groups.set(spuNo ?? key, group);
  }
  return groups;
}

/** The family whose every model is in this group and which nobody else claims: it has changed its name. */
function renamedFamily({ drafts }: Group, { models, modelsOf }: World, claimed: ReadonlySet<string>): string | undefined {
  const keys = new Set(drafts.map(({ modelKey }) => modelKey));
  const candidates = new Set(drafts.flatMap(({ modelKey }) => models.get(modelKey)?.spuNo ?? []));
  return [...candidates].find((spuNo) => !claimed.has(spuNo) && (modelsOf.get(spuNo) ?? []).every(({ modelKey }) => keys.has(modelKey)));
}

/** Brings the family to what the group says; whether anything changed. A model put on sale puts its family on sale. */
function changeFamily(group: Group, family: KnownFamily | undefined): boolean {
  if (!family) return false;
  const before = JSON.stringify(family);
  Object.assign(family, {
    spuName: group.name,
    secondCategoryId: group.categoryId,
    firstCategoryId: group.firstCategoryId,
    brandName: group.brand,
    unit: group.drafts.find(({ unit }) => unit !== undefined)?.unit ?? family.unit,
    status: group.drafts.some(({ values }) => values.skuStatus === 0) ? 0 : family.status,
    attachments: withDocuments(family.attachments, group.drafts),
  });
  return JSON.stringify(family) !== before;
}

/** What takes the place of a family, by one of its models; the model may come with the same file. The last row that says something counts. */
function nameSuccessors(groups: ReadonlyMap<string, Group>, world: World, plan: CatalogImportPlan, changed: Set<string>): void {
  const familyOf = (modelKey: string) =>
    [...plan.newModels, ...plan.changedModels].find((model) => modelKeyOf(model.skuModel) === modelKey)?.spuNo ?? world.models.get(modelKey)?.spuNo;
  for (const draft of [...groups.values()].flatMap(({ drafts }) => drafts)) {
    if (draft.successor === undefined) continue;
    const [spuNo = '', successorSpuNo] = [familyOf(draft.modelKey), draft.successor === '' ? null : familyOf(draft.successor)];
    const family = world.families.get(spuNo);
    if (successorSpuNo === undefined) plan.complaints.push({ row: draft.row, column: FIELDS.successor, text: '没有这个型号' });
    else if (successorSpuNo === spuNo) plan.complaints.push({ row: draft.row, column: FIELDS.successor, text: '不能是同一系列的型号' });
    else if (family && family.successorSpuNo !== successorSpuNo) {
      family.successorSpuNo = successorSpuNo;
      changed.add(spuNo);
      const fresh = plan.newFamilies.find((one) => one.spuNo === spuNo);
      if (fresh) fresh.successorSpuNo = successorSpuNo;
      // the file may name nothing but that
      plan.touched.push(spuNo);
    }
  }
}

function foundFamily(group: Group, facts: PlanFacts, plan: CatalogImportPlan, world: World): string {
  const spuNo = facts.newId();
  const like = facts.families.find(({ secondCategoryId }) => secondCategoryId === group.categoryId);
  const family: KnownFamily = {
    spuNo,
    spuName: group.name,
    secondCategoryId: group.categoryId,
    firstCategoryId: group.firstCategoryId,
    brandName: group.brand,
    picture: group.drafts.find(({ picture }) => picture !== undefined)?.picture ?? like?.picture ?? facts.picture,
    unit: group.drafts.find(({ unit }) => unit !== undefined)?.unit ?? like?.unit ?? '台',
    skuType: like?.skuType ?? 0,
    status: 0,
    successorSpuNo: null,
    attachments: withDocuments([], group.drafts),
  };
  world.families.set(spuNo, family);
  plan.newFamilies.push({ ...family, spuDesc: group.drafts.find(({ values }) => values.skuDesc)?.values.skuDesc ?? '', gmtListed: facts.now });
  return spuNo;
}

function freshModel(draft: ModelDraft, name: string, spuNo: string, skuNo: string, sort: number, familyPicture: string | undefined): NewSku {
  return {
    ...draft.values,
    skuNo,
    spuNo,
    skuName: name,
    skuModel: draft.model,
    modelKey: draft.modelKey,
    attributes: withoutNulls(draft.attributes),
    picture: ownPicture(draft.picture, familyPicture),
    morePictures: draft.morePictures ?? [],
    sort,
  };
}

function mergedModel(draft: ModelDraft, model: KnownModel, name: string, spuNo: string, sort: number, world: World): KnownModel {
  const nameBefore = world.nameBefore.get(model.spuNo);
  const picture = draft.picture === undefined ? model.picture : ownPicture(draft.picture, world.families.get(spuNo)?.picture);
  return {
    ...model,
    ...draft.values,
    spuNo,
    sort,
    skuName: name === nameBefore ? model.skuName : name,
    skuModel: draft.model,
    attributes: withoutNulls({ ...model.attributes, ...draft.attributes }),
    picture,
    // views belong to the picture they were drawn with
    views: picture === model.picture ? model.views : [],
    morePictures: draft.morePictures ?? (picture === model.picture ? model.morePictures : []),
  };
}

/** What rows name takes the place of all of its kind; what is only called like a model joins them, or replaces one of its title. */
function withDocuments(before: KnownFamily['attachments'], drafts: readonly ModelDraft[]): KnownFamily['attachments'] {
  const given = drafts.flatMap(({ documents }) => documents);
  const replaced = new Set(given.filter(({ byName }) => !byName).map(({ attachment }) => attachment.fileType));
  const titles = new Set(given.map(({ attachment: { fileType, fileTitle } }) => `${fileType} ${fileTitle}`));
  const kept = before.filter(({ fileType, fileTitle }) => !replaced.has(fileType) && !titles.has(`${fileType} ${fileTitle}`));
  const after = [...new Map([...kept, ...given.map(({ attachment }) => attachment)].map((one) => [`${one.fileType} ${one.fileUrl}`, one])).values()];
  const inOrderOfKind = after.toSorted((a, b) => a.fileType - b.fileType);
  return given.length === 0 || sayingOf(inOrderOfKind) === sayingOf(before) ? before : inOrderOfKind;
}

/** A row's picture is its model's; the family's need not be said again. */
const ownPicture = (picture: string | undefined, familyPicture: string | undefined): string | null =>
  picture === undefined || picture === familyPicture ? null : picture;

const withoutNulls = (attributes: Readonly<Record<string, AttributeValue | null>>): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, AttributeValue] => entry[1] !== null));

const inOrder = (attributes: Readonly<Record<string, AttributeValue>>): [string, AttributeValue][] =>
  Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));

const same = (a: KnownModel, b: KnownModel): boolean =>
  JSON.stringify({ ...a, attributes: inOrder(a.attributes) }) === JSON.stringify({ ...b, attributes: inOrder(b.attributes) });
