import { useEffect } from 'react';
import { onSignOut } from '../identity/sign-out-tasks.ts';
import { onReconnect } from './reach.ts';

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
