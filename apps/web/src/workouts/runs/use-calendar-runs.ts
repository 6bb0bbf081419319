import type { Run } from '@clubpulse/contract/workouts/runs/runs';
import { listCalendarRuns } from '@clubpulse/contract/workouts/runs/runs.calls';
import { type Days, instantsOf } from '@clubpulse/rules/time/days';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSelf } from '../../platform/session.tsx';

export function useCalendarRuns(userId: number, days: Days, enabled: boolean): readonly Run[] | undefined {
  const { timeZone } = useFormats();
  const own = useSelf().UserId === userId;
  const { Begin: from, End: to } = instantsOf(days, timeZone);
  return useCall(
    listCalendarRuns,
    { params: { id: userId }, query: { from, to } },
    { keep: own, keepPrevious: true, quiet: true, enabled },
  ).data;
}
