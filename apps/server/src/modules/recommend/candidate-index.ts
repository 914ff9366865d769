/**
 * All models that play a role, in memory for as long as the catalogue's version stands, and projected to the prices a viewer
 * may see and the stock a viewer can have (GOODS-42). Reading 50,000 models takes far longer than choosing among them; choosing asks no database.
 */
import type { ProductChoice } from '@portal/contract/product-choice';
import type { Candidates } from '@portal/engines/sizing';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { lately } from '../../platform/lately.ts';
import type { Logger } from '../../platform/log.ts';
import { stockFor, type RoleModel } from '../catalog/index.ts';
import type { AskingPrices, PriceBook, ShopStock, ViewerPrices } from '../price/index.ts';

const VERSION_EVERY_MS = 1000;
/** Stock moves without a new version: from here on it is read again while the standing figures still answer … */
const REFRESH_AFTER_MS = 15_000;
/** … and from here on whoever asks waits for it. */
const MAX_AGE_MS = 45_000;

export interface CandidateIndexOptions {
  /** False (where answers are checked: tests, development): every question reads the catalogue. */
  enabled: boolean;
  clock: Clock;
  getVersion(db: Db): Promise<number>;
  loadRoleModels(db: Db): Promise<readonly RoleModel[]>;
  /** Pieces of all models, by number. */
  listModelStock(db: Db): Promise<ReadonlyMap<string, number>>;
  pricesFor: PriceBook['pricesFor'];
}

/** Who asks. `db` outlives the request: the pool, never a transaction. */
export interface AskingCandidates extends AskingPrices {
  log: Pick<Logger, 'error'>;
}

export interface CandidateIndex {
  /** Models by role at the caller's prices. Concurrent askers share one reading; a failed one is not remembered. */
  candidatesFor(ctx: AskingCandidates): Promise<Candidates<ProductChoice>>;
}

interface Reading {
  version: number;
  at: number;
  models: Promise<Models>;
}

export function createCandidateIndex(options: CandidateIndexOptions): CandidateIndex {
  let current: Reading | undefined;
  let coming: Reading | undefined;

  const load = async (db: Db): Promise<Models> => modelsOf(await options.loadRoleModels(db));
  const withStockOf = async (db: Db, present: Promise<Models>): Promise<Models> => {
    const stock = await options.listModelStock(db);
    return (await present).having(stock);
  };
  const currentVersion = lately({ clock: options.clock, everyMs: VERSION_EVERY_MS }, options.getVersion);

  /** The reading under way for this version, begun now if there is none; it takes the place of the standing one when it ends well. Of a version that stands only stock is read. */
  const read = (db: Db, version: number, now: number): Reading => {
    if (coming?.version === version) return coming;
    const present = current?.version === version ? current.models : null;
    const reading: Reading = { version, at: now, models: present === null ? load(db) : withStockOf(db, present) };
    coming = reading;
    const ended = (well: boolean) => {
      if (coming !== reading) return;
      coming = undefined;
      if (well) current = reading;
    };
    reading.models.then(
      () => ended(true),
      () => ended(false),
    );
    return reading;
  };

  return {
    async candidatesFor(asking) {
      const { db, log } = asking;
      const prices = await options.pricesFor(asking);
      if (!options.enabled) return (await load(db)).at(prices);
      const now = options.clock.now();
      const version = await currentVersion(db);
      const age = current?.version === version && now >= current.at ? now - current.at : Infinity;
      if (current && age < REFRESH_AFTER_MS) return (await current.models).at(prices);
      const fresh = read(db, version, now);
      if (!current || age >= MAX_AGE_MS) return (await fresh.models).at(prices);
      fresh.models.catch((error: unknown) => log.error({ err: error }, 'reading the candidates failed'));
      return (await current.models).at(prices);
    },
  };
}

interface Models {
  at(prices: ViewerPrices): Candidates<ProductChoice>;
  /** The same with these pieces; where none has moved these themselves, with all that was made of them. */
  having(stock: ReadonlyMap<string, number>): Models;
}

/** Views of the models at prices that are made for somebody: as many as are kept beside those of the two prices. */
const OWN_VIEWS_MAX = 6;

interface View {
  /** With the provider's stock. */
  priced: Candidates<ProductChoice>;
  /** What the dealer had when `stocked` was made of it. */
  stock: ShopStock['pieces'];
  stocked: Candidates<ProductChoice>;
}

/** By who is shown the same prices, each made when it is asked for first, and with each reading of the dealer's stock anew. */
function modelsOf(models: readonly RoleModel[]): Models {
  const [plain, own] = [new Map<string, View>(), new Map<string, View>()];
  const present: Models = {
    at(prices) {
      const views = prices.isPlain ? plain : own;
      const known = views.get(prices.key);
      const { pieces } = prices.shopStock;
      const priced = known?.priced ?? viewOf(models, prices);
      const made = known?.stock === pieces ? known : { priced, stock: pieces, stocked: withStock(priced, prices.shopStock) };
      // the one asked for last stays longest
      views.delete(prices.key);
      views.set(prices.key, made);
      const [oldest] = own.keys();
      if (own.size > OWN_VIEWS_MAX && oldest !== undefined) own.delete(oldest);
      return made.stocked;
    },
    having(stock) {
      const moved = (model: RoleModel): number | undefined => {
        const pieces = stock.get(model.skuNo);
        return pieces === model.stockTotal ? undefined : pieces;
      };
      if (!models.some((model) => moved(model) !== undefined)) return present;
      return modelsOf(models.map((model) => ({ ...model, stockTotal: moved(model) ?? model.stockTotal })));
    },
  };
  return present;
}

function withStock(priced: Candidates<ProductChoice>, stock: ShopStock): Candidates<ProductChoice> {
  if (stock.pieces.size === 0) return priced;
  return new Map(
    [...priced].map(([role, choices]) => [
      role,
      choices.map((choice) => (stock.pieces.has(choice.skuNo) ? { ...choice, ...stockFor(stock, choice) } : choice)),
    ]),
  );
}

function viewOf(models: readonly RoleModel[], prices: ViewerPrices): Candidates<ProductChoice> {
  const byRole = new Map<string, ProductChoice[]>();
  for (const model of models) {
    const choices = byRole.get(model.role);
    if (choices) choices.push(choiceFor(prices, model));
    else byRole.set(model.role, [choiceFor(prices, model)]);
  }
  return byRole;
}

const choiceFor = (prices: ViewerPrices, { price, referPrice, role: _role, maxNum: _maxNum, ...model }: RoleModel): ProductChoice => ({
  ...model,
  stockSource: 'platform',
  price: prices.of({ skuNo: model.skuNo, price, referPrice }).price,
});
