import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { recordedProblems } from '@clubpulse/rules/training/trainings/training-fields';
import type { Queryable } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/events/emit.store.ts';
import { isUnheard, toldTo } from '../parts.rows.ts';
import { partsOfTrainings } from '../parts.store.ts';
import { dateOfSecond } from '../seconds.rows.ts';
import { eventOf } from '../summaries/summaries.service.ts';
import { deleteTrainings, lockTrainings, type StoredTraining } from '../summaries/summary.store.ts';
import type { TrainingPorts } from '../trainings.ports.ts';
import { type Acting, overlapping } from './acting.service.ts';
import * as store from './declared.store.ts';
import { heardBefore, isTimedByHand, keptAs, type OfStaff, ofStaffIn } from './heard-before.rows.ts';
import { calledByStaff, correctedByStaff, type Interval, type Said, spanOf, wholeSecond, wordsOf } from './said.rows.ts';

/** What staff write down, with what they call it. */
export const ofStaffSaid = (said: Said): OfStaff => ({
  ...spanOf({ Begin: wholeSecond(said.Begin), End: wholeSecond(said.End) }),
  Distance: said.Distance,
  DeclaredHeartRate: said.AverageHeartRate,
  DeclaredCalories: said.Calories,
  words: wordsOf(said),
});

/** What she has, as it is to stand, becomes what staff wrote down, whose number it has from now on; all that hangs on it goes over. */
export async function becomeSlip(
  trx: Queryable,
  inherits: TrainingPorts['inherits'],
  { TrainingId: heir }: Pick<StoredTraining, 'TrainingId'>,
  { TrainingId: dropped, RowVersion: _ofHers, ...hers }: StoredTraining,
): Promise<void> {
  // Whoever writes about it at this moment has written before, or finds it gone.
  await lockTrainings(trx, [dropped]);
  await store.stepAside(trx, dropped);
  await store.updateTraining(trx, heir, {
    ...hers,
    Pauses: JSON.stringify(hers.Pauses),
    HeardBefore: hers.HeardBefore && JSON.stringify(hers.HeardBefore),
  });
  for (const inherit of inherits) await inherit(trx, [{ dropped, heir }]);
  const parts = (await partsOfTrainings(trx, [dropped])).get(dropped) ?? [];
  await deleteTrainings(trx, [dropped]);
  const told = hers.ClosedAt ? toldTo({ ...hers, TrainingId: dropped }, parts) : [];
  await emitAll(
    trx,
    told.map((one) => eventOf('TrainingDeleted', one)),
  );
}

/** Their word of one that something of hers joined goes: its club is told that it is gone, as of any other that staff wrote down. */
export async function emitWordGone(trx: Queryable, training: StoredTraining): Promise<void> {
  const parts = (await partsOfTrainings(trx, [training.TrainingId])).get(training.TrainingId) ?? [];
  const word = parts.filter((part) => part.ClubId === training.ClubId && isUnheard(part));
  await emitAll(
    trx,
    word.map((part) => eventOf('TrainingDeleted', { ...training, ...part })),
  );
}

/** What staff say of what they wrote down and something of hers joined. */
export function createOfStaff(
  acting: Acting,
  isHeardIn: (trx: Queryable, interval: Interval, known: { Begin: Date; End: Date }) => Promise<boolean>,
) {
  /** As of a word that lies over nothing: what they know of stands, and what clubs heard. */
  const isTaken = async (trx: Queryable, interval: Interval, { TrainingId }: StoredTraining, clubId: ClubId, word: OfStaff) =>
    (await store.isKnownIn(trx, interval, clubId, TrainingId)) ||
    isHeardIn(trx, interval, { Begin: dateOfSecond(word.begin), End: dateOfSecond(word.end) });

  return {
    /**
     * Another word about it: the training stays as she has it. `seesWhole`: they say it of the whole as it stands, and what they leave is no
     * word of theirs.
     */
    correctWord: (
      trx: Queryable,
      { UserId, TrainingId, RowVersion }: Pick<StoredTraining, 'UserId' | 'TrainingId' | 'RowVersion'>,
      said: Said,
      seesWhole: boolean,
    ): Promise<TrainingId | Refusal> =>
      acting(trx, UserId, async () => {
        const training = await store.trainingById(trx, TrainingId);
        const word = training && ofStaffIn(training);
        if (!training || !word || training.ClubId === null) return refuse('NotFound');
        if (training.RowVersion !== RowVersion) return refuse('StaleRowVersion');
        const says = ofStaffSaid(said);
        if (seesWhole && !isTimedByHand(training)) {
          const errors = recordedProblems(training, { Begin: dateOfSecond(says.begin), End: dateOfSecond(says.end) });
          if (errors.length > 0) return refuse('ValidationFailed', { errors });
        }
        const ofWhole = {
          ...correctedByStaff(word, training, says).ofStaff,
          words: calledByStaff(word.words ?? wordsOf(training), training, said),
        };
        const ofStaff = seesWhole ? ofWhole : says;
        const interval = { UserId, Begin: dateOfSecond(ofStaff.begin), End: dateOfSecond(ofStaff.end) };
        const isMoved = ofStaff.begin !== word.begin || ofStaff.end !== word.end;
        if (isMoved && (await isTaken(trx, interval, training, training.ClubId, word))) return overlapping;
        const before = heardBefore(training);
        await store.updateTraining(trx, TrainingId, { HeardBefore: keptAs(before, { ...before, ofStaff }) });
        return { Begin: training.Begin, End: training.End, done: TrainingId, told: TrainingId };
      }),
  };
}
