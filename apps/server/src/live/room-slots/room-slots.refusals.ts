import { SLOT } from '@clubpulse/contract/live/room-slots/room-slots';
import { planRoomSlot } from '@clubpulse/contract/live/room-slots/room-slots.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

const HOUR_MS = 3_600_000;

export const refusals: Refusals = async ({ server, world: { clubA, clubB, tokens }, rows }) => {
  const Content = { Kind: 'Quick', Timer: { Type: 'Amrap', Text: '', Prepare: 0, Seconds: 600 } } as const;
  const at = (hours: number) => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);
  const roomB = await server.db
    .insertInto('display_groups')
    .values({ ClubId: clubB, Name: 'Planned full', Color: '#1787a6' })
    .returning('DisplayGroupId')
    .executeTakeFirstOrThrow();
  const waiting = { ClubId: clubB, ...roomB, Begin: at(72), End: at(73), Content: JSON.stringify(Content), Name: 'Full' };
  await server.db
    .insertInto('room_slots')
    .values(Array.from({ length: SLOT.perClub }, () => waiting))
    .execute();
  const taken = await server.db
    .selectFrom('room_slots')
    .select('Begin')
    .where('RoomSlotId', '=', rows.roomSlot)
    .executeTakeFirstOrThrow();
  const slot = (DisplayGroupId: number, Begin: Date, Duration: number) => ({
    DisplayGroupId,
    Begin: Begin.toISOString(),
    Duration,
    Content,
  });
  const plan = (Begin: Date, Duration: number, field: string) =>
    provoke(server, planRoomSlot, { params: { id: clubA }, body: slot(rows.room, Begin, Duration), token: tokens.trainerA }, [
      field,
    ]);
  return {
    RoomSlotTooShort: plan(at(60), 300, 'Duration'),
    RoomSlotInPast: plan(at(-3), 600, 'Begin'),
    RoomSlotTaken: plan(taken.Begin, 3600, 'Begin'),
    TooManyRoomSlots: provoke(server, planRoomSlot, {
      params: { id: clubB },
      body: slot(roomB.DisplayGroupId, at(100), 600),
      token: tokens.managerB,
    }),
  };
};
