import { useEffect } from 'react';

/** Keeps the screen on while the page is in sight, where the browser lets it (Screen Wake Lock of the W3C, on secure pages); answers what ends it. */
export function keepAwake(): () => void {
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
}

/** The same while a screen is open that wants it. */
export function useWakeLock(wanted = true): void {
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted]);
}
