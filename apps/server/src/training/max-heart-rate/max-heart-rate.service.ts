import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { ProposedMaximum } from '@clubpulse/contract/training/max-heart-rate/max-heart-rate';
import { trainingClosed, trainingUpdated } from '@clubpulse/contract/training/training.events';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { heldAbove, PROPOSED_OF_DAYS, proposedMaximum } from '@clubpulse/rules/training/max-heart-rate/proposed';
import { holdPeople, type Users } from '../../accounts/users/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type DeliveredEvent, type Listener, on } from '../../platform/events/listeners.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { secondsOfTraining, trainingById } from '../trainings/public.ts';
import { maximaOf, type TrainingMaximum } from './max-heart-rate.facts.ts';
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
    const { UserId, Begin: TrainedAt } = training;
    const [athlete] = await users.profiles([UserId]);
    if (athlete === undefined) return;
    const Observed = heldAbove(await secondsOfTraining(db, minutes, training), athlete.MaxHeartRate);
    if (Observed === undefined) return;
    await db.transaction().execute(async (trx) => {
      const held = await holdPeople(trx, [UserId]);
      const [profile] = held.has(UserId) ? await users.profiles([UserId], trx) : [];
      const Proposed = profile && proposedMaximum(Observed, profile.MaxHeartRate);
      if (Proposed === undefined) return;
      const isNews = await store.propose(trx, UserId, { Observed, Proposed, TrainedAt, ProposedAt: now() });
      if (isNews) await emit(trx, { ClubId: null, Type: 'MaxHeartRateProposed', Payload: { Target: UserId, Proposed } });
    });
  }

  /** The maximum of a training is a median of five seconds, as the proposal: most trainings need no look at their seconds. */
  async function above(events: readonly DeliveredEvent<{ TrainingId: TrainingId }>[]): Promise<ReadonlySet<number>> {
    const maxima = await maximaOf(
      db,
      events.map(({ Payload }) => Payload.TrainingId),
    );
    const athletes = await users.profiles([...new Set([...maxima.values()].map(({ UserId }) => UserId))]);
    const stored = new Map(athletes.map(({ UserId, MaxHeartRate }) => [UserId, MaxHeartRate]));
    const isAbove = ({ UserId, MaxHeartRate }: TrainingMaximum) => MaxHeartRate > (stored.get(UserId) ?? 0);
    const found = events.filter(({ Payload }) => [maxima.get(Payload.TrainingId)].some((one) => one && isAbove(one)));
    return new Set(found.map(({ EventId }) => EventId));
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
      (kind): Listener => on(kind, 'max-heart-rate', ({ Payload }) => look(Payload.TrainingId), above),
    ),
  };
}
