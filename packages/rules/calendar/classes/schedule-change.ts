import type { PublishState } from '@clubpulse/contract/calendar/classes/classes';
import type { ScheduledDayType } from '@clubpulse/contract/calendar/classes/schedule';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { actOnClass, type ClassFacts } from './class-states.ts';
import type { Occurrence } from './schedule.ts';

/** Past days do not change. A future day changes only if its class is unpublished and has no participants (decision 0010). */

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

function refuseDay(day: DayFacts, now: Date): Refusal | undefined {
  if (day.Type === 'Exception') return undefined;
  const result = actOnClass(day, 'editDates', now);
  return 'refused' in result ? refuse(result.refused, { values: { day: day.Begin.toISOString() } }) : undefined;
}

export interface DayToggle {
  readonly toException: readonly DayFacts[];
  readonly toDefinition: readonly DayFacts[];
}

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
