/** What every journey begins with: the portal, the browser, a page of someone it alone is. */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import type { Account } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { startPortal, type RunningPortal, type SharedPortal } from './running-portal.ts';
import type { Said } from './shared-portal.ts';
import { signInByCall } from './signing-in.ts';

export interface Journey<Portal = SharedPortal> {
  portal: Portal;
  browser: Browser;
  context: BrowserContext;
  /** What broke on a page so far; see `openContext`. */
  troubles: string[];
  page: Page;
}

export interface JourneyOptions {
  /** Signed in; a guest when left out. What one account has belongs to one journey. */
  as?: Account;
  /** Where the page stands at the beginning, a path with its query; a blank page when left out. */
  at?: string;
}

/**
 * A journey through the portal that all share; it leaves nothing that another would notice. Called once, at the top of a test file;
 * all is closed after its tests.
 */
export const openJourney = async (options: JourneyOptions = {}): Promise<Journey> => begin(await portalOfAll(), options);

/** It starts beside the first files of a run, and begins what a portal of one's own is copied from. */
async function portalOfAll(): Promise<SharedPortal> {
  const path = inject('portalSaid');
  while (!existsSync(path)) await setTimeout(50);
  const said = JSON.parse(await readFile(path, 'utf8')) as Said;
  if ('failure' in said) throw new Error(said.failure);
  return said;
}

/** A journey through a portal that may be killed, or whose log must be of this journey alone. */
export async function openJourneyAlone(options: JourneyOptions = {}): Promise<Journey<RunningPortal>> {
  await portalOfAll();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-journey-'));
  await cp(inject('begunFolder'), dataDir, { recursive: true });
  const portal = await startPortal({ DATA_DIR: dataDir });
  afterAll(async () => {
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return begin(portal, options);
}

async function begin<Portal extends SharedPortal>(portal: Portal, { as, at }: JourneyOptions): Promise<Journey<Portal>> {
  // closes what was opened through it, not the browser
  const browser = await chromium.connect(inject('browser'));
  afterAll(() => browser.close());
  const { context, troubles } = await openContext(browser);
  const page = await context.newPage();
  if (as) await signInByCall(context, portal, as);
  if (at) await page.goto(portal.origin + at);
  if (as && at) await hydrated(page);
  return { portal, browser, context, troubles, page };
}
