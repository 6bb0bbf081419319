import { useEffect } from 'react';

type Act = () => void;
let guard: ((act: Act) => void) | null = null;

export const leaveFirst = (act: Act): void => {
  if (guard === null) act();
  else guard(act);
};

export function useLeaveGuard(ask: (act: Act) => void): void {
  useEffect(() => {
    guard = ask;
    return () => {
      guard = null;
    };
  }, [ask]);
}
