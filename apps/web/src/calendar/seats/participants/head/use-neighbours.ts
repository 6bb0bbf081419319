import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { useCall } from '../../../../platform/api.ts';

const DAY_MS = 86_400_000;
const WITHIN_DAYS = 32;

export function useNeighbours(clubClass: Class) {
  const from = (days: number) => new Date(Date.parse(clubClass.Begin) + days * DAY_MS).toISOString();
  const query = useCall(
    listClasses,
    {
      params: { id: clubClass.ClubId },
      query: {
        calendarType: clubClass.CalendarType,
        Begin: from(-WITHIN_DAYS),
        End: from(WITHIN_DAYS),
        globalSearch: clubClass.Name,
        PublishState: 'Published',
      },
    },
    { enabled: clubClass.ClassScheduleId !== null && clubClass.ClassType !== 'Course', quiet: true, staleTime: 300_000 },
  );
  const series = (query.data?.data ?? []).filter((one) => one.ClassScheduleId === clubClass.ClassScheduleId);
  return {
    previous: series.findLast((one) => one.Begin < clubClass.Begin),
    next: series.find((one) => one.Begin > clubClass.Begin),
  };
}
