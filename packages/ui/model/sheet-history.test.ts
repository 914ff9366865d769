/** A window with a history whose steps come later, as in a browser, and a router that knows nothing of sheets. */
import { describe, expect, it } from 'vitest';
import { createSheetHistory, type HistoryWindow } from './sheet-history.ts';

interface State {
  idx: number;
  sheets?: number;
}

function aWindow(...paths: string[]) {
  const entries = paths.map((href, idx) => ({ href, state: { idx } as State }));
  let at = entries.length - 1;
  const steps: number[] = [];
  const timers: (() => void)[] = [];
  const listeners: [type: string, listener: (event: Event) => void][] = [];
  /** What the router is told of. */
  const told: string[] = [];
  const page: HistoryWindow & { navigation: { canGoForward: boolean } } = {
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState(state: State, _unused, url) {
        entries.splice(at + 1, entries.length, { href: String(url), state });
        at += 1;
      },
      replaceState(state: State, _unused, url) {
        entries[at] = { href: String(url ?? entries[at]?.href), state };
      },
      go: (delta = 0) => void steps.push(delta),
    },
    location: {
      get href() {
        return entries[at]?.href ?? '';
      },
    },
    addEventListener: (type, listener) => void listeners.push([type, listener]),
    setTimeout: (work) => timers.push(work),
    navigation: {
      get canGoForward() {
        return at < entries.length - 1;
      },
    },
  };
  const go = page.history.go.bind(page.history);
  const tell = (type: string) => {
    let isStopped = false;
    const event = { stopImmediatePropagation: () => (isStopped = true) } as unknown as Event;
    for (const [of, listener] of listeners) if (of === type && !isStopped) listener(event);
    return !isStopped;
  };
  const arrive = () => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      if (entries[at + step] === undefined) continue;
      at += step;
      if (tell('popstate')) told.push(page.location.href);
    }
  };
  const due = () => {
    for (const work of timers.splice(0)) work();
  };
  return {
    page,
    tellSteps: (listener: (event: Event) => void) => void listeners.unshift(['popstate', listener]),
    told,
    tell,
    /** All that waits has come. */
    rest() {
      arrive();
      due();
      arrive();
    },
    due,
    arrive,
    back: () => (go(-1), arrive()),
    forward: () => (go(1), arrive()),
    routerPush: (href: string) => page.history.pushState({ idx: (page.history.state as State).idx + 1 }, '', href),
    routerReplace: (href: string) => page.history.replaceState({ idx: (page.history.state as State).idx }, '', href),
    where: () => ({ href: page.location.href, sheets: (page.history.state as State).sheets ?? 0, at, of: entries.length }),
  };
}

function begun(...paths: string[]) {
  const window = aWindow(...paths);
  const enter = createSheetHistory(window.page, window.tellSteps);
  const closed: string[] = [];
  return { ...window, closed, open: (name: string) => enter(() => closed.push(name)) };
}

describe('Back while sheets are open', () => {
  it('closes the topmost one and stays, one after the other; then it leads to the page before', () => {
    const { open, closed, back, told, where } = begun('/home', '/list');
    open('drawer');
    open('question');
    back();
    expect([closed, where().href]).toEqual([['question'], '/list']);
    back();
    expect(closed).toEqual(['question', 'drawer']);
    expect(told).toEqual([]);
    back();
    expect(told).toEqual(['/home']);
  });

  it('forward opens nothing again and stays at the page', () => {
    const { open, closed, back, forward, told, where } = begun('/home', '/list');
    open('sheet');
    back();
    forward();
    expect([closed, told, where()]).toEqual([['sheet'], [], { href: '/list', sheets: 0, at: 1, of: 3 }]);
    back();
    expect(told).toEqual(['/home']);
  });

  it('of a window where nobody knows what lies ahead, forward comes back to the page, too', () => {
    const { open, page, back, forward, told, where } = begun('/home', '/list');
    page.navigation = undefined as never;
    open('sheet');
    back();
    forward();
    expect([told, where().sheets]).toEqual([[], 0]);
  });
});

