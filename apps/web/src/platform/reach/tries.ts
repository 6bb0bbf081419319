import { useEffect } from 'react';
import { createCell, useCell } from '../cell.ts';

/** Milliseconds after so many tries in vain: 2, 4, 8 … 60 seconds. */
export const pauseAfter = (tries: number): number => Math.min(60, 2 ** tries) * 1000;

/**
 * Tries to send what waits on this device. A server that was too busy was reached all the same: nobody is told of its return, so the next
 * try comes by itself.
 */
export function createTries() {
  /** How many were in vain, one after the other. */
  const inVain = createCell(0);
  return {
    /** One is over; whether something still waits that another may send. */
    over: (waits: boolean): void => inVain.set(waits ? inVain.get() + 1 : 0),
    /** Tries once more some time after one that was in vain, whoever made that. */
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
