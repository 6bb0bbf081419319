import type { BookingMode, CalendarType, ClassType } from '@clubpulse/contract/calendar/classes/classes';
import type { WeeklySlot } from '@clubpulse/contract/calendar/classes/schedule';
import type { ServiceType } from '@clubpulse/contract/calendar/classes/service-types';
import type { RoomName } from './clubs.ts';
import type { TypeKey } from './prices.ts';

export interface Series {
  readonly name: string;
  readonly type?: Exclude<ClassType, 'Single'>;
  readonly calendar?: CalendarType;
  readonly mode?: BookingMode;
  readonly service?: ServiceType;
  readonly trainingType: string;
  /** Absent if the class is at another location. */
  readonly room?: RoomName;
  readonly location?: string;
  readonly color: string;
  readonly slots: readonly WeeklySlot[];
  readonly seats: number;
  readonly remote?: { readonly seats: number; readonly link: string };
  readonly credits: number;
  readonly pays: readonly TypeKey[];
  readonly isPublished: boolean;
  readonly isPopular?: true;
  readonly regulars?: readonly string[];
  readonly visibleDays?: number;
}

export const alessiaBooks: readonly string[] = ['Functional', 'Weekend ride'];

const at = (StartTime: string, days: readonly number[], Duration = 45): WeeklySlot[] =>
  days.map((DayOfWeek) => ({ DayOfWeek, StartTime, Duration }));
const weekdays = [1, 2, 3, 4, 5];
const evening: readonly TypeKey[] = ['open', 'ten', 'corporate', 'trial'];

export const series: readonly Series[] = [
  {
    name: 'Morning ride',
    trainingType: 'indoorCycling',
    room: 'Studio 1',
    color: '#1787a6',
    slots: at('07:00', weekdays),
    seats: 14,
    credits: 2,
    pays: [...evening, 'morning'],
    isPublished: true,
  },
  {
    name: 'Lunch HIIT',
    trainingType: 'hiit',
    room: 'Studio 2',
    color: '#c77a0a',
    slots: at('12:45', [1, 3, 5], 40),
    seats: 10,
    credits: 2,
    pays: evening,
    isPublished: true,
  },
  {
    name: 'Pilates',
    trainingType: 'pilates',
    room: 'Studio 2',
    color: '#8a3f86',
    slots: [...at('12:45', [2, 4], 50), ...at('18:15', [2, 4], 50)],
    seats: 8,
    credits: 3,
    pays: evening,
    isPublished: true,
  },
  {
    name: 'Functional',
    trainingType: 'functionalTraining',
    room: 'Main hall',
    color: '#4f8a2f',
    slots: at('18:15', [1, 3, 5], 60),
    seats: 16,
    credits: 2,
    pays: evening,
    isPublished: true,
  },
  {
    name: 'Spinning',
    trainingType: 'indoorCycling',
    room: 'Studio 1',
    color: '#1787a6',
    slots: at('19:15', weekdays, 50),
    seats: 12,
    credits: 3,
    pays: evening,
    isPublished: true,
    isPopular: true,
  },
  {
    name: 'Weekend ride',
    trainingType: 'indoorCycling',
    room: 'Studio 1',
    color: '#1787a6',
    slots: at('10:00', [6, 7], 60),
    seats: 14,
    credits: 3,
    pays: [...evening, 'morning'],
    isPublished: true,
  },
  {
    name: 'Boxing basics',
    trainingType: 'boxing',
    room: 'Main hall',
    color: '#b3403a',
    slots: at('20:15', [2, 4], 60),
    seats: 12,
    credits: 3,
    pays: evening,
    isPublished: false,
  },
  {
    name: 'Morning yoga',
    trainingType: 'yoga',
    room: 'Studio 2',
    color: '#8a3f86',
    slots: at('08:15', [2, 4], 50),
    seats: 8,
    remote: { seats: 12, link: 'https://video.example.com/morning-yoga' },
    credits: 2,
    pays: [...evening, 'morning'],
    isPublished: true,
  },
  {
    name: 'Personal training',
    type: 'Lesson',
    calendar: 'PT',
    trainingType: 'strength',
    room: 'Main hall',
    color: '#c77a0a',
    slots: [...at('09:00', [1, 3], 60), ...at('16:00', [2, 4], 60)],
    seats: 1,
    credits: 5,
    pays: [],
    isPublished: true,
    regulars: ['Gaia', 'Simo', 'Anto'],
    visibleDays: 14,
  },
  {
    name: 'Nutrition consult',
    type: 'Lesson',
    calendar: 'Services',
    service: 'Nutrition',
    trainingType: 'other',
    location: 'Consulting room',
    color: '#4f8a2f',
    slots: [...at('09:30', [3], 40), ...at('10:30', [3], 40), ...at('15:45', [5], 40)],
    seats: 1,
    credits: 0,
    pays: [],
    isPublished: true,
    regulars: ['Bea', 'Fox', 'Duke', 'Pia', 'Carmen'],
    visibleDays: 14,
  },
];

export const course: Series = {
  name: 'Strength foundations',
  type: 'Course',
  trainingType: 'strength',
  room: 'Main hall',
  color: '#b3403a',
  slots: [...at('17:00', [2], 50), ...at('11:15', [6], 50)],
  seats: 10,
  credits: 10,
  pays: ['open', 'corporate'],
  isPublished: true,
  visibleDays: 30,
};
export const COURSE_WEEKS = 6;

export const invitation: Omit<Series, 'slots' | 'type'> & Omit<WeeklySlot, 'DayOfWeek'> = {
  name: 'Technique check',
  mode: 'Invite',
  trainingType: 'functionalTraining',
  room: 'Main hall',
  color: '#1787a6',
  StartTime: '14:30',
  Duration: 60,
  seats: 6,
  credits: 0,
  pays: [],
  isPublished: true,
};
