/** One site's app: platform first, then every room in stair order. */
import type { Endpoint, Site } from '@portal/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import {
  accountRoom,
  beginPasswordTry,
  createFindCaller,
  forgivePasswordTry,
  hashPassword,
  isRightPassword,
  listActing,
  listOwnerPhones,
  lockOpenAccount,
  portalOriginFor,
  rememberAddress,
  SESSION_COOKIE,
} from './modules/account/index.ts';
import { afterSaleRoom, claimWords, openClaims, openRequests } from './modules/after-sale/index.ts';
import { addressRoom } from './modules/address/index.ts';
import { behaviorRoom, openMissedKeywords } from './modules/behavior/index.ts';
import { calculationBookRoom } from './modules/calculation-book/index.ts';
import { calculatorRoom } from './modules/calculator/index.ts';
import { cartRoom } from './modules/cart/index.ts';
import {
  catalogDeskRoom,
  catalogRoom,
  countSold,
  getVersion,
  isSold,
  listFamiliesToPick,
  listFamilyHeads,
  listSold,
  openCatalogCache,
} from './modules/catalog/index.ts';
import { CLUES_MAX, contentRoom, createContentSuggester, getContentVersion, isPromoted, listClues } from './modules/content/index.ts';
import { couponRoom } from './modules/coupon/index.ts';
import { compareRoom } from './modules/compare/index.ts';
import { creditsRoom, listNamesOfAdjustments } from './modules/credits/index.ts';
import { customerRoom } from './modules/customer/index.ts';
import { dealerRoom, hasDealer } from './modules/dealer/index.ts';
import { designOrderRoom, joinSelection, listUsedSpuNos } from './modules/design-order/index.ts';
import { enterpriseRoom, listTargetNames, listTargetsNamed } from './modules/enterprise/index.ts';
import { favoriteRoom } from './modules/favorite/index.ts';
import { followTakenLines, recommendRoom } from './modules/recommend/index.ts';
import {
  getUnreadMail,
  messageRoom,
  readToldProtocols,
  tellAccountEvent,
  tellAudited,
  tellDealerChanged,
  tellExpiring,
  tellFreezeAnnounced,
  tellFrozen,
  tellProtocol,
} from './modules/message/index.ts';
import { createFindOperator, listNamesOf, operatorRoom, recordAct } from './modules/operator/index.ts';
import { countFreezeImpact, listHeldPieces, listOwnOrderNos, noteForgone, orderRoom } from './modules/order/index.ts';
import { offerRoom } from './modules/offer/index.ts';
import { paymentRoom, registerPaymentNotices } from './modules/payment/index.ts';
import { ownPriceChanges, priceWatchRoom } from './modules/price-watch/index.ts';
import { openPriceBook } from './modules/price/index.ts';
import { privateProductRoom } from './modules/private-product/index.ts';
import { protocolRoom } from './modules/protocol/index.ts';
import { regionRoom } from './modules/region/index.ts';
import { listNamesOfRequirements } from './modules/requirement/index.ts';
import { listNamesOfServiceOrders } from './modules/service-order/index.ts';
import { shareOutRoom } from './modules/share-out/index.ts';
import { dealerLooksRoom, staffRoom, tellWaitingInvitations } from './modules/staff/index.ts';
import { findSeckillShopNo, openSeckillGate, seckillRoom } from './modules/seckill/index.ts';
import { suiteRoom } from './modules/suite/index.ts';
import { tradeCreditRoom } from './modules/trade-credit/index.ts';
import type { Db } from './platform/db/database.ts';
import { registerCompression } from './platform/http/compression.ts';
import { registerHealth } from './platform/http/health.ts';
import { createLimits, type Limits } from './platform/http/limits.ts';
import { registerOpenapi } from './platform/http/openapi.ts';
import { createServe } from './platform/http/serve.ts';
import { registerSitemap } from './platform/http/sitemap.ts';
import { createHttp } from './platform/http/server.ts';
import type { Job } from './platform/jobs/job.ts';
import { platformJobs } from './platform/jobs/platform-jobs.ts';
import type { BoundTask } from './platform/jobs/task.ts';
import { registerLive } from './platform/live/live-door.ts';
import type { OpenRoom } from './platform/room.ts';
import type { AppDeps } from './app-deps.ts';
import { comments, feedbacks, phoneOf, requirements, serviceOrders } from './desk-rooms.ts';
import { goodsHolders, pictureHolders } from './goods-holders.ts';
import { listOpenPages } from './open-pages.ts';
import { onEnterpriseMade, onStaffLeft, personalRecords } from './owned-records.ts';
import { storedFiles } from './stored-files.ts';
import { ordersOf, paidOf } from './trade-hearers.ts';

