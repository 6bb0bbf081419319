import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { listLiveTrainings } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { useMemo } from 'react';
import { useCall } from '../../platform/api.ts';
import { useClassSessions } from '../class-sessions/public.ts';

/** What runs before walls: a live training, or a class. */
export interface Running {
  readonly kind: 'training' | 'class';
  /** Of the live training, or of the class's session. */
  readonly id: number;
  /** What is kept of it; null where nothing is yet. */
  readonly groupId: number | null;
  readonly name: string;
  /** Null: all rooms. */
  readonly roomId: number | null;
  /** Who takes part, or has a place. */
  readonly people: readonly number[];
  /** How many may take part; null: as many as come, or as its class has places. */
  readonly max: number | null;
  readonly classId: number | undefined;
  readonly trainer: string | null;
  readonly trainerId: number | null;
  readonly beganAt: string;
  /** When it is over by its length, or with its hour. */
  readonly endsAt: string;
}

/** What runs before the walls of a room, of all rooms without one; of what the rows above ask for, so that nothing more is asked. */
export function useRunning(clubId: ClubId, roomId: DisplayGroupId | null): readonly Running[] {
  const { data } = useCall(listLiveTrainings, { params: { id: clubId } }, { quiet: true });
  const sessions = useClassSessions(clubId);
  return useMemo(() => {
    const trainings = (data ?? []).flatMap(({ State, ...one }): Running[] =>
      State === 'Running'
        ? [
            {
              kind: 'training',
              id: one.LiveTrainingId,
              groupId: one.GroupTrainingId,
              name: one.Name,
              roomId: one.DisplayGroupId,
              people: one.ParticipantIds,
              max: one.MaxParticipants,
              classId: undefined,
              trainer: one.TrainerName,
              trainerId: one.TrainerId,
              beganAt: one.StartedAt ?? one.Begin,
              endsAt: one.EndsAt ?? one.Begin,
            },
          ]
        : [],
    );
    const classes = sessions.flatMap(({ State, ClassSessionId: id, ...one }): Running[] =>
      State === 'Running' && id !== null
        ? [
            {
              kind: 'class',
              id,
              groupId: one.GroupTrainingId,
              name: one.Name,
              roomId: one.DisplayGroupId,
              people: one.ParticipantIds,
              max: null,
              classId: one.ClassId,
              trainer: one.TrainerName,
              trainerId: one.TrainerId,
              beganAt: one.Begin,
              endsAt: one.End,
            },
          ]
        : [],
    );
    return [...trainings, ...classes].filter((one) => roomId === null || one.roomId === null || one.roomId === roomId);
  }, [data, sessions, roomId]);
}
