import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly roomSlot: number;
  }
}

const HOUR_MS = 3_600_000;
const Content = { Kind: 'Quick', Timer: { Type: 'Emom', Text: '12 swings', Prepare: 10, Seconds: 60, Rounds: 12 } } as const;
const tomorrow = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
const at = (hours: number) => new Date(tomorrow + hours * HOUR_MS);

export const samples: Samples = {
  async rows(db, { club, room }) {
    const { RoomSlotId: roomSlot } = await db
      .insertInto('room_slots')
      .values({
        ClubId: club,
        DisplayGroupId: room,
        Begin: at(0),
        End: at(1),
        Content: JSON.stringify(Content),
        Name: '12 swings',
      })
      .returning('RoomSlotId')
      .executeTakeFirstOrThrow();
    return { roomSlot };
  },
  calls: ({ club, room, roomSlot }) => ({
    'roomSlots.list': {
      params: { id: club },
      query: { from: at(0).toISOString(), to: at(1).toISOString() },
      answer: expect.arrayContaining([expect.objectContaining({ RoomSlotId: roomSlot, DisplayGroupId: room, State: 'Planned' })]),
    },
    'roomSlots.plan': {
      params: { id: club },
      body: { DisplayGroupId: room, Begin: at(2).toISOString(), Duration: 1200, Content },
      answer: { RoomSlotId: expect.any(Number), Name: '12 swings', Begin: at(2).toISOString() },
    },
    'roomSlots.remove': { params: { id: club, roomSlotId: roomSlot } },
  }),
  removing: ['roomSlots.remove'],
};
