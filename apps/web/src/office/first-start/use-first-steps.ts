import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { Bridge } from '@clubpulse/contract/devices/bridges';
import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { useCall } from '../../platform/api.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';

const AHEAD_DAYS = 30;

export const firstSteps = ['place', 'room', 'bridge', 'straps', 'class'] as const;
export type FirstStep = (typeof firstSteps)[number];

export interface FirstFacts {
  readonly rooms: readonly DisplayGroup[];
  readonly bridges: readonly Bridge[];
  readonly straps: number;
  readonly nextClass: Pick<Class, 'Name' | 'Begin'> | undefined;
  readonly done: Readonly<Record<FirstStep, boolean>>;
}

export function useFirstSteps(): FirstFacts | undefined {
  const { ClubId, Address, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const params = { id: ClubId };
  const rooms = useCall(listRooms, { params }, { quiet: true });
  const bridges = useCall(listBridges, { params }, { quiet: true });
  const straps = useCall(listClubSensors, { params, query: { length: 1 } }, { quiet: true });
  const ahead = instantsOf({ first: today, last: addDays(today, AHEAD_DAYS) }, TimeZone);
  const planned = useCall(listClasses, { params, query: { ...ahead, length: 1 } }, { quiet: true });
  if (!rooms.data || !bridges.data || !straps.data || !planned.data) return undefined;
  return {
    rooms: rooms.data,
    bridges: bridges.data,
    straps: straps.data.recordsFiltered,
    nextClass: planned.data.data[0],
    done: {
      place: Address !== null,
      room: rooms.data.length > 0,
      bridge: bridges.data.length > 0,
      straps: straps.data.recordsFiltered > 0,
      class: planned.data.recordsFiltered > 0,
    },
  };
}
