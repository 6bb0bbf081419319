import { missingBody } from '@clubpulse/rules/accounts/users/required-fields';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useSelf } from '../../platform/session.tsx';

const BodyDialog = lazyComponent(() => import('./BodyDialog.tsx').then((it) => it.BodyDialog));

/** Requests missing body data before an act. The act runs even if the user enters nothing. */
export function useBodyFirst(): { first: (act: () => void) => void; dialog: ReactNode } {
  const isKnown = missingBody(useSelf()).length === 0;
  const [act, setAct] = useState<(() => void) | null>(null);
  const goOn = () => {
    setAct(null);
    act?.();
  };
  return {
    first: (next) => (isKnown ? next() : setAct(() => next)),
    dialog: act && <BodyDialog onSaved={goOn} onClose={goOn} mayWait />,
  };
}
