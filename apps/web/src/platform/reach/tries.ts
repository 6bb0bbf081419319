import { useEffect } from 'react';
import { createCell, useCell } from '../cell.ts';

/** Pause in ms after failed attempts: 2, 4, 8 … 60 seconds. */
export const pauseAfter = (tries: number): number => Math.min(60, 2 ** tries) * 1000;

/** Attempts follow a timer, because a busy server counts as reachable and causes no event when it recovers. */
export function createTries() {
  const inVain = createCell(0);
  return {
    over: (waits: boolean): void => inVain.set(waits ? inVain.get() + 1 : 0),
    useNextTry(send: () => Promise<unknown>): void {
      const tries = useCell(inVain);
      useEffect(() => {
        if (tries === 0) return undefined;
        const timer = setTimeout(() => void send(), pauseAfter(tries));
        return () => clearTimeout(timer);
      }, [tries, send]);
    },
  };
}
