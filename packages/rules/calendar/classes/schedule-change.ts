import type { PublishState } from '@clubpulse/contract/calendar/classes/classes';
import type { ScheduledDayType } from '@clubpulse/contract/calendar/classes/schedule';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { actOnClass, type ClassFacts } from './class-states.ts';
import type { Occurrence } from './schedule.ts';

/**
 * What a new schedule, or clicked days, do to a series (decision 0010). Days that are over stay as they are. A day to come that the
 * schedule no longer names, or that another length, is changed only where its class may change its dates: unpublished, nobody in it.
 */

/** A day of the schedule with the class of that day (of a Course: the course). */
export interface DayFacts extends Occurrence {
  readonly Type: ScheduledDayType;
  readonly ClassId: number | null;
  readonly PublishState: PublishState;
  readonly isCanceled: boolean;
  readonly participants: number;
}

export interface ScheduleChange {
  readonly add: readonly Occurrence[];
  readonly remove: readonly DayFacts[];
  readonly resize: readonly { readonly day: DayFacts; readonly to: Occurrence }[];
}

/** `edited` is the class the call is about: while it is published its schedule is locked. */
export function changeSchedule(
  edited: ClassFacts,
  days: readonly DayFacts[],
  planned: readonly Occurrence[],
  now: Date,
): ScheduleChange | Refusal {
  const locked =
    edited.PublishState === 'Published' ? refuse(edited.isCanceled ? 'ClassIsCanceled' : 'ClassIsPublished') : undefined;
  const known = new Map(days.map((day) => [day.Begin.getTime(), day]));
  const wanted = new Map(planned.map((day) => [day.Begin.getTime(), day]));
  // A canceled class stays where it was.
  const toCome = days.filter((day) => day.End > now && !day.isCanceled);
  const remove = toCome.filter((day) => !wanted.has(day.Begin.getTime()));
  const resize = toCome.flatMap((day) => {
    const to = wanted.get(day.Begin.getTime());
    return to && to.End.getTime() !== day.End.getTime() ? [{ day, to }] : [];
  });
  const add = planned.filter((day) => day.End > now && !known.has(day.Begin.getTime()));
  if (locked && add.length + remove.length + resize.length > 0) return locked;
  for (const day of [...remove, ...resize.map((one) => one.day)]) {
    const refusal = refuseDay(day, now);
    if (refusal) return refusal;
  }
  return { add, remove, resize };
}

/** Whether the class of a day forbids that the day goes or moves; the refusal names the day. An Exception has no class. */
function refuseDay(day: DayFacts, now: Date): Refusal | undefined {
  if (day.Type === 'Exception') return undefined;
  const result = actOnClass(day, 'editDates', now);
  return 'refused' in result ? refuse(result.refused, { values: { day: day.Begin.toISOString() } }) : undefined;
}

export interface DayToggle {
  readonly toException: readonly DayFacts[];
  readonly toDefinition: readonly DayFacts[];
}

/**
 * Turns days into Exceptions and back. A day the schedule does not have is NotFound; one that already is what is asked for stays.
 * Refuses to leave no day at all.
 */
export function toggleDays(
  days: readonly DayFacts[],
  exceptions: readonly { readonly Begin: Date; readonly Type: ScheduledDayType }[],
  now: Date,
): DayToggle | Refusal {
  const known = new Map(days.map((day) => [day.Begin.getTime(), day]));
  const wanted = new Map(exceptions.map((one) => [one.Begin.getTime(), one.Type]));
  const changed: DayFacts[] = [];
  for (const [begin, type] of wanted) {
    const day = known.get(begin);
    if (!day) return refuse('NotFound');
    if (day.Type === type) continue;
    if (day.End <= now) return refuse('ClassIsPast', { values: { day: day.Begin.toISOString() } });
    const refusal = refuseDay(day, now);
    if (refusal) return refusal;
    changed.push(day);
  }
  const left = days.filter((day) => (wanted.get(day.Begin.getTime()) ?? day.Type) === 'Definition');
  if (left.length === 0) return refuse('ScheduleGeneratesNoEvents');
  return {
    toException: changed.filter((day) => day.Type === 'Definition'),
    toDefinition: changed.filter((day) => day.Type === 'Exception'),
  };
}
