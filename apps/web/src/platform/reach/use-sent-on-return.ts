import { useEffect } from 'react';
import { onSignOut } from '../identity/sign-out-tasks.ts';
import { onReconnect } from './reach.ts';

/** Also sends when the server is reachable again, and before sign-out. */
export function useSentOnReturn(send: () => Promise<void>): void {
  useEffect(() => {
    void send();
    const back = onReconnect(() => void send());
    const leaving = onSignOut(send);
    return () => {
      back();
      leaving();
    };
  }, [send]);
}
