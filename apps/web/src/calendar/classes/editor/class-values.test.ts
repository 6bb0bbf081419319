import { beforeAll, describe, expect, it } from 'vitest';
import { outlineOf } from '../../../kit/edit/EditorSections.tsx';
import { startPhrases } from '../../../platform/phrases.ts';
import { emptyClassWith } from '../../test/classes.ts';
import { changedFields } from './changed-fields.ts';
import { errorsOf } from './class-check.ts';
import { type ClassValues, fieldsOf, sections, valuesOf } from './class-values.ts';
import { newClassValues, readPrefill } from './prefill.ts';

beforeAll(() => startPhrases('en'));

const now = new Date('2026-11-20T09:00:00Z');
const context = { timeZone: 'Europe/Rome', now, stored: undefined, dates: true };
const fresh = (changed: Partial<ClassValues> = {}): ClassValues => ({
  ...newClassValues(readPrefill(new URLSearchParams()), '2026-11-20', {
    trainer: null,
    room: { DisplayGroupId: null, MaxInSiteParticipants: null },
  }),
  Name: 'HIIT Ignite',
  MaxInSiteParticipants: 16,
  ...changed,
});

describe('the errors of a class by field', () => {
  it('are empty for complete values', () => expect(errorsOf(fresh(), context)).toEqual({}));

  it.each<[string, Partial<ClassValues>, Record<string, string>]>([
    ['no name', { Name: ' ' }, { Name: 'Fill this in.' }],
    ['no number', { MaxInSiteParticipants: null }, { MaxInSiteParticipants: 'Fill this in.' }],
    ['no seats', { MaxInSiteParticipants: 0 }, { MaxInSiteParticipants: 'Enter at least one seat, onsite or online.' }],
    [
      'cancelling before booking closes',
      { BookingBeforeHours: 2, CancelBeforeHours: 12 },
      { CancelBeforeHours: 'Booking must close no later than cancelling.' },
    ],
    [
      'visible for too short a time',
      { CalendarVisibilityDays: 2, BookingBeforeHours: 25 },
      { CalendarVisibilityDays: 'The calendar must show the class at least 24 hours before booking closes.' },
    ],
    ['another app without its address', { BookingMode: 'ExternalApp' }, { ExternalAppLink: 'Fill this in.' }],
    ['an invalid address', { PictureUri: 'picture' }, { PictureUri: 'Enter an address that begins with https://.' }],
    ['a service without a kind', { CalendarType: 'Services' }, { ServiceType: 'Fill this in.' }],
    ['no event', { Slots: [] }, { 'Schedule.Slots': 'Add at least one event.' }],
  ])('report an error for %s', (_, changed, errors) => expect(errorsOf(fresh(changed), context)).toEqual(errors));

  it('ignore dates that did not change', () => {
    expect(errorsOf(fresh({ Slots: [] }), { ...context, dates: false })).toEqual({});
  });

  it('are counted by section', () => {
    const wrong = outlineOf(sections, { 'Schedule.Slots.0.Duration': 'x' }).filter((section) => section.wrong);
    expect(wrong.map(({ id }) => id)).toEqual(['dates']);
  });
});

describe('changes of a class with participants follow the rule that', () => {
  const stored = emptyClassWith({ InSiteParticipants: 4, InSiteQueued: 1, MaxInSiteParticipants: 4, BookingMode: 'Invite' });
  const schedule = { Kind: 'Single', ScheduleStartDate: '2026-11-20', SingleStartTime: '18:00', SingleDuration: 45 } as const;
  const errors = (changed: Partial<ClassValues>) =>
    errorsOf({ ...valuesOf(stored, schedule), ...changed }, { ...context, stored, dates: false });

  it.each<[string, Partial<ClassValues>, Record<string, string>]>([
    ['the booking mode is unchanged', {}, {}],
    [
      'it cannot become open',
      { BookingMode: 'Open' },
      { BookingMode: 'The booking mode cannot change this way while the class has participants.' },
    ],
    ['seats cannot be added while a member waits', { MaxInSiteParticipants: 8 }, {}],
    [
      'seats cannot be fewer than those taken',
      { MaxInSiteParticipants: 3 },
      { MaxInSiteParticipants: 'Seats taken or held: 4. There cannot be fewer.' },
    ],
  ])('%s', (_, changed, wanted) => expect(errors(changed)).toEqual(wanted));
});

it('the form of a class sends empty links as null, and the link to another app only for classes booked in another app', () => {
  const link = 'https://example.com/book';
  expect(fieldsOf(fresh({ ExternalAppLink: link, RemoteLink: ' ' }))).toMatchObject({ ExternalAppLink: null, RemoteLink: null });
  expect(fieldsOf(fresh({ BookingMode: 'ExternalApp', ExternalAppLink: link }))).toMatchObject({ ExternalAppLink: link });
});

it('the form of a class lists concurrent changes by section', () => {
  const before = emptyClassWith();
  const after = emptyClassWith({ Name: 'HIIT', MaxInSiteParticipants: 20, End: '2026-11-20T18:00:00.000Z' });
  expect(changedFields(before, after)).toEqual(['kit.class', 'calendar.section.dates', 'kit.seats']);
});
