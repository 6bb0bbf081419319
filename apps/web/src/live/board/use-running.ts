import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { listLiveTrainings } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { useMemo } from 'react';
import { useCall } from '../../platform/api.ts';
import { useClassSessions } from '../class-sessions/public.ts';

export interface Running {
  readonly kind: 'training' | 'class';
  readonly id: number;
  readonly groupId: number | null;
  readonly name: string;
  readonly roomId: number | null;
  readonly people: readonly number[];
  readonly max: number | null;
  readonly classId: number | undefined;
  readonly trainer: string | null;
  readonly trainerId: number | null;
  readonly beganAt: string;
  readonly endsAt: string;
}

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
