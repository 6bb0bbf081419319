import type { CalendarClass, CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { CLASSES_PAGE, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { type Days, instantsOf } from '@clubpulse/rules/time/days';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ApiError, type ApiInput, api, callKey, previousOfSamePath } from '../../../platform/api.ts';
import { type Filters, timeOfDayBroken } from './address.ts';

type Query = Omit<NonNullable<ApiInput<typeof listClasses>['query']>, 'start' | 'length' | 'draw'>;
const POLL_MS = 60_000;

interface Wanted {
  clubId: number;
  timeZone: string;
  calendarType: CalendarType;
  days: Days;
  filters: Filters;
}

/** A Course has one entry per day. No query is sent while the times of the filter are invalid. */
export function useClasses({ clubId, timeZone, calendarType, days, filters }: Wanted): UseQueryResult<CalendarClass[], ApiError> {
  const { ServiceType, ...otherFilters } = filters;
  const query = { ...instantsOf(days, timeZone), ...otherFilters, calendarType, expandDates: 'true' } as Query;
  const key = callKey(listClasses, { params: { id: clubId }, query });
  return useQuery<CalendarClass[], ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => allPages(clubId, query, signal),
    select: (classes) => (ServiceType === undefined ? classes : classes.filter((one) => one.ServiceType === ServiceType)),
    enabled: !timeOfDayBroken(filters),
    placeholderData: previousOfSamePath(key),
    refetchInterval: POLL_MS,
  });
}

async function allPages(clubId: number, query: Query, signal: AbortSignal): Promise<CalendarClass[]> {
  const found: CalendarClass[] = [];
  for (let draw = 0; ; draw += 1) {
    const page = { draw, start: found.length, length: CLASSES_PAGE };
    const answer = await api(listClasses, { params: { id: clubId }, query: { ...query, ...page } }, { quiet: true, signal });
    found.push(...answer.data);
    if (answer.data.length === 0 || found.length >= answer.recordsFiltered) return found;
  }
}
