import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { useMemo } from 'react';
import { useCall } from '../../platform/api.ts';

export function useRooms(clubId: number): { rooms: readonly DisplayGroup[]; roomOf: ReadonlyMap<number | null, DisplayGroup> } {
  const { data } = useCall(listRooms, { params: { id: clubId } });
  return useMemo(() => {
    const rooms = data ?? [];
    return { rooms, roomOf: new Map(rooms.map((room) => [room.DisplayGroupId, room])) };
  }, [data]);
}
