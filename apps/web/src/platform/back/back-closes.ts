import { useEffect, useRef } from 'react';

const open: (() => void)[] = [];
let returning = false;

/** Closes the open dialog or sheet and goes forward again. Returns true if one was open. */
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
