import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { typeInClass } from '@clubpulse/rules/training/recordings/joining';
import { outside, type Span } from '@clubpulse/rules/training/trainings/joined';
import { partRecordedProblems, recordedProblems } from '@clubpulse/rules/training/trainings/training-fields';
import type { Queryable } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/events/emit.store.ts';
import { zonesOn } from '../athlete.rows.ts';
import { isDeclared } from '../declared.rows.ts';
import { toldTo } from '../parts.rows.ts';
import { partsOfTrainings } from '../parts.store.ts';
import { unixSecond } from '../seconds.rows.ts';
import { eventOf } from '../summaries/summaries.service.ts';
import { deleteTrainings, placesOf, type StoredTraining } from '../summaries/summary.store.ts';
import type { TrainingPorts } from '../trainings.ports.ts';
import { type ActingParts, createActing, laidAnew, overlapping } from './acting.service.ts';
import * as store from './declared.store.ts';
import { bringBack, keepDeleted } from './deleted.store.ts';
import { asHeard, type Heard, type HeardBefore, heardBefore, isSlip, isTimedByHand, keptAs } from './heard-before.rows.ts';
import { createJoining, writtenOver } from './joining.service.ts';
import { asOfClubsNow } from './left-club.service.ts';
import {
  type Declaration,
  declaredColumns,
  earliest,
  type Interval,
  isOwnName,
  movedTo,
  pausesSaid,
  type Said,
  spanOf,
  wholeSecond,
} from './said.rows.ts';
import { save } from './slips.service.ts';

export type DeclaredTrainings = ReturnType<typeof createDeclared>;

export interface DeclaredParts extends ActingParts, Pick<TrainingPorts, 'forgets'> {}

/** What a device says of a training that was heard, in the words that somebody gave it before. */
function inHerWords<T extends Pick<Said, 'Name' | 'TrainingType' | 'Note'>>(said: T, heard: readonly StoredTraining[]): T {
  const notes = heard.map(({ Note }) => Note).filter((note) => note !== '');
  return {
    ...said,
    Name: heard.find(({ HasOwnName }) => HasOwnName)?.Name ?? said.Name,
    TrainingType: heard.find(({ HasOwnType }) => HasOwnType)?.TrainingType ?? said.TrainingType,
    Note: notes.length > 0 ? notes.join('\n') : said.Note,
  };
}

