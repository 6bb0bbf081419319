import { type EndTest, type FitnessTest, TEST_SECONDS_MAX } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { evaluateTest, type TestProgress } from '@clubpulse/rules/body/fitness-tests/walk';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Heart } from './heart.ts';

const LOOK_MS = 200;

export type Ended = Omit<EndTest, 'Distance'>;

interface Position {
  readonly walked: TestProgress;
  readonly ended: Ended | null;
}

/** Runs a test by the same rule as the server. The stop at 85 percent needs no network. */
export function useTestRun({ Protocol: protocol, Limit: limit }: Pick<FitnessTest, 'Protocol' | 'Limit'>, heart: Heart) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [{ walked, ended }, setPosition] = useState<Position>(() => ({
    walked: evaluateTest({ protocol, limit }, [], null),
    ended: null,
  }));
  const beats = useRef(new Map<number, number>());
  const doneAt = useRef<number | null>(null);

  useEffect(() => {
    if (startedAt === null || heart.bpm === 0 || heart.at < startedAt) return;
    beats.current.set(Math.floor((heart.at - startedAt) / 1000), heart.bpm);
  }, [heart.at, heart.bpm, startedAt]);

  const look = useCallback(
    (start: number, isStopped: boolean) => {
      const seconds = Math.min(Math.floor((Date.now() - start) / 1000), TEST_SECONDS_MAX);
      const received = Array.from({ length: seconds }, (_, second) => beats.current.get(second) ?? 0);
      const now = evaluateTest({ protocol, limit }, received, doneAt.current);
      const End = now.end ?? (isStopped || seconds === TEST_SECONDS_MAX ? 'stoppedByUser' : null);
      const Samples = received.slice(0, now.seconds);
      setPosition((held) =>
        held.ended
          ? held
          : { walked: now, ended: End && { StartedAt: new Date(start).toISOString(), Samples, End, DoneAt: doneAt.current } },
      );
    },
    [protocol, limit],
  );

  const isRunning = startedAt !== null && ended === null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => look(startedAt, false), LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning, startedAt, look]);

  return {
    startedAt,
    walked,
    ended,
    isRunning,
    begin: () => setStartedAt(Date.now()),
    done: () => {
      if (startedAt !== null) doneAt.current ??= Math.floor((Date.now() - startedAt) / 1000);
    },
    stop: () => {
      if (startedAt !== null) look(startedAt, true);
    },
  };
}
