/** The live connection of this page: opened once the page stands still, closed while nobody could come back to it. */
import { LIVE_PATH, type LiveNote } from '@portal/contract/message';
import { toast } from '@portal/ui';
import { findOwnSession } from '../../lib/own-session.ts';
import { tellIdentityChanged } from '../../lib/identity-changed.ts';
import { isSigningOut, sessionDrawer } from '../../lib/storage.ts';
import { signInHref } from '../../lib/sign-in-href.ts';
import { setUnreadMail } from '../../lib/unread-mail.ts';
import { refreshUnreadMail } from './api.ts';
import { createLiveConnection, type Ear, type LiveConnection, type Socket } from './model/live-connection.ts';

/** A tab that switches identity itself is loaded anew before it is told. */
const OWN_SWITCH_MS = 1_500;

let connection: LiveConnection | undefined;

/** Opens it; a second call does nothing. */
export function startLive(): void {
  if (connection) return;
  const live = createLiveConnection({
    open: openSocket,
    onNote: (note) => void handleNote(note, live),
    askCount: () => void refreshUnreadMail(),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    now: () => performance.now(),
    random: () => Math.random(),
  });
  connection = live;
  live.start();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && live.look());
  window.addEventListener('focus', () => live.look());
  // a page with an open connection is not kept for the way back
  window.addEventListener('pagehide', () => live.stop());
  window.addEventListener('pageshow', ({ persisted }) => persisted && live.start());
}

function openSocket({ onOpen, onText, onEnd }: Ear): Socket {
  const { protocol, host } = window.location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${LIVE_PATH}`);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onText(data));
  socket.addEventListener('close', onEnd);
  return socket;
}

async function handleNote(note: LiveNote, live: LiveConnection): Promise<void> {
  switch (note.type) {
    case 'unread':
      setUnreadMail(note.total);
      return;
    case 'identityChanged':
      live.stop();
      window.setTimeout(tellIdentityChanged, OWN_SWITCH_MS, false);
      return;
    case 'sessionEnded':
      live.stop();
      await handleSessionEnded(live);
      return;
    case 'protocolPublished':
      // asked for on /home, also where everything was told before
      sessionDrawer.remove('loginPromptsDone');
      toast.info('协议有更新', { action: { label: '去查看', onAct: () => window.location.assign('/home') } });
  }
}

/** A password changed in this browser renews the session, so it is asked who is here by now. */
async function handleSessionEnded(live: LiveConnection): Promise<void> {
  if (isSigningOut()) return;
  const who = await findOwnSession();
  if (who === 'same') live.start();
  else if (who === 'other') tellIdentityChanged(false);
  else
    toast.warning('登录已结束，请重新登录', {
      action: { label: '去登录', onAct: () => window.location.assign(signInHref(window.location.pathname + window.location.search)) },
    });
}