/** Trainings as somebody says they were. */
export function createDeclared({ forgets, ...parts }: DeclaredParts) {
  const acting = createActing(parts);

  /** What a training is called that nobody named. */
  async function nameOf(trx: Queryable, { ClubId, ...training }: StoredTraining): Promise<string> {
    const [place] = await placesOf(trx, [{ ClubId, DisplayGroupId: training.DisplayGroupId }]);
    const [trained] = ClubId === null ? [] : await parts.trainedIn(trx, [{ ...training, ClubId }]);
    return trained?.Name ?? place?.Name ?? '';
  }

  /** The type of the class that the whole is of: a device says what it was set to, and what was trained there is the class's. */
  async function typeOfClass(trx: Queryable, { UserId, ...interval }: Interval, heard: readonly StoredTraining[]) {
    const { Begin, End } = heard.reduce(earliest, interval);
    const places = heard.flatMap(({ ClubId, DisplayGroupId }) =>
      ClubId === null ? [] : [{ UserId, ClubId, DisplayGroupId, Begin, End }],
    );
    const trained = places.length === 0 ? [] : await parts.trainedIn(trx, places);
    return trained.find((one) => one !== null)?.TrainingType;
  }

  return {
    ...createJoining(acting),

    /**
     * A training that was, with the heart rates that are stored for its time; what was already heard of it joins it. Whoever brings
     * heart rates along stores them before, in the same transaction.
     */
    declare: (trx: Queryable, { DeclaredById, Source, SourceName, heard: brought, pauses = [], ...declared }: Declaration) =>
      acting<TrainingId>(trx, declared.UserId, async () => {
        const { UserId } = declared;
        const [Begin, End] = [wholeSecond(declared.Begin), wholeSecond(declared.End)];
        const interval = { UserId, Begin, End };
        const hers = await store.declaredIn(trx, interval, undefined);
        const isOfStaff = DeclaredById !== null;
        const [known, another] = hers;
        if (isOfStaff) {
          if (declared.ClubId === null || (await store.isKnownIn(trx, interval, declared.ClubId, undefined))) return overlapping;
        } else if (Source === 'Hand' && (await store.slipsIn(trx, interval, undefined)).length > 0) return overlapping;
        else if (known) {
          const isHerWord = Source === 'Hand' && another === undefined && known.ClubId === null && declared.ClubId !== null;
          return isHerWord ? writtenOver(trx, known, { ...declared, ...interval }) : overlapping;
        }
        // Staff takes back nothing that she deleted.
        const deleted = isOfStaff ? [] : await bringBack(trx, { UserId, from: unixSecond(Begin), to: unixSecond(End) }, brought);
        const heard = isOfStaff ? [] : await store.heardMeanwhile(trx, interval);
        const HeardBefore = keptAs({ heard: heard.map(asHeard), deleted }, { recorded: [] });
        const ofClass = Source === 'Hand' ? undefined : await typeOfClass(trx, interval, heard);
        const recorded = { ...declared, TrainingType: typeInClass(declared.TrainingType, ofClass) };
        const words = Source === 'Hand' ? declared : inHerWords(recorded, heard);
        const said = declaredColumns({ ...words, Begin, End });
        const who = { DeclaredById, ClubSaidByStaff: isOfStaff, SaidClubId: isOfStaff ? null : declared.ClubId };
        const columns = { ...said, Begin, End, Source, SourceName, ...who, ...pausesSaid(pauses), HeardBefore };
        const [first] = heard;
        if (first) {
          await store.becomeDeclared(trx, first.TrainingId, columns);
          return { ...earliest(interval, first), done: first.TrainingId };
        }
        const [profile] = await parts.profiles([UserId], trx);
        if (!profile) return refuse('NotFound');
        const Duration = unixSecond(End) - unixSecond(Begin);
        const done = await store.insertTraining(trx, {
          ...columns,
          ...zonesOn(Begin.toISOString().slice(0, 10), profile),
          UserId,
          ClubId: declared.ClubId,
          Duration,
          GapTime: Duration,
          Zone0Time: 0,
          Zone1Time: 0,
          Zone2Time: 0,
          Zone3Time: 0,
          Zone4Time: 0,
          Zone5Time: 0,
          TargetTime: 0,
          Points: 0,
          Calories: 0,
        });
        return { ...interval, done, ...(isOfStaff ? { slip: done } : {}) };
      }),

    /** Another word about one that was declared, as it was read; `byStaff`: not by herself. */
    correct: (
      trx: Queryable,
      { UserId, TrainingId, RowVersion }: Pick<StoredTraining, 'UserId' | 'TrainingId' | 'RowVersion'>,
      said: Said,
      byStaff: boolean,
    ): Promise<TrainingId | Refusal> =>
      acting(trx, UserId, async () => {
        // As it is now that nobody else computes her trainings.
        const training = await store.trainingById(trx, TrainingId);
        if (!training) return refuse('NotFound');
        if (training.RowVersion !== RowVersion) return refuse('StaleRowVersion');
        const interval = { UserId, Begin: wholeSecond(said.Begin), End: wholeSecond(said.End) };
        const isMoved =
          Number(training.DeclaredBegin) !== Number(interval.Begin) || Number(training.DeclaredEnd) !== Number(interval.End);
        const { Begin, End } = interval;
        if (isSlip(training)) {
          if (!byStaff) return save(trx, parts.inherits, training, { ...said, ...interval });
          const { ClubId } = training;
          if (isMoved && ClubId !== null && (await store.isKnownIn(trx, interval, ClubId, TrainingId))) return overlapping;
          await store.updateTraining(trx, TrainingId, { ...declaredColumns({ ...said, Begin, End }, training), Begin, End });
          return { ...interval, done: TrainingId, slip: TrainingId };
        }
        // Where it may lie, and what would join it there, would tell of all that she has.
        if (byStaff && isMoved) return refuse('TrainingIsHers');
        const isTaken = isMoved && (await store.slipsIn(trx, interval, TrainingId)).length > 0;
        if (isTaken || (await store.declaredIn(trx, interval, TrainingId)).length > 0) return overlapping;
        const { heard, deleted, recorded, slip } = heardBefore(training);
        const { ClubId, SaidClubId } = byStaff ? training : await asOfClubsNow(trx, training);
        const columns = {
          ...declaredColumns({ ...said, Begin, End }, training),
          ...(byStaff ? {} : { ClubSaidByStaff: false }),
          ClubId,
          SaidClubId,
        };
        // She says so herself now.
        const counts = training.ClubSaidByStaff && !byStaff ? { counted: TrainingId } : {};
        if (byStaff || !isTimedByHand(training)) {
          const errors = byStaff ? [] : recordedProblems(training, interval);
          if (errors.length > 0) return refuse('ValidationFailed', { errors });
          // Its seconds are as they were: nothing is heard or taken back anew.
          await store.updateTraining(trx, TrainingId, {
            ...columns,
            HeardBefore: keptAs({ heard, deleted }, { recorded, slip }),
          });
          return { ...earliest(interval, training), done: TrainingId, ...counts };
        }
        const errors = partRecordedProblems(recorded, spanOf(interval));
        if (errors.length > 0) return refuse('ValidationFailed', { errors });
        const { HeardBefore, restored } = await laidAnew(trx, training, {
          ...interval,
          recorded,
          slip: slip && movedTo(slip, training, spanOf(interval)),
        });
        await store.updateTraining(trx, TrainingId, { ...columns, Begin, End, HeardBefore });
        return { ...earliest(interval, training), done: TrainingId, restored, ...counts };
      }),

    /** Another name, type or note of one that was heard; without a name it is called after its class or place again. */
    async rename(
      trx: Queryable,
      { TrainingId, RowVersion }: Pick<StoredTraining, 'TrainingId' | 'RowVersion'>,
      said: Pick<Said, 'Name' | 'TrainingType' | 'Note'>,
    ): Promise<TrainingId | Refusal> {
      const training = await store.holdTraining(trx, TrainingId);
      if (!training) return refuse('NotFound');
      if (training.RowVersion !== RowVersion) return refuse('StaleRowVersion');
      const { HasOwnType } = training;
      await store.updateTraining(trx, TrainingId, {
        TrainingType: said.TrainingType,
        Note: said.Note,
        Name: said.Name === '' ? await nameOf(trx, training) : said.Name,
        HasOwnName: isOwnName(said.Name, training),
        HasOwnType: HasOwnType || said.TrainingType !== training.TrainingType,
      });
      return TrainingId;
    },

    /**
     * What somebody wrote down goes, and what was heard of it stands by itself again. What was only heard goes with what a file brought:
     * its stored heart rates stay, and make no training any more.
     */
    delete: (trx: Queryable, { UserId, TrainingId }: StoredTraining, byStaff: boolean): Promise<undefined | Refusal> =>
      acting(trx, UserId, async () => {
        // As it is now: the seconds that came meanwhile go with it.
        const training = await store.trainingById(trx, TrainingId);
        if (!training) return refuse('NotFound');
        if (byStaff && !isSlip(training)) return refuse('TrainingIsHers');
        const { Begin, End } = training;
        const before = heardBefore(training);
        const heard = heardOf(training, before);
        for (const { begin, end } of goneWith(training, heard)) await keepDeleted(trx, { UserId, from: begin, to: end });
        for (const one of before.deleted) await keepDeleted(trx, { UserId, ...one });
        if (heard.length > 0) {
          for (const forget of forgets) await forget(trx, TrainingId);
          await store.becomeHeard(trx, TrainingId, before.heard[0] ?? training);
        } else {
          const heardThere = (await partsOfTrainings(trx, [TrainingId])).get(TrainingId) ?? [];
          await deleteTrainings(trx, [TrainingId]);
          const told = training.ClosedAt ? toldTo(training, heardThere) : [];
          await emitAll(
            trx,
            told.map((one) => eventOf('TrainingDeleted', one)),
          );
        }
        if (isSlip(training)) return { Begin, End, done: undefined, slip: null };
        return { Begin, End, done: undefined, restored: heard.length > 0 ? before.heard : [] };
      }),
  };
}

/** What stands by itself again when a declared training goes: all that was heard of one that a hand wrote down, else what was there before. */
function heardOf(training: StoredTraining, before: HeardBefore): readonly Pick<Heard, 'Begin' | 'End'>[] {
  if (!isDeclared(training) || training.Duration === training.GapTime) return [];
  return training.Source === 'Hand' ? [training] : before.heard;
}

/** The seconds that make no training any more. */
function goneWith(training: StoredTraining, heard: readonly Pick<Heard, 'Begin' | 'End'>[]): readonly Span[] {
  if (training.Duration === training.GapTime) return [];
  return heard.map(spanOf).reduce<readonly Span[]>((left, one) => outside(left, one), [spanOf(training)]);
}
