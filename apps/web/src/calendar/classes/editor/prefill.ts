import { calendarTypes, classTypes } from '@clubpulse/contract/calendar/classes/class-types';
import type { CalendarType, ClassType } from '@clubpulse/contract/calendar/classes/classes';
import { quickLesson } from '@clubpulse/rules/calendar/classes/quick-lesson';
import { type Day, isDay } from '@clubpulse/rules/time/days';
import { newSchedule } from '../schedule/schedule-draft.ts';
import type { ClassValues } from './class-values.ts';

export interface Prefill {
  readonly type: ClassType;
  readonly calendarType: CalendarType;
  readonly scheduleStartDate: Day | null;
  readonly singleStartTime: string | null;
  /** Minutes. */
  readonly singleDuration: number | null;
}

const usualType: Record<CalendarType, ClassType> = { Club: 'Lesson', PT: 'Single', Services: 'Single', BridgeWorkouts: 'Lesson' };

export function readPrefill(params: URLSearchParams): Prefill {
  const calendarType = calendarTypes.find((one) => one === params.get('calendarType')) ?? 'Club';
  const type = classTypes.find((one) => one === params.get('type')) ?? usualType[calendarType];
  const date = params.get('scheduleStartDate') ?? '';
  const time = params.get('singleStartTime') ?? '';
  const minutes = Number(params.get('singleDuration') ?? Number.NaN);
  return {
    type,
    calendarType,
    scheduleStartDate: isDay(date) ? date : null,
    singleStartTime: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
    singleDuration: Number.isInteger(minutes) && minutes > 0 ? minutes : null,
  };
}

const START_COLOR = '#1787A6';

interface Preset {
  readonly trainer: number | null;
  readonly room: Pick<ClassValues, 'DisplayGroupId' | 'MaxInSiteParticipants'>;
}

/** In personal training and services a new class has the values of a quick lesson. */
export function newClassValues(prefill: Prefill, today: Day, { trainer, room }: Preset): ClassValues {
  const { type, calendarType, scheduleStartDate, singleStartTime, singleDuration } = prefill;
  const lesson = calendarType === 'PT' || calendarType === 'Services';
  return {
    Name: '',
    Description: '',
    PictureUri: '',
    ClassType: type,
    CalendarType: calendarType,
    TrainingType: 'other',
    ServiceType: null,
    Color: START_COLOR,
    TrainerId: lesson ? trainer : null,
    DisplayGroupId: room.DisplayGroupId,
    BridgeWorkoutId: null,
    Location: '',
    BookingMode: 'Open',
    ExternalAppLink: '',
    MaxInSiteParticipants: lesson ? quickLesson.MaxInSiteParticipants : room.MaxInSiteParticipants,
    MaxRemoteParticipants: 0,
    RemoteLink: '',
    CreditsCostInSite: 0,
    CreditsCostRemote: 0,
    TicketsCostInSite: 1,
    TicketsCostRemote: 1,
    CalendarVisibilityDays: quickLesson.CalendarVisibilityDays,
    BookingBeforeHours: 0,
    CancelBeforeHours: 0,
    ClassSubscriptionIds: [],
    ...newSchedule(scheduleStartDate ?? today, singleStartTime ?? undefined, singleDuration ?? undefined),
  };
}
