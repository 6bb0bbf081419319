import * as calls from '@clubpulse/contract/devices/rooms.calls';
import { refuse } from '@clubpulse/contract/errors';
import type { Routes } from '../../platform/http/route.ts';
import type { Rooms } from './rooms.service.ts';

export function roomRoutes(route: Routes, rooms: Rooms): void {
  const resolve = ({ params }: { params: { id: number } }) => rooms.clubOf(params.id);
  route(calls.listRooms, ({ params }) => rooms.ofClub(params.id));
  route(calls.createRoom, ({ body: { ClubId, ...room }, caller }) => rooms.create(ClubId, room, caller.UserId));
  route(calls.getRoom, { resolve, handle: async ({ params }) => (await rooms.get(params.id)) ?? refuse('NotFound') });
  route(calls.updateRoom, { resolve, handle: ({ params, body, caller }) => rooms.update(params.id, body, caller.UserId) });
  route(calls.deleteRoom, { resolve, handle: ({ params, caller }) => rooms.delete(params.id, caller.UserId) });
}
