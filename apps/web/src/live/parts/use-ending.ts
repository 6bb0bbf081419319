import { useEffect, useState } from 'react';
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
  const [asked, setAsked] = useState<Live | null>(null);
  const [isStopping, setStopping] = useState(false);
  const inQuestion = asked === null ? undefined : running.find((one) => keyOf(one) === keyOf(asked));
  const gone = asked === null || inQuestion || isStopping ? null : nameOf(asked);
  useEffect(() => {
    if (gone === null) return;
    toastDone({ title: t('liveTr.stopped', { name: gone }) });
    setAsked(null);
  }, [gone, t]);
  return {
    inQuestion,
    ask: (one) => {
      setStopping(false);
      setAsked(one);
    },
    acts: { onStopping: () => setStopping(true), onRefused: () => setStopping(false), onClose: () => setAsked(null) },
  };
}
