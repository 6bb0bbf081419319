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
import { type Acted, type Acting, overlapping } from './acting.service.ts';
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

/**
 * Of what she has of that time that which shares most of it and which the club knows nothing of; undefined where all of it is another
 * club's, or this one's at another time: it cannot have two words of staff.
 */
export async function overlaidBy(
  trx: Queryable,
  { Begin, End }: Interval,
  clubId: ClubId,
  hers: readonly StoredTraining[],
): Promise<StoredTraining | undefined> {
  const ids = hers.map(({ TrainingId }) => TrainingId);
  const parts = await partsOfTrainings(trx, ids);
  const sharedWith = ({ DeclaredBegin, DeclaredEnd }: StoredTraining) =>
    Math.min(Number(End), Number(DeclaredEnd)) - Math.max(Number(Begin), Number(DeclaredBegin));
  return hers
    .filter((one) => one.ClubId === null && !parts.get(one.TrainingId)?.some((part) => part.ClubId === clubId))
    .toSorted((one, other) => sharedWith(other) - sharedWith(one) || one.TrainingId - other.TrainingId)[0];
}

interface Overlay {
  /** What staff wrote down before and say was then; undefined: they write it down. */
  readonly slip: TrainingId | undefined;
  readonly hers: StoredTraining;
  readonly ClubId: ClubId;
  readonly ofStaff: OfStaff;
}

/**
 * What staff write down over a training of hers of which they know nothing: the same as if that had joined what they wrote down, whose
 * number it has from now on. All that she has of it stays as it is; they learn nothing of it.
 */
export async function laidOver(
  trx: Queryable,
  inherits: TrainingPorts['inherits'],
  { slip, hers: { TrainingId: dropped, RowVersion: _ofHers, ...hers }, ClubId, ofStaff }: Overlay,
): Promise<Acted<TrainingId>> {
  // Whoever writes about it at this moment has written before, or finds it gone.
  await lockTrainings(trx, [dropped]);
  const before = heardBefore(hers);
  const columns = {
    ...hers,
    Pauses: JSON.stringify(hers.Pauses),
    ClubId,
    ClubSaidByStaff: true,
    HeardBefore: keptAs(before, { ...before, ofStaff }),
  };
  await store.stepAside(trx, dropped);
  const heir = slip ?? (await store.insertTraining(trx, columns));
  if (slip !== undefined) await store.updateTraining(trx, slip, columns);
  for (const inherit of inherits) await inherit(trx, [{ dropped, heir }]);
  const parts = (await partsOfTrainings(trx, [dropped])).get(dropped) ?? [];
  await deleteTrainings(trx, [dropped]);
  const told = hers.ClosedAt ? toldTo({ ...hers, TrainingId: dropped }, parts) : [];
  await emitAll(
    trx,
    told.map((one) => eventOf('TrainingDeleted', one)),
  );
  return { Begin: hers.Begin, End: hers.End, done: heir, told: heir };
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
  /** As of a word that lies over nothing: what they know of stands, and what clubs heard, and what is another club's. */
  async function isTaken(trx: Queryable, interval: Interval, { TrainingId }: StoredTraining, clubId: ClubId, word: OfStaff) {
    if (await store.isKnownIn(trx, interval, clubId, TrainingId)) return true;
    if (await isHeardIn(trx, interval, { Begin: dateOfSecond(word.begin), End: dateOfSecond(word.end) })) return true;
    const others = await store.declaredIn(trx, interval, TrainingId);
    return others.length > 0 && (await overlaidBy(trx, interval, clubId, others)) === undefined;
  }

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
