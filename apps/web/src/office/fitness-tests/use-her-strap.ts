import { isHeartRate } from '@clubpulse/rules/accounts/users/zones';
import { isStale } from '@clubpulse/rules/live/own-strap/own-strap';
import { useCallback, useRef, useState } from 'react';
import type { Heart } from '../../body/fitness-tests/public.ts';
import { listenToStrap } from '../../live/own-strap/public.ts';

const nothing: Heart = { source: 'strap', phase: 'none', name: '', bpm: 0, at: 0 };

/** The readings are stored with the test only. */
export function useTestStrap() {
  const [heart, setHeart] = useState(nothing);
  const [failed, setFailed] = useState(false);
  const listening = useRef<AbortController | undefined>(undefined);
  const become = (next: Partial<Heart>) => setHeart((held) => ({ ...held, ...next }));
  const release = useCallback(() => listening.current?.abort(), []);

  const find = async () => {
    release();
    const controller = new AbortController();
    listening.current = controller;
    setFailed(false);
    setHeart({ ...nothing, phase: 'finding' });
    let beatAt: number | undefined;
    try {
      const name = await listenToStrap(
        {
          onMeasurement: ({ bpm, contact, beats }) => {
            const at = Date.now();
            if (beats) beatAt = at;
            const isWorn = contact !== false && !isStale(beatAt, at);
            become({ at, bpm: isWorn && isHeartRate(bpm) ? bpm : 0 });
          },
          onReach: (isReached) => become({ phase: isReached ? 'live' : 'lost' }),
        },
        controller.signal,
      );
      if (controller.signal.aborted) return;
      if (name === undefined) setHeart(nothing);
      else become({ name });
    } catch {
      if (controller.signal.aborted) return;
      setHeart(nothing);
      setFailed(true);
    }
  };
  return { heart, failed, find, release };
}
