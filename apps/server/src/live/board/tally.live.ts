import { POINTS_PER_MINUTE } from '@clubpulse/rules/accounts/users/zones';

/** What somebody did, in seconds; 60 point-seconds make a point. */
export interface Tally {
  readonly pointSeconds: number;
  /** Within the target that rooms have. */
  readonly target: number;
  /** In zones 0 to 5. */
  readonly zones: readonly number[];
}

export const nothing: Tally = { pointSeconds: 0, target: 0, zones: POINTS_PER_MINUTE.map(() => 0) };

const joined = (one: Tally, other: Tally, sign: 1 | -1): Tally => ({
  pointSeconds: one.pointSeconds + sign * other.pointSeconds,
  target: one.target + sign * other.target,
  zones: one.zones.map((seconds, zone) => seconds + sign * (other.zones[zone] ?? 0)),
});

export const plus = (one: Tally, other: Tally): Tally => joined(one, other, 1);
export const minus = (one: Tally, other: Tally): Tally => joined(one, other, -1);

/** Whether any second of it was counted. */
export const isAny = ({ zones }: Tally): boolean => zones.some((seconds) => seconds > 0);
