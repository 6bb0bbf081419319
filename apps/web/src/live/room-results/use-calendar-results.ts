import type { RoomResult } from '@clubpulse/contract/live/room-results/room-results';
import { listCalendarResults } from '@clubpulse/contract/live/room-results/room-results.calls';
import { type Days, instantsOf } from '@clubpulse/rules/time/days';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSelf } from '../../platform/session.tsx';

export function useCalendarResults(userId: number, days: Days, enabled: boolean): readonly RoomResult[] | undefined {
  const { timeZone } = useFormats();
  const own = useSelf().UserId === userId;
  const { Begin: from, End: to } = instantsOf(days, timeZone);
  return useCall(
    listCalendarResults,
    { params: { id: userId }, query: { from, to } },
    { keep: own, keepPrevious: true, quiet: true, enabled },
  ).data;
}