export type { AppDeps } from './app-deps.ts';

/** Who hears of what happens to an account, on either site and on the pages that sign in. */
export const onAccountEvent = [tellAccountEvent];

/** What guests' pages show beside what is written in the program: the goods, what is published, and the projects over the foot. Another as soon as one of them is. */
export const shownVersion = async (db: Db): Promise<string> =>
  `${await getVersion(db)} ${await getContentVersion(db)} ${JSON.stringify(await listClues(db, CLUES_MAX))}`;

export interface App {
  http: FastifyInstance;
  /** In stair order. */
  rooms: readonly OpenRoom[];
  /** Every endpoint this site serves. */
  served: readonly Endpoint[];
  /** What is done by the clock, the platform's own work included. */
  jobs: readonly Job[];
  /** What follows changes. */
  tasks: readonly BoundTask[];
  /** What one caller may take of this site. */
  limits: Limits;
  /** The site's figures. */
  metrics: Registry;
}

async function createSite(deps: AppDeps, site: Site, rooms: readonly OpenRoom[]): Promise<App> {
  const http = await createHttp({ log: deps.log, trustProxy: deps.settings.trustProxy });
  const limits = createLimits(deps.counts(), deps.database);
  const metrics = registerHealth(http, { database: deps.database, redis: deps.redis, metricsToken: deps.settings.metricsToken });
  // the cookie of one site speaks for nobody on another
  const findCaller: (request: FastifyRequest) => ReturnType<ReturnType<typeof createFindCaller>> =
    site === 'console' ? createFindOperator(deps) : createFindCaller(deps);
  const { serve, served } = createServe(http, {
    database: deps.database,
    clock: deps.clock,
    tasks: deps.tasks,
    signals: deps.signals,
    findCaller,
    limits,
    checkAnswers: deps.settings.checkAnswers,
  });
  // answers of the sign-on site carry codes and tokens, so they are never compressed
  if (site === 'portal') await registerCompression(http, { sessionCookie: SESSION_COOKIE });
  for (const room of rooms) await room.serve({ http, serve, site });
  return {
    http,
    rooms,
    served,
    jobs: [...platformJobs(deps.database.kind), ...rooms.flatMap(({ jobs }) => jobs)],
    tasks: rooms.flatMap(({ tasks }) => tasks),
    limits,
    metrics,
  };
}

/** Passwords are looked at and failures counted as those of the portal's accounts. */
const operators = (deps: AppDeps): OpenRoom =>
  operatorRoom({
    ...deps,
    listTargetsNamed,
    listTargetNames: async (db, targets) =>
      new Map([
        ...(await listTargetNames(db, targets)),
        ...(await listNamesOfRequirements(db, targets)),
        ...(await listNamesOfServiceOrders(db, targets)),
        ...(await listNamesOfAdjustments(db, targets)),
      ]),
    isRightPassword,
    hashPassword,
    beginTry: beginPasswordTry,
    forgiveTry: forgivePasswordTry,
    rememberAddress,
  });

/** What an operator publishes everybody is told. */
const protocols = (deps: AppDeps): OpenRoom =>
  protocolRoom({
    ...deps,
    recordAct,
    listNamesOf,
    onPublished: [async (ctx, published) => void (await tellProtocol(ctx, published))],
    onAgreed: [readToldProtocols],
  });

/** Whoever becomes an enterprise takes along what was theirs, and is told. */
const enterprises = (deps: AppDeps): OpenRoom =>
  enterpriseRoom({
    ...deps,
    onAudited: [...onEnterpriseMade, tellAudited(hasDealer)],
    onFrozen: [tellFrozen],
    onFreezeAnnounced: [tellFreezeAnnounced],
    freezeImpactOf: countFreezeImpact,
    onExpiring: [tellExpiring],
    portalOriginAt: (origin) => portalOriginFor(new URL(origin), deps.settings),
    phoneOf,
    listOwnerPhones,
    lockOpenAccount,
  });

/** On the console it sells nothing; what is called off there the portal's own work closes. */
function seckills(deps: AppDeps): OpenRoom {
  const gate = openSeckillGate(deps.clock);
  return seckillRoom({ ...ordersOf(deps, gate), gate });
}

/** What can be looked at. */
const behaviors = (): OpenRoom =>
  behaviorRoom({
    isSeen: (db, _event, spuNo) => isSold(db, spuNo),
    listTitles: async (db, spuNos) => new Map((await listFamilyHeads(db, spuNos)).map(({ spuNo, spuName }) => [spuNo, spuName])),
  });

