import { listLiveTrainings } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { useMemo } from 'react';
import { useCall } from '../../platform/api.ts';

/** Who takes part in what runs before the walls of a room; of what `OnAir` asks for, so that nothing more is asked. */
export function useParticipants(clubId: number, roomId: number | null): ReadonlySet<number> {
  const { data } = useCall(listLiveTrainings, { params: { id: clubId } }, { quiet: true });
  return useMemo(
    () =>
      new Set(
        (data ?? [])
          .filter(({ State }) => State === 'Running')
          .filter(({ DisplayGroupId }) => roomId === null || DisplayGroupId === null || DisplayGroupId === roomId)
          .flatMap(({ ParticipantIds }) => ParticipantIds),
      ),
    [data, roomId],
  );
}
