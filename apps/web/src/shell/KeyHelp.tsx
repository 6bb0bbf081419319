import { lazy, Suspense, useEffect, useState } from 'react';
import { type KeyName, keysOnScreen, useKeys } from '../kit/use-keys.ts';
import { keyHelp } from './openers.ts';

const KeyHelpDialog = lazy(() => import('./KeyHelpDialog.tsx'));

/** `?`: the keys of the screen, and the switch for those that are letters (brief section 7). */
export function KeyHelp() {
  const [keys, setKeys] = useState<readonly KeyName[] | null>(null);
  const [asked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    setKeys(keysOnScreen());
  };
  useKeys({ '?': open });
  useEffect(() => keyHelp.onOpened(open), []);
  if (!asked) return null;
  return (
    <Suspense>
      <KeyHelpDialog keys={keys} onClose={() => setKeys(null)} />
    </Suspense>
  );
}
