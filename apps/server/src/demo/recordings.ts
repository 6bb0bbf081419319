import { maxHeartRate } from '@clubpulse/rules/accounts/users/zones';
import { heartOfClass } from './heart.ts';
import { between, randomOf, wholeBetween } from './random.ts';
import type { Athlete } from './world.ts';

/** Recordings the hub replays for the two straps that give trouble (`offset_s,hr`). */

const csv = (beats: Iterable<readonly [number, number]>): string =>
  ['offset_s,hr', ...Array.from(beats, ([second, bpm]) => `${second},${bpm}`)].join('\n');

/** A class whose strap is gone for 7 to 40 seconds every minute or two. */
export function losingSignal({ email, born }: Athlete, day: string): string {
  const random = randomOf(`${email} loses ${day}`);
  const beats = heartOfClass({ rest: 60, max: maxHeartRate(born, day) }, 'intervals', random);
  for (let at = 90; at < beats.length; at += wholeBetween(random, 60, 130))
    beats.fill(0, at, at + Math.round(between(random, 7, 40)));
  return csv([...beats.entries()].filter(([, bpm]) => bpm > 0));
}

/** A strap that is heard and never has a heart rate: it sits loose. */
export const lookingForHeart = (seconds: number): string =>
  csv(Array.from({ length: seconds }, (_, second) => [second, 0] as const));
