import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export interface EndingActs {
  /** Its end is asked for from here: who ends it is told by the answer. */
  readonly onStopping: () => void;
  /** That was refused, be it because another was before her: then she is told by the list as well. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/**
 * The question whether something live ends. Nothing is asked any more of what another has ended meanwhile: the question closes, and who had it
 * open is told that it is over. It stands where what runs is known, and outlives the row of what ends.
 */
export function useEnding<Live>(
  running: readonly Live[],
  keyOf: (one: Live) => string | number,
  nameOf: (one: Live) => string,
): { readonly inQuestion: Live | undefined; readonly ask: (one: Live) => void; readonly acts: EndingActs } {
  const t = useT();
  const [live, setLive] = useState<Live | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isTold = useRef(false);
  const inQuestion = live === null ? undefined : running.find((one) => keyOf(one) === keyOf(live));
  // Of what is asked about and runs no more.
  const gone = live === null || inQuestion || isStopping ? null : nameOf(live);
  useEffect(() => {
    if (gone === null || isTold.current) return;
    isTold.current = true;
    toastDone({ title: t('liveTr.stopped', { name: gone }) });
  }, [gone, t]);
  return {
    inQuestion,
    ask: (one) => {
      isTold.current = false;
      setStopping(false);
      setLive(one);
    },
    acts: { onStopping: () => setStopping(true), onRefused: () => setStopping(false), onClose: () => setLive(null) },
  };
}
