import { classTypes, occupancies, places, publishStates } from '@clubpulse/contract/calendar/classes/class-types';
import type { ClassQuery } from '@clubpulse/contract/calendar/classes/classes.calls';
import { serviceTypes } from '@clubpulse/contract/calendar/classes/service-types';
import { addDays, type Day, type Days, isDay } from '@clubpulse/rules/time/days';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The view is in the URL: `#/ClubClasses?mode=list&date=2026-11-16&TrainerId=12`. */

export const modes = ['month', 'week', 'list'] as const;
export type Mode = (typeof modes)[number];

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
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

export interface CalendarAddress {
  readonly mode: Mode;
  readonly date: Day | null;
  readonly filters: Filters;
  readonly between: Days | null;
}

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const text = (most: number) => (value: string) => value.trim().length <= most;
const id = (value: string) => /^[1-9]\d{0,15}$/.test(value) && Number(value) <= Number.MAX_SAFE_INTEGER;
const clock = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** The checks of the call, written without the schema library, which the start does not load. */
const understood: Record<FilterName, (value: string) => boolean> = {
  DisplayGroupId: id,
  TrainerId: id,
  TrainingType: (value) => value.length <= 60,
  ServiceType: oneOf(serviceTypes),
  PublishState: oneOf(publishStates),
  globalSearch: text(200),
  ClassType: oneOf(classTypes),
  Participants: oneOf(occupancies),
  Place: oneOf(places),
  Location: text(120),
  ClassSubscriptionId: id,
  dayOfWeek: (value) => /^[1-7](,[1-7])*$/.test(value),
  startTime: clock,
  endTime: clock,
};

export function readAddress(params: URLSearchParams): CalendarAddress {
  const mode = modes.find((one) => one === params.get('mode')) ?? 'week';
  const date = params.get('date') ?? '';
  const filters: Partial<Record<FilterName, string>> = {};
  for (const name of filterNames) {
    const value = params.get(name) ?? '';
    if (value !== '' && understood[name](value)) filters[name] = value;
  }
  return { mode, date: isDay(date) ? date : null, filters, between: readBetween(params) };
}

const MOST_DAYS = 370;
function readBetween(params: URLSearchParams): Days | null {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return isDay(from) && isDay(to) && from <= to && to <= addDays(from, MOST_DAYS) ? { first: from, last: to } : null;
}

export function writeAddress({ mode, date, filters, between }: CalendarAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (mode !== 'week') params.set('mode', mode);
  if (date !== null) params.set('date', date);
  if (between !== null) {
    params.set('from', between.first);
    params.set('to', between.last);
  }
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined && value !== '') params.set(name, value);
  }
  return params;
}

export const timeOfDayBroken = ({ startTime, endTime }: Filters): boolean =>
  startTime !== undefined && endTime !== undefined && startTime >= endTime;

export const filtersSet = (filters: Filters): number =>
  Object.keys(filters).length - (filters.startTime !== undefined && filters.endTime !== undefined ? 1 : 0);

/** Changes replace the history entry, so that the back button leaves the calendar. */
export function useCalendarAddress(): [CalendarAddress, (changes: Partial<CalendarAddress>) => void] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  const change = useCallback(
    (changes: Partial<CalendarAddress>) =>
      setParams((before) => writeAddress({ ...readAddress(before), ...changes }), { replace: true }),
    [setParams],
  );
  return [address, change];
}
