import { useEffect } from 'react';

type Act = () => void;
/** Who asks what becomes of something unsaved, while there is anything. */
let guard: ((act: Act) => void) | null = null;

/** Does at once what takes the screen away without leaving its address (another club is picked), or once its guard was answered. */
export const leaveFirst = (act: Act): void => {
  if (guard === null) act();
  else guard(act);
};

/** `ask` is asked first from now on. */
export function useAskedFirst(ask: (act: Act) => void): void {
  useEffect(() => {
    guard = ask;
    return () => {
      guard = null;
    };
  }, [ask]);
}
