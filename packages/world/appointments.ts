import type { Availability } from '@clubpulse/contract/calendar/appointments';
import type { ClubCode } from './clubs.ts';
import type { Staff } from './people.ts';
import type { TypeKey } from './prices.ts';
import { giulia, paola } from './staff.ts';

interface TrainerHours extends Omit<Availability, 'DisplayGroupId' | 'ClassSubscriptionIds'> {
  readonly trainer: Staff;
  readonly club: ClubCode;
  readonly room: string | null;
  readonly pays: readonly TypeKey[];
}

const on = (DayOfWeek: number, ...hours: readonly (readonly [string, string])[]) =>
  hours.map(([From, To]) => ({ DayOfWeek, From, To }));

export const trainerHours: readonly TrainerHours[] = [
  {
    trainer: giulia,
    club: 'NAVIGLI',
    room: null,
    pays: ['ten'],
    IsOpen: true,
    Name: 'Personal training',
    Hours: [1, 2, 3, 4, 5].flatMap((day) => on(day, ['09:00', '12:30'], ['14:00', '17:00'])),
    Exceptions: [],
    Lengths: [
      { Minutes: 30, Credits: 3, Tickets: 1 },
      { Minutes: 60, Credits: 5, Tickets: 2 },
    ],
    BufferMinutes: 15,
    CalendarVisibilityDays: 21,
    BookingBeforeHours: 12,
    CancelBeforeHours: 12,
  },
  {
    trainer: paola,
    club: 'ROMANA',
    room: null,
    pays: [],
    IsOpen: true,
    Name: 'Technique lesson',
    Hours: [...on(2, ['08:00', '13:00']), ...on(4, ['15:00', '20:00']), ...on(6, ['10:00', '13:00'])],
    Exceptions: [],
    Lengths: [{ Minutes: 45, Credits: 4, Tickets: 1 }],
    BufferMinutes: 0,
    CalendarVisibilityDays: 30,
    BookingBeforeHours: 24,
    CancelBeforeHours: 24,
  },
];
