/**
 * Presses on buttons before the page's script has arrived: on a slow line the page stands some seconds as the server drew it, and a
 * button that does nothing is a broken one. This part of the page itself keeps them; `heldPresses` does them once the page listens. Links,
 * and buttons that send a form, work without script and are let through. That what was pressed waits is said (`ScriptState`), and so is that the
 * script has failed, or has not come: a page that only looks finished would keep its visitor waiting without end.
 */
declare global {
  interface Window {
    /** Gone once the page listens. */
    earlyPresses?: { held: HTMLElement[]; end(): void };
  }
}

/** Runs in the page, as text; each button once, for impatience is no second wish. */
const keep = (): void => {
  const held: HTMLElement[] = [];
  const page = document.documentElement.dataset;
  const say = (state: 'waiting' | 'lost'): void => {
    if (page['script'] !== 'lost') page['script'] = state;
  };
  const lose = (): void => say('lost');
  const loseModule = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.type === 'module') lose();
  };
  const loseImport = ({ reason }: PromiseRejectionEvent): void => {
    if (/module|import/i.test(String(reason))) lose();
  };
  const late = setTimeout(lose, 20_000);
  const hold = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    if (button?.type !== 'button') return;
    if (button.dataset['reloads'] !== undefined) return location.reload();
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.includes(button)) held.push(button);
    say('waiting');
  };
  window.addEventListener('click', hold, true);
  window.addEventListener('error', loseModule, true);
  window.addEventListener('unhandledrejection', loseImport);
  window.earlyPresses = {
    held,
    end() {
      clearTimeout(late);
      delete page['script'];
      window.removeEventListener('click', hold, true);
      window.removeEventListener('error', loseModule, true);
      window.removeEventListener('unhandledrejection', loseImport);
    },
  };
};

/** Drawn by the server alone. */
export const EarlyPresses = ({ nonce }: { nonce: string | undefined }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${keep.toString()})()` : '' }} />
);

const STATE_HTML = `<span class="p-script-state__waiting">正在加载，点过的按钮稍后自动执行</span>
<span class="p-script-state__lost">加载失败，页面上的按钮暂时不能用</span>
<button type="button" class="p-script-state__lost" data-reloads="">刷新重试</button>`;

/**
 * Stands at the lower edge of every page while its script waits or is lost (`data-script`). Its button is done by `keep`, which is there when
 * nothing else is. Drawn by the server alone, too: once the page listens there is nothing to say.
 */
export const ScriptState = () => (
  <div className="p-script-state" role="alert" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? STATE_HTML : '' }} />
);
