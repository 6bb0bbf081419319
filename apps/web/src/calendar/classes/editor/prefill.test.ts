import { describe, expect, it } from 'vitest';
import { editorPath } from '../acts/editor-path.ts';
import { newClassValues, readPrefill } from './prefill.ts';

const read = (text: string) => readPrefill(new URLSearchParams(text));
const values = (text: string, trainer: number | null = 21) =>
  newClassValues(read(text), '2026-11-20', {
    trainer,
    room: { DisplayGroupId: null, MaxInSiteParticipants: null },
  });

describe('the URL of a new class', () => {
  it('contains all values of a Single from a calendar selection', () => {
    const path = editorPath({
      type: 'Single',
      calendarType: 'Services',
      scheduleStartDate: '2026-11-26',
      singleStartTime: '15:00',
      singleDuration: 90,
    });
    expect(path).toMatch(/^\/ClubClass\?/);
    expect(values(path.split('?')[1] ?? '')).toMatchObject({
      ClassType: 'Single',
      CalendarType: 'Services',
      ScheduleStartDate: '2026-11-26',
      SingleStartTime: '15:00',
      SingleDuration: 90,
    });
  });

  it('without parameters opens a weekly lesson of the club’s calendar from today', () => {
    expect(values('')).toMatchObject({
      ClassType: 'Lesson',
      CalendarType: 'Club',
      ScheduleStartDate: '2026-11-20',
      ScheduleEndDate: '2027-02-11',
      Slots: [{ DayOfWeek: 5, StartTime: '18:00', Duration: 60 }],
    });
  });

  it('ignores unknown values', () => {
    const text = 'type=Party&calendarType=Moon&scheduleStartDate=2026-02-30&singleStartTime=25:00&singleDuration=long';
    expect(values(text)).toEqual(values(''));
  });
});

describe('a new class', () => {
  it('in personal training has 1 place, no credits, 7 days of visibility and the preselected trainer', () => {
    expect(values('calendarType=PT')).toMatchObject({
      ClassType: 'Single',
      MaxInSiteParticipants: 1,
      MaxRemoteParticipants: 0,
      CreditsCostInSite: 0,
      CreditsCostRemote: 0,
      CalendarVisibilityDays: 7,
      TrainerId: 21,
    });
  });

  it('in the club’s calendar has no number of places yet', () => {
    expect(values('calendarType=Club')).toMatchObject({ MaxInSiteParticipants: null, TrainerId: null });
  });
});
