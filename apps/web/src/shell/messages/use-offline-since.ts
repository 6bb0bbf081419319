import { useEffect, useState } from 'react';

/** Shorter interruptions are nobody's business. */
const SHOWN_AFTER_MS = 3000;

/** Since when the browser has been without a network, once that lasts 3 s; else null. */
export function useOfflineSince(): Date | null {
  const [since, setSince] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wentAway = () => {
      const from = new Date();
      clearTimeout(timer);
      timer = setTimeout(() => setSince(from), SHOWN_AFTER_MS);
    };
    const cameBack = () => {
      clearTimeout(timer);
      setSince(null);
    };
    if (!navigator.onLine) wentAway();
    window.addEventListener('offline', wentAway);
    window.addEventListener('online', cameBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', wentAway);
      window.removeEventListener('online', cameBack);
    };
  }, []);
  return since;
}
