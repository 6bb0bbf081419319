import * as calls from '@clubpulse/contract/live/room-slots/room-slots.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { RoomSlots } from './room-slots.service.ts';

export function roomSlotRoutes(route: Routes, slots: RoomSlots): void {
  route(calls.listRoomSlots, ({ params, query }) => slots.list(params.id, query));
  route(calls.planRoomSlot, ({ params, body, key }) => slots.plan(params.id, body, key));
  route(calls.removeRoomSlot, ({ params }) => slots.remove(params.id, params.roomSlotId));
}
