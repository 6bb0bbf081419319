import type { OwnPlace } from '@clubpulse/contract/live/own-strap/own-places';
import { isHeartRate, type ZoneLimits, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { type OwnFigures, withBeat } from '@clubpulse/rules/live/own-strap/own-figures';
import { type HeartRateMeasurement, isStale } from '@clubpulse/rules/live/own-strap/own-strap';
import type { Dispatch, SetStateAction } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../platform/api.ts';
import { onSignOut } from '../../platform/identity/sign-out-tasks.ts';
import { useSelf } from '../../platform/session.tsx';
import { holdStrap } from './one-tab.ts';
import { isSamePlace, keepPlace } from './own-place.ts';
import { countQueuedBeats, keepBeat } from './queued-beats.ts';
import { askOffset, type Sent, sendQueuedBeats, serverOffset } from './send-beats.ts';
import { listenToStrap } from './strap.ts';

const SEND_EVERY_MS = 5000;
const SEND_TO_WALL_EVERY_MS = 2000;

export interface OwnStrap {
  /** A `lost` strap is out of range and being searched for. */
  readonly phase: 'idle' | 'finding' | 'live' | 'lost' | 'ended';
  readonly name: string;
  readonly measurement: HeartRateMeasurement | null;
  readonly receivedAt: number;
  readonly figures: OwnFigures | null;
  readonly waiting: number;
  readonly away: ApiError | null;
  readonly failed: 'strap' | 'tab' | null;
  readonly place: OwnPlace | null;
  readonly leftPlace: { readonly refusal: ApiError | null } | null;
}

const nothing: OwnStrap = {
  phase: 'idle',
  name: '',
  measurement: null,
  receivedAt: 0,
  figures: null,
  waiting: 0,
  away: null,
  failed: null,
  place: null,
  leftPlace: null,
};

interface Hearing {
  readonly owner: number;
  readonly limits: ZoneLimits;
  readonly placeNow: () => OwnPlace | null;
  readonly setState: Dispatch<SetStateAction<OwnStrap>>;
}

/** A strap that is not worn gets a bpm of 0. */
function hearing({ owner, limits, placeNow, setState }: Hearing) {
  let beatAt: number | undefined;
  return (measurement: HeartRateMeasurement) => {
    const receivedAt = Date.now();
    if (measurement.beats) beatAt = receivedAt;
    const isWorn = measurement.contact !== false && !isStale(beatAt, receivedAt);
    const bpm = isWorn && isHeartRate(measurement.bpm) ? measurement.bpm : 0;
    const offset = serverOffset.get();
    const called = Math.floor((receivedAt + (offset ?? 0)) / 1000);
    if (bpm > 0) keepBeat(owner, called, bpm, offset === null ? 'device' : 'server', placeNow());
    const second = Math.floor(receivedAt / 1000);
    setState((held) => ({
      ...held,
      measurement: { ...measurement, bpm },
      receivedAt,
      figures: withBeat(held.figures, second, bpm, (value) => zoneOf(value, limits)),
    }));
  };
}

/** Every second is stored until the server confirms it. */
export function useOwnStrap() {
  const { UserId: owner, Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm } = useSelf();
  const [state, setState] = useState(nothing);
  const listening = useRef<AbortController | undefined>(undefined);
  const become = useCallback((next: Partial<OwnStrap>) => setState((held) => ({ ...held, ...next })), []);
  const current = useRef<OwnPlace | null>(null);
  const placeAt = useCallback(
    (place: OwnPlace | null) => {
      current.current = place;
      keepPlace(owner, place);
    },
    [owner],
  );
  const report = useCallback(
    ({ error, notThere }: Sent) => {
      const isLeft = notThere !== null && current.current !== null && isSamePlace(notThere.place, current.current);
      if (isLeft) placeAt(null);
      become({
        waiting: countQueuedBeats(owner),
        away: error,
        ...(isLeft && { place: null, leftPlace: { refusal: notThere.refusal } }),
      });
    },
    [owner, become, placeAt],
  );

  const release = useCallback(() => {
    listening.current?.abort();
    listening.current = undefined;
  }, []);

  const find = async (place: OwnPlace | null = null) => {
    release();
    const controller = new AbortController();
    listening.current = controller;
    placeAt(place);
    setState({ ...nothing, phase: 'finding', place });
    if (!(await holdStrap(owner, controller.signal))) {
      if (!controller.signal.aborted) setState({ ...nothing, failed: 'tab' });
      return;
    }
    if (serverOffset.get() === null) askOffset(owner).catch(() => undefined);
    const limits = [Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm] as const;
    const receive = hearing({ owner, limits, placeNow: () => current.current, setState });
    const isOver = () => controller.signal.aborted;
    try {
      const onReach = (isReached: boolean) => become({ phase: isReached ? 'live' : 'lost' });
      const name = await listenToStrap({ onMeasurement: receive, onReach }, controller.signal);
      if (isOver()) return;
      if (name === undefined) {
        release();
        setState(nothing);
      } else become({ name });
    } catch {
      if (isOver()) return;
      release();
      setState({ ...nothing, failed: 'strap' });
    }
  };

  const setPlace = (place: OwnPlace | null) => {
    placeAt(place);
    become({ place, leftPlace: null });
    void sendQueuedBeats(owner).then(report);
  };

  const end = () => {
    release();
    placeAt(null);
    become({ phase: 'ended', place: null, leftPlace: null });
    void sendQueuedBeats(owner).then(report);
  };

  const isListening = state.phase === 'live' || state.phase === 'lost';
  const isOnWall = state.place !== null;
  useSending({ owner, isListening, isOnWall, report });
  useEffect(() => {
    const stay = onSignOut(release);
    return () => {
      stay();
      release();
      keepPlace(owner, null);
      void sendQueuedBeats(owner);
    };
  }, [release, owner]);

  return { ...state, isListening, find, setPlace, end };
}

interface Sending {
  readonly owner: number;
  readonly isListening: boolean;
  readonly isOnWall: boolean;
  readonly report: (sent: Sent) => void;
}

function useSending({ owner, isListening, isOnWall, report }: Sending) {
  useEffect(() => {
    if (!isListening) return;
    const every = isOnWall ? SEND_TO_WALL_EVERY_MS : SEND_EVERY_MS;
    const timer = setInterval(() => void sendQueuedBeats(owner).then(report), every);
    return () => clearInterval(timer);
  }, [isListening, isOnWall, owner, report]);
}
