import { useEffect, useRef } from 'react';

/** What the back button closes before it leaves the screen; the last one lies on top. */
const open: (() => void)[] = [];
/** The step forward again that follows one taken back. */
let returning = false;

/**
 * Takes a step back through the history for what lies open over the screen: closes it and goes forward again. True where the step
 * was taken, so that nobody else hears of it. `steps` is how far back it went; what goes forward is none of its business.
 */
export function closedByBack(steps: number): boolean {
  if (returning) {
    returning = false;
    return true;
  }
  const close = open.at(-1);
  if (close === undefined || steps <= 0) return false;
  returning = true;
  window.history.go(steps);
  close();
  return true;
}

/** While `opened`, the back button closes instead of leaving the screen. */
export function useBackCloses(opened: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => {
    if (!opened) return;
    const mine = () => latest.current();
    open.push(mine);
    return () => void open.splice(open.indexOf(mine), 1);
  }, [opened]);
}
