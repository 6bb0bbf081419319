import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { ProposedMaximum } from '@clubpulse/contract/training/max-heart-rate/max-heart-rate';
import { trainingClosed, trainingUpdated } from '@clubpulse/contract/training/training.events';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { heldAbove, PROPOSED_OF_DAYS, proposedMaximum } from '@clubpulse/rules/training/max-heart-rate/proposed';
import { holdPeople, type Users } from '../../accounts/users/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type Listener, on } from '../../platform/events/listeners.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { secondsOfTraining, trainingById } from '../trainings/public.ts';
import * as store from './max-heart-rate.store.ts';

const DAY_MS = 86_400_000;

interface Parts {
  readonly db: Database;
  readonly users: Pick<Users, 'profiles' | 'get' | 'raiseMaximum'>;
  readonly minutes: Pick<HeartMinuteStore, 'readEach'>;
  readonly now?: () => Date;
}

/** Proposes a higher maximum heart rate after a training that exceeded it (decision 0027). */
export function createMaxHeartRates({ db, users, minutes, now = () => new Date() }: Parts) {
  async function look(trainingId: TrainingId): Promise<void> {
    const training = await trainingById(db, trainingId);
    if (!training || training.End.getTime() < now().getTime() - PROPOSED_OF_DAYS * DAY_MS) return;
    const { UserId, MaxHeartRate, Begin: TrainedAt } = training;
    const [athlete] = await users.profiles([UserId]);
    // The maximum of a training is a median of five seconds, as the proposal, so most trainings need no look at their seconds.
    if (athlete === undefined || (MaxHeartRate ?? 0) <= athlete.MaxHeartRate) return;
    await db.transaction().execute(async (trx) => {
      const held = await holdPeople(trx, [UserId]);
      const [profile] = held.has(UserId) ? await users.profiles([UserId], trx) : [];
      if (profile === undefined) return;
      const { MaxHeartRate: stored } = profile;
      const Observed = heldAbove(await secondsOfTraining(trx, minutes, training), stored);
      const Proposed = Observed === undefined ? undefined : proposedMaximum(Observed, stored);
      if (Observed === undefined || Proposed === undefined) return;
      const isNews = await store.propose(trx, UserId, { Observed, Proposed, TrainedAt, ProposedAt: now() });
      if (isNews) await emit(trx, { ClubId: null, Type: 'MaxHeartRateProposed', Payload: { Target: UserId, Proposed } });
    });
  }

  async function proposed(userId: UserId): Promise<ProposedMaximum | Refusal> {
    const user = await users.get(userId);
    if (isRefusal(user)) return user;
    const row = await store.openProposal(db, userId);
    if (row === undefined || row.Proposed <= user.MaxHeartRate) return { Proposal: null };
    const { Observed, Proposed, TrainedAt } = row;
    return { Proposal: { Stored: user.MaxHeartRate, Observed, Proposed, TrainedAt: TrainedAt.toISOString() } };
  }

  return {
    proposed,

    async answer(
      userId: UserId,
      answered: { readonly Proposed: number; readonly Accepted: boolean },
    ): Promise<ProposedMaximum | Refusal> {
      const open = await proposed(userId);
      if (isRefusal(open)) return open;
      if (open.Proposal?.Proposed !== answered.Proposed) return refuse('NotFound');
      if (answered.Accepted) {
        const zones = await users.raiseMaximum(userId, answered.Proposed);
        if (isRefusal(zones)) return zones;
      }
      await store.setProposalAccepted(db, userId, answered.Proposed, answered.Accepted);
      return { Proposal: null };
    },

    // An updated training is checked too, because seconds of a bridge or wearable may arrive after it was closed.
    listeners: [trainingClosed, trainingUpdated].map(
      (kind): Listener => on(kind, 'max-heart-rate', ({ Payload }) => look(Payload.TrainingId)),
    ),
  };
}
