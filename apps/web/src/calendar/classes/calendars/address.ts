import { type ClassQuery, classQuerySchema } from '@clubpulse/contract/calendar/classes/classes.calls';
import { serviceTypes } from '@clubpulse/contract/calendar/classes/service-types';
import { type Day, isDay } from '../../parts/days.ts';

/** What a calendar shows, in its address: `#/ClubClasses?mode=list&date=2026-11-16&TrainerId=12`. */

export const modes = ['month', 'week', 'list'] as const;
export type Mode = (typeof modes)[number];

/** Filters of the calls, by the contract's names, and the service type, which is looked for among what was loaded. */
export const filterNames = [
  'DisplayGroupId',
  'TrainerId',
  'TrainingType',
  'ServiceType',
  'PublishState',
  'globalSearch',
  'ClassType',
  'Participants',
  'Place',
  'Location',
  'ClassSubscriptionId',
  'dayOfWeek',
  'startTime',
  'endTime',
] as const satisfies readonly (keyof ClassQuery | 'ServiceType')[];
export type FilterName = (typeof filterNames)[number];
/** As they stand in the address. */
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

export interface CalendarAddress {
  readonly mode: Mode;
  /** Null: today. */
  readonly date: Day | null;
  readonly filters: Filters;
}

const { shape } = classQuerySchema;

function isValid(name: FilterName, value: string): boolean {
  if (value === '') return false;
  if (name === 'ServiceType') return serviceTypes.some((type) => type === value);
  return shape[name].safeParse(value).success;
}

/** Reads an address; what no filter understands is left out. */
export function readAddress(params: URLSearchParams): CalendarAddress {
  const mode = modes.find((one) => one === params.get('mode')) ?? 'week';
  const date = params.get('date') ?? '';
  const filters: Partial<Record<FilterName, string>> = {};
  for (const name of filterNames) {
    const value = params.get(name) ?? '';
    if (isValid(name, value)) filters[name] = value;
  }
  return { mode, date: isDay(date) ? date : null, filters };
}

export function writeAddress({ mode, date, filters }: CalendarAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (mode !== 'week') params.set('mode', mode);
  if (date !== null) params.set('date', date);
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined && value !== '') params.set(name, value);
  }
  return params;
}

/** The time of day must make sense before classes are asked for (spec 2 section 5). */
export const timeOfDayBroken = ({ startTime, endTime }: Filters): boolean =>
  startTime !== undefined && endTime !== undefined && startTime >= endTime;

/** How many filters are set; the time of day counts once. */
export const filtersSet = (filters: Filters): number =>
  Object.keys(filters).length - (filters.startTime !== undefined && filters.endTime !== undefined ? 1 : 0);
