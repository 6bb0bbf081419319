import { heartOf, type UserLive } from '@clubpulse/contract/live/board.calls';
import type { Zone } from '@clubpulse/rules/accounts/users/zones';
import { signalOf } from '@clubpulse/rules/live/board/signal';

export interface Heart {
  readonly bpm: number;
  readonly zone: Zone;
  readonly percent: number;
}

export function heartNow(athlete: UserLive, answeredAt: number, now: number) {
  const unanswered = Math.max(0, Math.floor((now - answeredAt) / 1000));
  const heart = heartOf(athlete);
  const stated: Heart | null =
    heart === undefined || heart.HeartRate === 0 || athlete.OffTheWall
      ? null
      : { bpm: heart.HeartRate, percent: heart.Percent, zone: heart.Zone as Zone };
  const signal = signalOf(athlete.Silence + unanswered, stated !== null);
  return { unanswered, stated, current: signal === 'fresh' || signal === 'held' ? stated : null };
}
