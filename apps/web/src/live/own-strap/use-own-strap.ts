import { isHeartRate, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { type OwnFigures, withBeat } from '@clubpulse/rules/live/own-strap/own-figures';
import { type HeartRateMeasurement, isStale } from '@clubpulse/rules/live/own-strap/own-strap';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../platform/api.ts';
import { beforeLeaving } from '../../platform/identity/before-leaving.ts';
import { useSelf } from '../../platform/session.tsx';
import { keepBeat, keptBeats } from './kept-beats.ts';
import { askOffset, type Sent, sendKeptBeats, serverOffset } from './send-beats.ts';
import { listenToStrap } from './strap.ts';

const SEND_EVERY_MS = 5000;

export interface OwnStrap {
  /** `lost`: it went out of reach and is looked for. */
  readonly phase: 'idle' | 'finding' | 'live' | 'lost' | 'ended';
  readonly name: string;
  /** What it said last, and when by this device's clock. */
  readonly measurement: HeartRateMeasurement | null;
  readonly heardAt: number;
  /** By this device's clock, whatever the server's says meanwhile. */
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
  /** Ends the listening: the strap that is heard, or one that was chosen and has not answered yet. */
  const listening = useRef<AbortController | undefined>(undefined);
  const become = useCallback((next: Partial<OwnStrap>) => setState((held) => ({ ...held, ...next })), []);
  const tell = useCallback(({ error }: Sent) => become({ waiting: keptBeats(owner), away: error }), [owner, become]);

  const release = useCallback(() => {
    listening.current?.abort();
    listening.current = undefined;
  }, []);

  const find = async () => {
    release();
    const controller = new AbortController();
    listening.current = controller;
    setState({ ...nothing, phase: 'finding' });
    // Where nobody answers, what is heard waits with this device's time.
    if (serverOffset() === null) askOffset(owner).catch(() => undefined);
    const limits = [Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm] as const;
    let beatAt: number | undefined;
    const hear = (measurement: HeartRateMeasurement) => {
      const heardAt = Date.now();
      if (measurement.beats) beatAt = heardAt;
      const isWorn = measurement.contact !== false && !isStale(beatAt, heardAt);
      const bpm = isWorn && isHeartRate(measurement.bpm) ? measurement.bpm : 0;
      const offset = serverOffset();
      if (bpm > 0) keepBeat(owner, Math.floor((heardAt + (offset ?? 0)) / 1000), bpm, offset === null ? 'device' : 'server');
      const second = Math.floor(heardAt / 1000);
      setState((held) => ({
        ...held,
        measurement: { ...measurement, bpm },
        heardAt,
        figures: withBeat(held.figures, second, bpm, (value) => zoneOf(value, limits)),
      }));
    };
    const isOver = () => controller.signal.aborted;
    try {
      const onReach = (isReached: boolean) => become({ phase: isReached ? 'live' : 'lost' });
      const name = await listenToStrap({ onMeasurement: hear, onReach }, controller.signal);
      if (isOver()) return;
      if (name === undefined) setState(nothing);
      else become({ name });
    } catch {
      if (isOver()) return;
      release();
      setState({ ...nothing, failed: true });
    }
  };

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
  // Whoever leaves, or signs out, is heard no more.
  useEffect(() => {
    const stay = beforeLeaving(release);
    return () => {
      stay();
      release();
      void sendKeptBeats(owner);
    };
  }, [release, owner]);

  return { ...state, isListening, find, end };
}
