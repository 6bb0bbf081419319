import { expect } from 'vitest';
import { hours } from '../../test/booking-rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly class: number;
  }
}

const DAY_MS = 86_400_000;
const month = { Begin: hours(-240).toISOString(), End: hours(480).toISOString() };
const spinning = { Name: 'Spinning', Color: '#1787A6', MaxInSiteParticipants: 12 };

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    const Begin = new Date(Date.now() + 2 * DAY_MS);
    const { ClassId } = await db
      .insertInto('classes')
      .values({
        ...spinning,
        ClubId,
        Begin,
        End: new Date(Begin.getTime() + 3_600_000),
        Duration: 60,
        ClassType: 'Single',
        CalendarType: 'Club',
        BookingMode: 'Open',
        TrainingType: 'indoorCycling',
        CalendarVisibilityDays: 7,
        BookingBeforeHours: 0,
        CancelBeforeHours: 0,
        BookingOpensAt: new Date(Begin.getTime() - 7 * DAY_MS),
      })
      .returning('ClassId')
      .executeTakeFirstOrThrow();
    return { class: ClassId };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const ofClass = { params: { id: rows.class } };
    const ScheduleStartDate = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    const single = { Kind: 'Single', ScheduleStartDate, SingleStartTime: '19:00', SingleDuration: 60 };
    const unknown = { ClubId: rows.club, ClassIds: [999_999] };
    const refused = { Done: [], Refused: [{ ClassId: 999_999, ErrorType: 'NotFound' }] };
    return {
      'classes.list': { ...club, query: month, answer: { recordsTotal: 4 } },
      'classes.filterData': { ...club, answer: { TrainingTypes: expect.anything() } },
      'classes.create': {
        body: { ClubId: rows.club, ClassType: 'Single', CalendarType: 'Club', ...spinning, Name: 'Yoga', Schedule: single },
        answer: { Class: { Name: 'Yoga' } },
      },
      'classes.get': { ...ofClass, answer: { ClassId: rows.class, RowVersion: expect.any(Number) } },
      'classes.update': { ...ofClass, body: { ...spinning, RowVersion: 1_000_000 }, answer: { ErrorType: 'StaleRowVersion' } },
      'classes.delete': ofClass,
      'classes.publishState': { ...ofClass, body: { PublishState: 'Unpublished' }, answer: { ClassId: rows.class } },
      'classes.batchDelete': { body: unknown, answer: refused },
      'classes.batchPublish': { body: unknown, answer: refused },
      'classes.batchUnpublish': { body: unknown, answer: refused },
      'classes.batchUpdate': { body: { ...unknown, Fields: { Name: 'Yoga' } }, answer: refused },
      'classes.batchClone': { body: { ...unknown, ShiftDays: 7 }, answer: refused },
      'schedules.get': { ...ofClass, answer: single },
      'schedules.update': { ...ofClass, body: single, answer: { Class: { ClassId: rows.class, Name: 'Spinning' } } },
      'schedules.days': { ...ofClass, answer: [{ ClassId: rows.class, Type: 'Definition' }] },
      'schedules.exceptions': {
        ...ofClass,
        body: [{ Begin: month.Begin, Type: 'Exception' }],
        answer: { ErrorType: 'NotFound' },
      },
    };
  },
  removing: ['classes.delete'],
};