/** The portal: every room. Pages are added by `registerPages` afterwards. */
export async function buildPortal(deps: AppDeps): Promise<App> {
  const priceBook = openPriceBook(deps);
  const missed = openMissedKeywords(deps);
  // what a lower room must ask a higher one, or tell it, it is given here
  const catalog = openCatalogCache({
    ...deps,
    listUsedSpuNos,
    priceBook,
    onMissed: missed.note,
    suggestContent: createContentSuggester(),
    listKeptPictures: pictureHolders,
  });
  const gate = openSeckillGate(deps.clock);
  const orders = ordersOf(deps, gate);
  const paid = paidOf(deps, gate);
  const portal = await createSite(deps, 'portal', [
    regionRoom(deps),
    storedFiles(deps),
    protocols(deps),
    operators(deps),
    enterprises(deps),
    dealerRoom({ onDealerChanged: [tellDealerChanged], isOffered: isSold, isPromoted, findSeckillShopNo }),
    accountRoom({
      ...deps,
      onAccountEvent,
      onRegistered: [tellWaitingInvitations],
      personalRecords,
    }),
    addressRoom(deps),
    messageRoom({ ...deps, ownPriceChanges }),
    staffRoom({ ...deps, onStaffLeft }),
    catalogRoom(catalog),
    suiteRoom(deps),
    privateProductRoom({ ...deps, addToSelection: joinSelection, listFamilies: (ctx, query) => listFamiliesToPick(ctx, query, catalog) }),
    contentRoom(deps),
    compareRoom(deps),
    favoriteRoom(deps),
    customerRoom({}),
    offerRoom({ ...deps, listHeld: listHeldPieces }),
    couponRoom({}),
    cartRoom({ ...deps, priceBook }),
    paymentRoom(paid),
    tradeCreditRoom({ listOwnOrderNos, noteForgone }),
    orderRoom({ ...orders, openRequests, claimWords }),
    afterSaleRoom(orders),
    seckillRoom({ ...orders, gate }),
    creditsRoom(deps),
    shareOutRoom({ ...deps, openClaims }),
    serviceOrders(deps),
    // nothing stands at a point before there is a survey
    designOrderRoom({ ...deps, onLinesTaken: [followTakenLines], listPlaced: async () => [] }),
    recommendRoom({ ...deps, priceBook }),
    calculatorRoom(deps),
    calculationBookRoom({}),
    requirements(),
    comments(deps),
    feedbacks(deps),
    behaviors(),
    priceWatchRoom(deps),
  ]);
  await registerPaymentNotices(portal.http, { ...paid, limits: portal.limits });
  portal.http.addHook('onClose', missed.write);
  const { database, clock, signals, log } = deps;
  registerLive(portal.http, {
    findCaller: createFindCaller(deps),
    signals,
    log,
    countUnread: async (owner) => (await getUnreadMail(database.db, owner)).total,
    listActing: (sessionHashes) => listActing(database.db, sessionHashes, clock.now()),
  });
  registerSitemap(portal.http, {
    originFor: (request) => portalOriginFor(request, deps.settings),
    fixed: () => listOpenPages(database.db, new Date(clock.now())),
    count: () => countSold(database.db),
    list: async (part) => (await listSold(database.db, part)).map((spuNo) => `/product/detail?id=${spuNo}`),
  });
  registerOpenapi(portal.http, portal.served, { title: '门户接口' });
  return portal;
}

/** The sign-on site: the account room's own calls only. */
export const buildSso = (deps: AppDeps): Promise<App> =>
  createSite(deps, 'sso', [accountRoom({ ...deps, onAccountEvent, onRegistered: [], personalRecords: [] })]);

/** The console of the provider's own staff: what its rooms serve there, and nothing of the portal. */
export const buildConsole = (deps: AppDeps): Promise<App> =>
  createSite(deps, 'console', [
    protocols(deps),
    operators(deps),
    enterprises(deps),
    messageRoom({ ...deps, ownPriceChanges }),
    storedFiles(deps),
    catalogDeskRoom({ ...deps, holders: goodsHolders }),
    contentRoom(deps),
    afterSaleRoom(ordersOf(deps, openSeckillGate(deps.clock))),
    paymentRoom(paidOf(deps, openSeckillGate(deps.clock))),
    seckills(deps),
    couponRoom({}),
    creditsRoom(deps),
    serviceOrders(deps),
    requirements(),
    comments(deps),
    feedbacks(deps),
    behaviors(),
    dealerLooksRoom({}),
  ]);
