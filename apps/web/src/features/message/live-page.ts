/** The live connection of this page: opened once the page stands still, closed while nobody could come back to it. */
import { LIVE_PATH, type LiveNote } from '@portal/contract/message';
import { toast } from '@portal/ui';
import { onActingAgain } from '../../lib/identity/identity-changed.ts';
import { lookWhoActs } from '../../lib/live/own-session.ts';
import { sessionDrawer } from '../../lib/kept/storage.ts';
import { setUnreadMail } from '../../lib/live/unread-mail.ts';
import { refreshUnreadMail } from './api.ts';
import { createLiveConnection, type Ear, type LiveConnection, type Socket } from './model/live-connection.ts';

/** What could not be asked about is told anew. */
const TOLD_AGAIN_MS = 10_000;

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
  onActingAgain(() => live.start());
  // a page with an open connection is not kept for the way back
  window.addEventListener('pagehide', () => live.stop());
  window.addEventListener('pageshow', ({ persisted }) => persisted && live.start());
}

function openSocket({ onOpen, onText, onEnd }: Ear): Socket {
  const { protocol, host } = window.location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${LIVE_PATH}`);
  let hasStood = false;
  socket.addEventListener('open', () => {
    hasStood = true;
    onOpen();
  });
  socket.addEventListener('message', ({ data }) => onText(data));
  socket.addEventListener('close', () => {
    // refused: the session may have ended before it was opened
    if (!hasStood) void lookWhoActs();
    onEnd();
  });
  return socket;
}

async function handleNote(note: LiveNote, live: LiveConnection): Promise<void> {
  switch (note.type) {
    case 'unread':
      setUnreadMail(note.total);
      return;
    case 'acting':
      // tried again after another began to act: that one's messages are not counted here
      if (note.as === document.documentElement.dataset['actingFor']) return;
      break;
    case 'identityChanged':
    case 'sessionEnded':
      break;
    case 'protocolPublished':
      // asked for on /home, also where everything was told before
      sessionDrawer.remove('loginPromptsDone');
      toast.info('协议有更新', { action: { label: '去查看', onAct: () => window.location.assign('/home') } });
      return;
  }
  live.stop();
  const who = await lookWhoActs();
  // a password changed in this browser renews the session
  if (who === 'same') live.start();
  else if (who === 'unknown') window.setTimeout(() => live.start(), TOLD_AGAIN_MS);
}
