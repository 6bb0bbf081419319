import { useEffect, useState } from 'react';
import { send } from '../calls/call-layer.ts';
import { readStored, storageKeys, store } from '../storage.ts';
import { useAnyEditorOpen } from './open-editors.ts';

/** Spec 1 section 9: recheck after 60 s, postponement of 8 h. */
const RECHECK_MS = 60_000;
const POSTPONE_MS = 8 * 3600 * 1000;

const postponedUntil = () => Number(readStored(storageKeys.postponedUntil) ?? 0);

/** The newest version, read as text with a random query so that no cache answers. */
async function newestVersion(): Promise<string> {
  const url = new URL('version', document.baseURI);
  url.searchParams.set('hash', Math.random().toString(36).slice(2));
  return String(await send({ operation: 'get', url: url.href, noAuthentication: true, answer: 'text', quiet: true })).trim();
}

/**
 * Whether to ask for a reload now, and how to put it off for 8 hours. It asks the server every minute and whenever somebody comes
 * back to the tab. While an editor holds unsaved changes the question is hidden; it comes the moment they are saved.
 */
export function useNewVersion(running: string): { isNew: boolean; postpone: () => void } {
  const [isNew, setIsNew] = useState(false);
  const [postponements, setPostponements] = useState(0);
  const editing = useAnyEditorOpen();
  useEffect(() => {
    const check = async () => {
      // Here, or in another tab.
      if (Date.now() < postponedUntil()) return setIsNew(false);
      try {
        if ((await newestVersion()) !== running) setIsNew(true);
      } catch {
        // The server is away: the call layer reported it, and the next check comes in a minute.
      }
    };
    void check();
    const timer = setInterval(() => void check(), RECHECK_MS);
    // What was put off comes at its moment, not with the next look.
    const wait = postponedUntil() - Date.now();
    const due = wait > 0 ? setTimeout(() => void check(), wait) : undefined;
    const cameBack = () => document.visibilityState === 'visible' && void check();
    document.addEventListener('visibilitychange', cameBack);
    return () => {
      clearInterval(timer);
      clearTimeout(due);
      document.removeEventListener('visibilitychange', cameBack);
    };
  }, [running, postponements]);
  const postpone = () => {
    store(storageKeys.postponedUntil, String(Date.now() + POSTPONE_MS));
    setIsNew(false);
    setPostponements((count) => count + 1);
  };
  return { isNew: isNew && !editing, postpone };
}
