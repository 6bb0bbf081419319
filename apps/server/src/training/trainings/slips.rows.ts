import { joinDeclared, type Span } from '@clubpulse/rules/training/trainings/joined';
import { inDays, type Stretch, stretches } from '@clubpulse/rules/training/trainings/stretches';
import type { StoredMinute } from '../heart-minutes/public.ts';
import { isSlip } from './declared/heard-before.rows.ts';
import { declaredOf } from './declared.rows.ts';
import type { Around } from './stretches-around.service.ts';
import type { StoredTraining } from './summaries/summary.store.ts';

interface Slip {
  readonly training: StoredTraining;
  readonly stretch: Stretch;
  readonly heard: readonly StoredMinute[];
}

const overlaps = (one: Span, other: Span): boolean => one.begin < other.end && one.end > other.begin;

/**
 * What staff wrote down has what its own club heard then, as if nobody else had heard anything, and nothing else (decision 0160); what is left
 * of what was found is hers.
 */
export function atSlips(
  stored: readonly StoredTraining[],
  { found, minutes }: Around,
): Around & { readonly slips: readonly Slip[] } {
  const slips: Slip[] = [];
  let left = minutes;
  for (const [clubId, ofClub] of Map.groupBy(stored.filter(isSlip).flatMap(declaredOf), ({ training }) => training.ClubId)) {
    const own = clubId === null ? [] : minutes.filter(({ ClubId }) => ClubId === clubId);
    const heard = stretches(own).flatMap(inDays);
    const there = heard.filter((stretch) => found.some((one) => overlaps(one, stretch)));
    for (const { declared, stretch } of joinDeclared(there, ofClub).joined) {
      slips.push({ training: declared.training, stretch, heard: own });
      left = left.map((minute) => (minute.ClubId === clubId ? without(minute, stretch) : minute));
    }
  }
  if (slips.length === 0) return { slips, found, minutes };
  const stretchesLeft = stretches(left).flatMap(inDays);
  return { slips, minutes: left, found: stretchesLeft.filter((stretch) => found.some((one) => overlaps(one, stretch))) };
}

/** Her minutes of the time of a training that are that training's. */
export const minutesOfIt = (
  { ClubId, ...training }: Pick<StoredTraining, 'ClubId' | 'Source' | 'ClubSaidByStaff'>,
  minutes: readonly StoredMinute[],
): readonly StoredMinute[] => (isSlip(training) ? minutes.filter((minute) => minute.ClubId === ClubId) : minutes);

function without(minute: StoredMinute, { begin, end }: Span): StoredMinute {
  const [from, to] = [Math.max(0, begin - minute.Minute), Math.min(minute.Beats.length, end - minute.Minute)];
  if (from >= to) return minute;
  const Beats = minute.Beats.slice();
  Beats.fill(0, from, to);
  return { ...minute, Beats };
}
