import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accepted,
  type ClubCalendar,
  dayTexts,
  mondays,
  openClubCalendar,
  single,
  slot,
  takePart,
  weekly,
} from '../../../test/calendar.ts';

let server: ClubCalendar;

beforeAll(async () => {
  server = await openClubCalendar();
});
afterAll(() => server.close());

describe('copies of classes', () => {
  it('of one series become a new series with only the copied days', async () => {
    const { ids, ClassScheduleId } = await server.made({
      Schedule: weekly('2026-11-23', '2026-12-06', slot(1, '19:00'), slot(4, '18:00', 30)),
    });
    accepted(await server.publish(ids[0]!));
    const { Done, Refused } = await server.clone([ids[0]!, ids[3]!], 15);
    expect(Refused).toEqual([]);
    const days = await server.daysOf(Done[0]!);
    expect(dayTexts(days)).toEqual([
      `2026-12-08T18:00 Definition ${Done[0]}`,
      '2026-12-11T17:00 Exception -',
      '2026-12-15T18:00 Exception -',
      `2026-12-18T17:00 Definition ${Done[1]}`,
    ]);
    const copy = accepted(await server.classes.get(Done[0]!));
    expect(copy).toMatchObject({ PublishState: 'Unpublished', ClassType: 'Group', Name: 'Spinning', Duration: 60 });
    expect(copy.ClassScheduleId).not.toBe(ClassScheduleId);
    expect(accepted(await server.replace(Done[0]!, accepted(await server.schedules.get(Done[0]!)))).ScheduledDays).toEqual(days);
  });

  it('of a course have all days and Exceptions of the course', async () => {
    const course = await server.made({ Schedule: mondays, ClassType: 'Course' });
    accepted(await server.except(course.ClassId, { Begin: '2026-11-30T18:00:00.000Z', Type: 'Exception' }));
    const { Done } = await server.clone([course.ClassId], 29);
    expect(dayTexts(await server.daysOf(Done[0]!))).toEqual([
      `2026-12-22T18:00 Definition ${Done[0]}`,
      '2026-12-29T18:00 Exception -',
      `2027-01-05T18:00 Definition ${Done[0]}`,
      `2027-01-12T18:00 Definition ${Done[0]}`,
    ]);
    expect(accepted(await server.classes.get(Done[0]!))).toMatchObject({
      Begin: '2026-12-22T18:00:00.000Z',
      End: '2027-01-12T19:00:00.000Z',
    });
  });

  it('have no participants, and are refused when their days would be in the past', async () => {
    const one = await server.made({ Schedule: single('2026-11-23', '19:00') });
    const over = await server.made({ Schedule: single('2026-11-24') });
    await server.db
      .updateTable('classes')
      .set({ Begin: '2026-10-01T08:00:00Z', End: '2026-10-01T09:00:00Z' })
      .where('ClassId', '=', over.ClassId)
      .execute();
    await takePart(server.db, one.ClassId, 'Booked');
    const { Done, Refused } = await server.clone([one.ClassId, over.ClassId, 999_999], 7);
    expect(Refused).toEqual([
      { ClassId: over.ClassId, ErrorType: 'ClassIsPast' },
      { ClassId: 999_999, ErrorType: 'NotFound' },
    ]);
    expect(accepted(await server.classes.get(Done[0]!))).toMatchObject({
      InSiteParticipants: 0,
      Begin: '2026-11-30T18:00:00.000Z',
    });
  });

  it('are refused one by one when they break a rule of schedules', async () => {
    const tooFar = { ErrorType: 'ValidationFailed', errors: [{ field: 'ShiftDays', key: 'schedule-too-far-ahead' }] };
    const near = await server.made({ Schedule: single('2026-11-23') });
    const far = await server.made({ Schedule: single('2027-05-20') });
    const series = await server.made({ Schedule: weekly('2027-05-12', '2027-05-19', slot(3, '19:00')) });
    const course = await server.made({ Schedule: mondays, ClassType: 'Course' });
    expect((await server.clone([series.ids[0]!], 8)).Refused).toEqual([]);
    const { Done, Refused } = await server.clone([near.ClassId, far.ClassId, ...series.ids], 7);
    expect(Done).toHaveLength(2);
    expect(Refused).toEqual([far.ClassId, series.ids[1]].map((ClassId) => ({ ClassId, ...tooFar })));
    expect((await server.clone([course.ClassId], 178)).Refused).toEqual([]);
    expect((await server.clone([course.ClassId], 179)).Refused).toEqual([{ ClassId: course.ClassId, ...tooFar }]);
  });

  it('are created once when the request is repeated with the same key', async () => {
    const one = await server.made({ Schedule: single('2026-11-30') });
    const key = () => ({
      UserId: server.manager.UserId,
      Key: 'clone',
      Call: 'classes.batchClone',
      RequestHash: 'x',
      stored: false,
    });
    const batch = { ClubId: server.clubId, ClassIds: [one.ClassId], ShiftDays: 7 };
    expect(accepted(await server.clones.batchClone(server.manager.UserId, batch, key())).Done).toHaveLength(1);
    await expect(server.clones.batchClone(server.manager.UserId, batch, key())).rejects.toThrow('idempotency_keys_pkey');
  });
});
