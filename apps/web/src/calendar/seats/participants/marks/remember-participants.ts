import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { callKey, queryClient } from '../../../../platform/api.ts';

/** Takes over what the server answered about some of a class. */
export function rememberParticipants(classId: number, changed: readonly Participant[]): void {
  const byId = new Map(changed.map((one) => [one.UserId, one]));
  queryClient.setQueryData<Participant[]>(callKey(listParticipants, { params: { id: classId } }), (known) =>
    known?.map((one) => byId.get(one.UserId) ?? one),
  );
}
