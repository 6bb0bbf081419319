import { startRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = ({ server, world, rows }) => {
  const Content = { Kind: 'Quick', Timer: { Type: 'Amrap', Text: '', Prepare: 0, Seconds: 600 } } as const;
  const body = { DisplayGroupId: rows.room, Content };
  return Promise.resolve({
    RoomWorkoutRunning: provoke(server, startRoomWorkout, { params: { id: world.clubA }, body, token: world.tokens.trainerA }),
  });
};
