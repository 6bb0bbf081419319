import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { HeartMinutes } from '../training/heart-minutes/public.ts';

export type Seconds = ReadonlyMap<number, number>;

export const steady = (from: number, seconds: number, bpm: number): Seconds =>
  new Map(Array.from({ length: seconds }, (_, index) => [from + index, bpm]));

export function minutesOf(seconds: Seconds, userId: UserId, clubId: ClubId, roomId: number | null): HeartMinutes {
  const minutes = new Map<number, Uint8Array>();
  for (const [second, bpm] of seconds) {
    const minute = Math.floor(second / 60) * 60;
    const beats = minutes.get(minute) ?? new Uint8Array(60);
    beats[second - minute] = bpm;
    minutes.set(minute, beats);
  }
  const all = [...minutes];
  return {
    userIds: all.map(() => userId),
    minutes: all.map(([minute]) => minute),
    clubIds: all.map(() => clubId),
    roomIds: all.map(() => roomId),
    beats: all.map(([, beats]) => beats),
  };
}
