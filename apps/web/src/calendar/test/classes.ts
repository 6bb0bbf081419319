import type { CalendarClass, Class } from '@clubpulse/contract/calendar/classes/classes';
import { classWith } from './world.ts';

export const emptyClassWith = (changed: Partial<Class> = {}): Class =>
  classWith({
    ClassId: 41,
    Begin: '2026-11-20T17:00:00.000Z',
    End: '2026-11-20T17:45:00.000Z',
    InSiteParticipants: 0,
    InSiteQueued: 0,
    MaxInSiteParticipants: 16,
    BookingBeforeHours: 2,
    RowVersion: 3,
    ...changed,
  });

export function calendarClassWith({
  ClassBegin,
  ClassEnd,
  Clients = [],
  ...changed
}: Partial<CalendarClass> = {}): CalendarClass {
  const { Description: _description, RemoteLink: _link, Days: _days, ...one } = emptyClassWith(changed);
  return { ...one, ClassBegin: ClassBegin ?? one.Begin, ClassEnd: ClassEnd ?? one.End, Clients };
}

export const trainers = [
  { UserId: 21, FirstMidName: 'Giulia', LastName: 'Ferri', Nickname: 'Giulia' },
  { UserId: 22, FirstMidName: 'Marco', LastName: 'Riva', Nickname: 'Marco' },
].map((one) => ({ ...one, PictureUri: null, Email: 'someone@example.com', EmailConfirmed: true, Roles: ['Trainer'] }));
