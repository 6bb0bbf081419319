import { isHeartRate, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { type OwnFigures, withBeat } from '@clubpulse/rules/live/own-strap/own-figures';
import type { HeartRateMeasurement } from '@clubpulse/rules/live/own-strap/own-strap';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../platform/api.ts';
import { useSelf } from '../../platform/session.tsx';
import { keepBeat, keptBeats } from './kept-beats.ts';
import { askOffset, type Sent, sendKeptBeats } from './send-beats.ts';
import { findStrap, type Strap } from './strap.ts';

const SEND_EVERY_MS = 5000;
/** Clocks that differ by less are the same: what an answer needs on its way is no difference. */
const SAME_CLOCK_MS = 2000;

export interface OwnStrap {
  /** `lost`: it went out of reach and is looked for. */
  readonly phase: 'idle' | 'finding' | 'live' | 'lost' | 'ended';
  readonly name: string;
  /** What it said last, and when by this device's clock. */
  readonly measurement: HeartRateMeasurement | null;
  readonly heardAt: number;
  readonly figures: OwnFigures | null;
  /** Seconds that the server has not confirmed, and why the last try did not go out. */
  readonly waiting: number;
  readonly away: ApiError | null;
  /** It was chosen and did not answer. */
  readonly failed: boolean;
}

const nothing: OwnStrap = {
  phase: 'idle',
  name: '',
  measurement: null,
  heardAt: 0,
  figures: null,
  waiting: 0,
  away: null,
  failed: false,
};

/** A strap that this device listens to: what it says, what it comes to, and every second of it kept until the server has it. */
export function useOwnStrap() {
  const { UserId: owner, Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm } = useSelf();
  const [state, setState] = useState(nothing);
  const strap = useRef<Strap | undefined>(undefined);
  /** The server's clock against this one; null until it is known, or known not to be had. */
  const offset = useRef<number | null>(null);
  const become = useCallback((next: Partial<OwnStrap>) => setState((held) => ({ ...held, ...next })), []);

  const learn = useCallback((sent: Sent) => {
    const held = offset.current ?? 0;
    offset.current = sent.offset !== null && Math.abs(sent.offset - held) > SAME_CLOCK_MS ? sent.offset : held;
  }, []);
  const tell = useCallback(
    (sent: Sent) => {
      learn(sent);
      become({ waiting: keptBeats(owner), away: sent.error });
    },
    [owner, learn, become],
  );

  const find = async () => {
    setState({ ...nothing, phase: 'finding' });
    offset.current = null;
    void askOffset(owner).then(learn);
    const limits = [Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm] as const;
    const hear = (measurement: HeartRateMeasurement) => {
      const heardAt = Date.now();
      const bpm = measurement.contact === false || !isHeartRate(measurement.bpm) ? 0 : measurement.bpm;
      // Nobody knows yet of which second it is.
      const second = offset.current === null || bpm === 0 ? null : Math.floor((heardAt + offset.current) / 1000);
      if (second !== null) keepBeat(owner, second, bpm);
      setState((held) => ({
        ...held,
        measurement: { ...measurement, bpm },
        heardAt,
        figures: second === null ? held.figures : withBeat(held.figures, second, bpm, (value) => zoneOf(value, limits)),
      }));
    };
    try {
      const found = await findStrap({
        onMeasurement: hear,
        onReach: (isReached) => become({ phase: isReached ? 'live' : 'lost' }),
      });
      strap.current = found;
      if (found === undefined) setState(nothing);
      else become({ name: found.name });
    } catch {
      setState({ ...nothing, failed: true });
    }
  };

  const release = useCallback(() => {
    strap.current?.release();
    strap.current = undefined;
  }, []);
  const end = () => {
    release();
    become({ phase: 'ended' });
    void sendKeptBeats(owner).then(tell);
  };

  const isListening = state.phase === 'live' || state.phase === 'lost';
  useEffect(() => {
    if (!isListening) return;
    const timer = setInterval(() => void sendKeptBeats(owner).then(tell), SEND_EVERY_MS);
    return () => clearInterval(timer);
  }, [isListening, owner, tell]);
  // What waits from before goes out, and nothing stays behind of who leaves.
  useEffect(() => {
    void sendKeptBeats(owner).then(tell);
    return () => {
      release();
      void sendKeptBeats(owner);
    };
  }, [tell, release, owner]);

  return { ...state, isListening, find, end };
}
