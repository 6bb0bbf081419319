import type { Language } from '@clubpulse/contract/scalars';
import { useEffect } from 'react';
import { showLanguage } from '../../platform/phrases.ts';
import { useNewVersion } from '../../platform/version/version.ts';

/** What a screen does by itself that nobody attends: it stays on, speaks the club's language, and takes a new version while nobody is there. */
export function useUnattended(language: Language, isQuiet: boolean): void {
  useWakeLock();
  useEffect(() => {
    void showLanguage(language, { remember: false }).catch(() => undefined);
  }, [language]);
  const { isNew } = useNewVersion(__BUILD_ID__);
  useEffect(() => {
    if (isNew && isQuiet) window.location.reload();
  }, [isNew, isQuiet]);
}

/** Keeps the screen on while the page is in sight, where the browser lets it (Screen Wake Lock of the W3C, on secure pages). */
function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | undefined;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // A battery that runs low says no, and nothing is lost by that.
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (over) void lock?.release();
      else held = lock;
    };
    const again = () => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
}
