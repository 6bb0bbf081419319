import { useEffect } from 'react';

/** Keeps the screen on (W3C Screen Wake Lock), on secure pages only. Returns a function that ends the lock. */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let over = false;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // The browser may refuse on low battery, which is no error.
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

export function useWakeLock(wanted = true): void {
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted]);
}