describe('a sheet that is closed by its button', () => {
  it('leaves no entry at which Back would do nothing', () => {
    const { open, rest, back, told, where } = begun('/home', '/list');
    open('sheet')();
    rest();
    expect([where().at, told]).toEqual([1, []]);
    back();
    expect(told).toEqual(['/home']);
  });

  it('leaves by one Back even before its entry is gone', () => {
    const { open, back, told, where } = begun('/home', '/list');
    open('sheet')();
    back();
    expect([told, where().at]).toEqual([['/home'], 0]);
  });

  it('hands its entry to the next that opens at once', () => {
    const { open, rest, back, closed, where } = begun('/home', '/list');
    open('first')();
    open('second');
    rest();
    expect(where()).toEqual({ href: '/list', sheets: 1, at: 2, of: 3 });
    back();
    expect(closed).toEqual(['second']);
  });

  it('keeps the address that was changed while it was open', () => {
    const { open, rest, routerReplace, back, told, where } = begun('/home', '/list');
    const close = open('filters');
    routerReplace('/list?stock=1');
    expect(where().sheets).toBe(1);
    close();
    rest();
    expect(where()).toEqual({ href: '/list?stock=1', sheets: 0, at: 1, of: 3 });
    back();
    expect(told).toEqual(['/home']);
  });

  it('takes no step of its own once the browser is leaving', () => {
    const { open, rest, tell, where } = begun('/home', '/list');
    const close = open('sign in');
    close();
    tell('beforeunload');
    rest();
    expect(where().at).toBe(2);
  });
});

describe('a page that a sheet leads to', () => {
  it('takes the sheet’s entry: Back returns to the page', () => {
    const { open, routerPush, rest, back, told, where } = begun('/home', '/list');
    const close = open('sheet');
    routerPush('/detail');
    close();
    rest();
    expect(where()).toEqual({ href: '/detail', sheets: 0, at: 2, of: 3 });
    back();
    expect([told, where()]).toEqual([['/list'], { href: '/list', sheets: 0, at: 1, of: 3 }]);
  });

  it('returns to the page past the entry of a lower sheet, and goes forward past it', () => {
    const { open, routerPush, rest, back, forward, told } = begun('/home', '/list');
    const closers = [open('drawer'), open('question')];
    routerPush('/detail');
    for (const close of closers) close();
    rest();
    back();
    expect(told).toEqual(['/list']);
    forward();
    expect(told).toEqual(['/list', '/detail']);
  });

  it('waits while the entry of a closed sheet goes', () => {
    const { open, routerPush, due, arrive, where } = begun('/home', '/list');
    open('sheet')();
    due();
    routerPush('/detail');
    expect(where().href).toBe('/list');
    arrive();
    expect(where()).toEqual({ href: '/detail', sheets: 0, at: 2, of: 3 });
  });

  it('and that lies below the same sheet still has it closed by Back', () => {
    const { open, routerPush, rest, back, closed, told, where } = begun('/list');
    open('filters');
    routerPush('/list?stock=1');
    rest();
    expect(where()).toEqual({ href: '/list?stock=1', sheets: 1, at: 2, of: 3 });
    back();
    expect([closed, told]).toEqual([['filters'], []]);
    back();
    expect(told).toEqual(['/list']);
  });
});

it('a page read anew with a sheet open stands at the page', () => {
  const window = aWindow('/home', '/list');
  window.page.history.pushState({ idx: 1, sheets: 1 }, '', '/list');
  createSheetHistory(window.page, window.tellSteps);
  window.rest();
  expect([window.told, window.where().at, window.where().sheets]).toEqual([[], 1, 0]);
  window.back();
  expect(window.told).toEqual(['/home']);
});

it('a step back that the page asks for leads to the page before', () => {
  const { open, page, arrive, told } = begun('/home', '/list');
  open('sheet');
  page.history.go(-1);
  arrive();
  expect(told).toEqual(['/home']);
});
