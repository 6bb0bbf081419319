import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly roomWorkout: number;
  }
}

const Content = { Kind: 'Quick', Timer: { Type: 'Emom', Text: '12 swings', Prepare: 10, Seconds: 60, Rounds: 99 } } as const;

export const samples: Samples = {
  async rows(db, { club, room }) {
    const { RoomWorkoutId: roomWorkout } = await db
      .insertInto('room_workouts')
      .values({
        ClubId: club,
        DisplayGroupId: room,
        Content: JSON.stringify(Content),
        Step: 0,
        Passed: 0,
        Extra: 0,
        At: new Date(),
        Begin: new Date(),
        Paused: false,
      })
      .returning('RoomWorkoutId')
      .executeTakeFirstOrThrow();
    return { roomWorkout };
  },
  calls: ({ club, room, emptyRoom, circuit, roomWorkout }) => ({
    'roomWorkouts.list': {
      params: { id: club },
      answer: expect.arrayContaining([expect.objectContaining({ RoomWorkoutId: roomWorkout, DisplayGroupId: room, Content })]),
    },
    'roomWorkouts.start': {
      params: { id: club },
      body: { DisplayGroupId: emptyRoom, Content: { Kind: 'Circuit', BridgeWorkoutId: circuit } },
      answer: {
        RoomWorkoutId: expect.any(Number),
        DisplayGroupId: emptyRoom,
        Content: { Circuit: { BridgeWorkoutId: circuit } },
        Step: 0,
      },
    },
    'roomWorkouts.lead': {
      params: { id: club, roomWorkoutId: roomWorkout },
      body: { Act: 'pause', Step: 0 },
      answer: { RoomWorkoutId: roomWorkout, Paused: true, Version: 1 },
    },
    'roomWorkouts.stop': { params: { id: club, roomWorkoutId: roomWorkout } },
  }),
  removing: ['roomWorkouts.stop'],
};
