import { createRoom, deleteRoom } from '@clubpulse/contract/devices/rooms.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world, rows }) => {
  const token = world.tokens.managerA;
  const again = { ClubId: world.clubA, Name: 'studio', Color: '#1787A6' };
  return {
    RoomNameExists: provoke(server, createRoom, { body: again, token }, ['Name']),
    RoomInUse: provoke(server, deleteRoom, { params: { id: rows.room }, token }),
  };
};
