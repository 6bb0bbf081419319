import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { LiveTrainingInput } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { maxTaken } from '@clubpulse/rules/live/live-trainings/participants';
import { rolesOf } from '../../accounts/roles/public.ts';
import { refuseForeignRoom } from '../../devices/rooms/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type * as store from './live-trainings.store.ts';
import { isTypeOf } from './participants/participants.facts.ts';

/**
 * Refuses ids of other clubs, or a limit below the number of participants. Values that are unchanged from `before` are allowed.
 */
export async function refuseForeign(
  trx: Queryable,
  clubId: ClubId,
  { DisplayGroupId, TrainerId, ClassSubscriptionId, MaxParticipants }: LiveTrainingInput,
  before?: store.LiveTrainingRow,
): Promise<Refusal | undefined> {
  const foreign = DisplayGroupId === before?.DisplayGroupId ? undefined : await refuseForeignRoom(trx, clubId, DisplayGroupId);
  if (foreign) return foreign;
  const isKnown = ClassSubscriptionId === null || ClassSubscriptionId === before?.ClassSubscriptionId;
  if (!isKnown && !(await isTypeOf(trx, clubId, ClassSubscriptionId)))
    return refuse('ValidationFailed', { errors: [{ field: 'ClassSubscriptionId', key: 'invalid-id' }] });
  const taken = maxTaken(MaxParticipants, before?.ParticipantIds.length ?? 0);
  if (taken) return refuse('ValidationFailed', { errors: [taken] });
  return TrainerId === before?.TrainerId ? undefined : refuseTrainer(trx, clubId, TrainerId);
}

export async function refuseTrainer(trx: Queryable, clubId: ClubId, trainerId: number | null): Promise<Refusal | undefined> {
  const trains = trainerId !== null && (await rolesOf(trx, trainerId)).Trainer.some(({ ClubId }) => ClubId === clubId);
  return trains
    ? undefined
    : refuse('LiveTrainerNotOfClub', { errors: [{ field: 'TrainerId', key: 'error.LiveTrainerNotOfClub' }] });
}
