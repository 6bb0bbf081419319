import { useEffect, useState } from 'react';

const LOOK_EVERY = 62.5;

export const speeds = [1, 4, 16] as const;
export type Speed = (typeof speeds)[number];

export interface Playback {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  play(): void;
  pause(): void;
  go(to: number): void;
  setSpeed(speed: Speed): void;
}

export function usePlayback(length: number): Playback {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isOver = at >= length;
  if (isPlaying && isOver) setPlaying(false);
  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - before) * speed;
      before = now;
      setAt((moment) => Math.min(length, moment + passed));
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isPlaying, speed, length]);
  return {
    at: Math.min(at, length),
    isPlaying,
    speed,
    play: () => {
      if (isOver) setAt(0);
      setPlaying(length > 0);
    },
    pause: () => setPlaying(false),
    go: (to) => setAt(Math.max(0, Math.min(length, to))),
    setSpeed,
  };
}
