/** The nickname and the picture as they were changed on this page: the frame, whose session is read with the page, says them too. */
import { useSyncExternalStore } from 'react';

let changed: string | null = null;
const listeners = new Set<() => void>();

export function setNickname(nickname: string): void {
  changed = nickname;
  for (const listener of listeners) listener();
}

let changedAvatar: string | null = null;
export function setAvatar(avatarUrl: string): void {
  changedAvatar = avatarUrl;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** `nickname` of the session, or what it was changed to since. */
export const useNickname = (nickname: string): string =>
  useSyncExternalStore(
    subscribe,
    () => changed ?? nickname,
    () => nickname,
  );

/** `avatarUrl` of the session, or what it was changed to since. */
export const useAvatar = (avatarUrl: string): string =>
  useSyncExternalStore(
    subscribe,
    () => changedAvatar ?? avatarUrl,
    () => avatarUrl,
  );
