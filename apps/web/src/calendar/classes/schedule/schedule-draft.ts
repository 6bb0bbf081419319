import type { ClassType } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import { asWeekly, daysToMake, type Occurrence, occurrences, scheduleProblems } from '@clubpulse/rules/calendar/classes/schedule';
import { addDays, type Day, dayOfWeekOf } from '@clubpulse/rules/time/days';
import { fieldErrorText } from '../../../platform/phrases.ts';

/** DayOfWeek is 1 Monday … 7 Sunday; Duration is in minutes, NaN when unreadable. Empty values are null. */
export interface SlotDraft {
  readonly DayOfWeek: number;
  readonly StartTime: string | null;
  readonly Duration: number | null;
}

export interface ScheduleDraft {
  readonly ScheduleStartDate: Day | null;
  readonly ScheduleEndDate: Day | null;
  readonly Slots: readonly SlotDraft[];
  readonly SingleStartTime: string | null;
  readonly SingleDuration: number | null;
}

const USUAL_MINUTES = 60;
const USUAL_WEEKS = 12;
const USUAL_START = '18:00';

export function newSchedule(day: Day, clock: string = USUAL_START, minutes: number = USUAL_MINUTES): ScheduleDraft {
  return {
    ScheduleStartDate: day,
    ScheduleEndDate: addDays(day, 7 * USUAL_WEEKS - 1),
    Slots: [{ DayOfWeek: dayOfWeekOf(day), StartTime: clock, Duration: minutes }],
    SingleStartTime: clock,
    SingleDuration: minutes,
  };
}

export function draftOf(schedule: Schedule): ScheduleDraft {
  const { first, last, slots } = asWeekly(schedule);
  const [slot] = slots;
  return {
    ScheduleStartDate: first,
    ScheduleEndDate: last,
    Slots: slots,
    SingleStartTime: slot?.StartTime ?? null,
    SingleDuration: slot?.Duration ?? null,
  };
}

/** A missing value becomes an invalid value, so that the rule reports it. */
export function scheduleOf(draft: ScheduleDraft, ClassType: ClassType): Schedule {
  const ScheduleStartDate = draft.ScheduleStartDate ?? '';
  if (ClassType === 'Single') {
    const { SingleStartTime, SingleDuration } = draft;
    return { Kind: 'Single', ScheduleStartDate, SingleStartTime: SingleStartTime ?? '', SingleDuration: SingleDuration || 0 };
  }
  const Slots = draft.Slots.map((slot) => ({ ...slot, StartTime: slot.StartTime ?? '', Duration: slot.Duration || 0 }));
  return { Kind: 'Weekly', ScheduleStartDate, ScheduleEndDate: draft.ScheduleEndDate ?? '', Slots };
}

interface Context {
  readonly ClassType: ClassType;
  readonly timeZone: string;
  readonly now: Date;
}

export function scheduleErrors(draft: ScheduleDraft, context: Context): Record<string, string> {
  const problems = scheduleProblems(scheduleOf(draft, context.ClassType), context);
  return Object.fromEntries(problems.map((problem) => [problem.field, fieldErrorText(problem)]));
}

export function preview(draft: ScheduleDraft, context: Context): readonly Occurrence[] {
  const schedule = scheduleOf(draft, context.ClassType);
  return scheduleProblems(schedule, context).length > 0 ? [] : occurrences(schedule, context.timeZone);
}

export const newDays = (draft: ScheduleDraft, context: Context): readonly Occurrence[] =>
  daysToMake(preview(draft, context), context);

/** Retyping the same values counts as no change. */
export function sameSlots(saved: readonly SlotDraft[], next: readonly SlotDraft[]): readonly SlotDraft[] {
  const key = (slots: readonly SlotDraft[]) =>
    JSON.stringify(slots.map(({ DayOfWeek, StartTime, Duration }) => [DayOfWeek, StartTime, Duration]));
  return key(saved) === key(next) ? saved : next;
}
