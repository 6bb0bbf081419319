import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { useCall } from '../../../../platform/api.ts';

const DAY_MS = 86_400_000;
/** How far the class before and the one after are looked for. */
const WITHIN_DAYS = 32;

/** The published classes of the same series before and after this one. */
export function useNeighbours(of: Class) {
  const from = (days: number) => new Date(Date.parse(of.Begin) + days * DAY_MS).toISOString();
  const query = useCall(
    listClasses,
    {
      params: { id: of.ClubId },
      query: {
        calendarType: of.CalendarType,
        Begin: from(-WITHIN_DAYS),
        End: from(WITHIN_DAYS),
        globalSearch: of.Name,
        PublishState: 'Published',
      },
    },
    { enabled: of.ClassScheduleId !== null && of.ClassType !== 'Course', quiet: true, staleTime: 300_000 },
  );
  const series = (query.data?.data ?? []).filter((one) => one.ClassScheduleId === of.ClassScheduleId);
  return {
    previous: series.findLast((one) => one.Begin < of.Begin),
    next: series.find((one) => one.Begin > of.Begin),
  };
}
