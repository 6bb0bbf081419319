import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { useMemo } from 'react';
import { useCall } from '../../platform/api.ts';

/** The rooms of a club by their id, and in the order of their names. */
export function useRooms(clubId: number): { rooms: readonly DisplayGroup[]; roomOf: ReadonlyMap<number | null, DisplayGroup> } {
  const { data } = useCall(listRooms, { params: { id: clubId } });
  return useMemo(() => {
    const rooms = data ?? [];
    return { rooms, roomOf: new Map(rooms.map((room) => [room.DisplayGroupId, room])) };
  }, [data]);
}
