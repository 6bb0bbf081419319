import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type RoomSlotInput, SLOT } from '@clubpulse/contract/live/room-slots/room-slots';
import type { WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { formatCountdown } from '../../formats/duration.ts';
import { roundSeconds } from '../../workouts/slideshows/slides.ts';
import { lengthOf, stepsOf } from '../room-workouts/run.ts';

const DAY_MS = 86_400_000;

/** The time is an estimate if a workout waits for the trainer. Slides count as one round. */
export function secondsTaken(content: WorkoutContent): number {
  if (content.Kind === 'Slideshow') return roundSeconds(content.Slideshow.Slides);
  return content.Kind === 'Timer' ? content.Timer.Total.Seconds : Math.ceil(lengthOf(stepsOf(content)) / 1000);
}

export interface Planned {
  readonly Begin: Date;
  readonly End: Date;
  readonly Name: string;
}

export const endOf = ({ Begin, Duration }: Pick<RoomSlotInput, 'Begin' | 'Duration'>): Date =>
  new Date(Date.parse(Begin) + Duration * 1000);

export function refuseSlot(
  slot: Pick<RoomSlotInput, 'Begin' | 'Duration'>,
  content: WorkoutContent,
  { others, waiting, now }: { readonly others: readonly Planned[]; readonly waiting: number; readonly now: Date },
): Refusal | undefined {
  const [begin, end] = [Date.parse(slot.Begin), endOf(slot).getTime()];
  const ahead = begin - now.getTime();
  if (ahead < 0 || ahead > SLOT.aheadDays * DAY_MS) {
    const values = { days: SLOT.aheadDays };
    return refuse('RoomSlotInPast', { values, errors: [{ field: 'Begin', key: 'slot-begin', values }] });
  }
  const least = secondsTaken(content);
  if (slot.Duration < least) {
    const values = { takes: formatCountdown(least), has: formatCountdown(slot.Duration) };
    return refuse('RoomSlotTooShort', { values, errors: [{ field: 'Duration', key: 'slot-too-short', values }] });
  }
  const taken = others.find(({ Begin, End }) => Begin.getTime() < end && End.getTime() > begin);
  if (taken) return refuse('RoomSlotTaken', { errors: [{ field: 'Begin', key: 'slot-taken' }] });
  return waiting >= SLOT.perClub ? refuse('TooManyRoomSlots', { values: { max: SLOT.perClub } }) : undefined;
}

export const mayBeginLate = (end: Date, content: WorkoutContent, now: Date): boolean =>
  now.getTime() + secondsTaken(content) * 1000 <= end.getTime();

/**
 * Milliseconds after the begin of the class, longer than the interval of the job that starts workouts. A later workout must end
 * before its class, because otherwise it would be cut off.
 */
const WITH_CLASS_MS = 90_000;
export const mayBeginWithClass = ({ Begin, End }: Pick<Planned, 'Begin' | 'End'>, content: WorkoutContent, now: Date): boolean =>
  now.getTime() - Begin.getTime() <= WITH_CLASS_MS || mayBeginLate(End, content, now);
