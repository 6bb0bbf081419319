import { useEffect } from 'react';
import { beforeLeaving } from '../identity/before-leaving.ts';
import { onReturn } from './reach.ts';

/** Also when the server is reachable again, and before sign-out. */
export function useSentOnReturn(send: () => Promise<void>): void {
  useEffect(() => {
    void send();
    const back = onReturn(() => void send());
    const leaving = beforeLeaving(send);
    return () => {
      back();
      leaving();
    };
  }, [send]);
}
