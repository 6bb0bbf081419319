import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export interface EndingActs {
  readonly onStopping: () => void;
  /** Called when another user ended the session first. The list reports this end too. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Another user may end the session, so the dialog is not inside the session's row, which disappears then. */
export function useEnding<Live>(
  running: readonly Live[],
  keyOf: (one: Live) => string | number,
  nameOf: (one: Live) => string,
): { readonly inQuestion: Live | undefined; readonly ask: (one: Live) => void; readonly acts: EndingActs } {
  const t = useT();
  const [live, setLive] = useState<Live | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isShown = useRef(false);
  const inQuestion = live === null ? undefined : running.find((one) => keyOf(one) === keyOf(live));
  const endedName = live === null || inQuestion || isStopping ? null : nameOf(live);
  useEffect(() => {
    if (endedName === null || isShown.current) return;
    isShown.current = true;
    toastDone({ title: t('liveTr.stopped', { name: endedName }) });
  }, [endedName, t]);
  return {
    inQuestion,
    ask: (one) => {
      isShown.current = false;
      setStopping(false);
      setLive(one);
    },
    acts: { onStopping: () => setStopping(true), onRefused: () => setStopping(false), onClose: () => setLive(null) },
  };
}
