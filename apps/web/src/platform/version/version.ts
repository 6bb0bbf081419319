import { useEffect, useState } from 'react';
import { send } from '../calls/call-layer.ts';
import { readStored, storageKeys, store } from '../storage.ts';
import { useAnyEditorOpen } from './open-editors.ts';

const RECHECK_MS = 60_000;
const POSTPONE_MS = 8 * 3600 * 1000;

const postponedUntil = () => Number(readStored(storageKeys.postponedUntil) ?? 0);

async function newestVersion(): Promise<string> {
  const url = new URL('version', document.baseURI);
  url.searchParams.set('hash', Math.random().toString(36).slice(2));
  return String(await send({ operation: 'get', url: url.href, noAuthentication: true, answer: 'text', quiet: true })).trim();
}

/** Checks every minute and on return to the tab. `isNew` is false with unsaved changes. */
export function useNewVersion(running: string): { isNew: boolean; postpone: () => void } {
  const [isNew, setIsNew] = useState(false);
  const [postponements, setPostponements] = useState(0);
  const editing = useAnyEditorOpen();
  useEffect(() => {
    const check = async () => {
      if (Date.now() < postponedUntil()) return setIsNew(false);
      try {
        if ((await newestVersion()) !== running) setIsNew(true);
      } catch {
        // The server is unreachable, which the call layer has reported. The next check follows in a minute.
      }
    };
    const timer = setInterval(() => void check(), RECHECK_MS);
    // A postponed offer appears at its time, not at the next check.
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
