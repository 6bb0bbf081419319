import type { CalendarClass, CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { CLASSES_PAGE, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { type Days, instantsOf } from '@clubpulse/rules/time/days';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ApiError, type ApiInput, api, callKey, keptAbout } from '../../../platform/api.ts';
import { type Filters, timeOfDayBroken } from './address.ts';

type Query = Omit<NonNullable<ApiInput<typeof listClasses>['query']>, 'start' | 'length' | 'draw'>;
/** Seats move while somebody looks. */
const POLL_MS = 60_000;

interface Wanted {
  clubId: number;
  timeZone: string;
  calendarType: CalendarType;
  days: Days;
  filters: Filters;
}

/** The classes of the days, every day of a Course for itself. Nothing is asked for while the time of day makes no sense. */
export function useClasses({ clubId, timeZone, calendarType, days, filters }: Wanted): UseQueryResult<CalendarClass[], ApiError> {
  const { ServiceType, ...otherFilters } = filters;
  // An address holds only what the declaration of the call accepts (`readAddress`).
  const query = { ...instantsOf(days, timeZone), ...otherFilters, calendarType, expandDates: 'true' } as Query;
  const key = callKey(listClasses, { params: { id: clubId }, query });
  return useQuery<CalendarClass[], ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => allPages(clubId, query, signal),
    select: (classes) => (ServiceType === undefined ? classes : classes.filter((one) => one.ServiceType === ServiceType)),
    enabled: !timeOfDayBroken(filters),
    placeholderData: keptAbout(key),
    refetchInterval: POLL_MS,
  });
}

/** The usual calendar fits one page of 1000; a month of a large club may take two. */
async function allPages(clubId: number, query: Query, signal: AbortSignal): Promise<CalendarClass[]> {
  const found: CalendarClass[] = [];
  for (let draw = 0; ; draw += 1) {
    const page = { draw, start: found.length, length: CLASSES_PAGE };
    const answer = await api(listClasses, { params: { id: clubId }, query: { ...query, ...page } }, { quiet: true, signal });
    found.push(...answer.data);
    if (answer.data.length === 0 || found.length >= answer.recordsFiltered) return found;
  }
}
