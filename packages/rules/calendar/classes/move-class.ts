import type { ClassType } from '@clubpulse/contract/calendar/classes/classes';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { addDays, dayIn, daysBetween } from '../../time/days.ts';
import { type Occurrence, planSchedule } from './schedule.ts';

export interface OtherTime {
  readonly ScheduleStartDate: string;
  readonly SingleStartTime: string;
}

export interface MovingFacts {
  readonly now: Date;
  readonly timeZone: string;
  readonly class: { readonly ClassType: ClassType; readonly Begin: Date; readonly Duration: number };
}

export function moveClass({ now, timeZone, class: clubClass }: MovingFacts, time: OtherTime): Occurrence | Refusal {
  if (clubClass.ClassType === 'Course') return refuse('ClassIsCourse');
  if (clubClass.Begin <= now) return refuse('ClassHasStarted');
  const { ScheduleStartDate, SingleStartTime } = time;
  const single = { Kind: 'Single', ScheduleStartDate, SingleStartTime, SingleDuration: clubClass.Duration } as const;
  const planned = planSchedule(single, { ClassType: 'Single', timeZone, now });
  if (isRefusal(planned)) {
    const errors = planned.errors?.map((error) => ({ ...error, field: error.field.replace('Schedule.', '') }));
    return { ...planned, ...(errors && { errors }) };
  }
  const [day] = planned;
  if (!day) return refuse('ScheduleGeneratesNoEvents');
  if (day.Begin.getTime() === clubClass.Begin.getTime()) return refuseTime('schedule-same-time');
  return day.Begin <= now ? refuseTime('schedule-all-in-past') : day;
}

export function sameMove(
  { timeZone, class: clubClass }: Pick<MovingFacts, 'timeZone' | 'class'>,
  { ScheduleStartDate, SingleStartTime }: OtherTime,
  other: Date,
): OtherTime {
  const days = daysBetween(dayIn(timeZone, clubClass.Begin), ScheduleStartDate);
  return { ScheduleStartDate: addDays(dayIn(timeZone, other), days), SingleStartTime };
}

const refuseTime = (key: string) => refuse('ValidationFailed', { errors: [{ field: 'SingleStartTime', key }] });
