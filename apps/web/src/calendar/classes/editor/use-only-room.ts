import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { addDays, type Day, instantsOf } from '@clubpulse/rules/time/days';
import { useRooms } from '../../../devices/rooms/public.ts';
import { useCall } from '../../../platform/api.ts';
import { useStaffClub } from '../../../platform/session.tsx';

const AROUND_DAYS = 60;

export interface OnlyRoom {
  readonly DisplayGroupId: number | null;
  readonly MaxInSiteParticipants: number | null;
}

export function useOnlyRoom(today: Day): OnlyRoom {
  const { ClubId: id, TimeZone } = useStaffClub();
  const { rooms } = useRooms(id);
  const [only, ...others] = rooms;
  const room = others.length === 0 ? (only?.DisplayGroupId ?? null) : null;
  const around = instantsOf({ first: addDays(today, -AROUND_DAYS), last: addDays(today, AROUND_DAYS) }, TimeZone);
  const query = { ...around, calendarType: 'Club', DisplayGroupId: String(room), length: 1000 } as const;
  const there = useCall(listClasses, { params: { id }, query }, { quiet: true, enabled: room !== null }).data;
  return { DisplayGroupId: room, MaxInSiteParticipants: there?.data.at(-1)?.MaxInSiteParticipants ?? null };
}
