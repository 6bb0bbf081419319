import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { PAUSES_MAX, type TrainingId, type TrainingSource } from '@clubpulse/contract/training/trainings';
import { joinedTraining, namesOf, saysWhen, typeInClass } from '@clubpulse/rules/training/recordings/joining';
import { lengthOf, longestOf } from '@clubpulse/rules/training/recordings/pauses';
import { RECORDING_MAX_SECONDS } from '@clubpulse/rules/training/recordings/recording';
import { hullOf, outside, type Span, unionOf } from '@clubpulse/rules/training/trainings/joined';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import { overlapProblem, partRecordedProblems, recordedProblems } from '@clubpulse/rules/training/trainings/training-fields';
import { holdPeople } from '../../../accounts/users/public.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/events/emit.store.ts';
import { queueOnce } from '../../../platform/jobs/jobs.store.ts';
import { due, summaryJob } from '../../heart-minutes/public.ts';
import { zonesOn } from '../athlete.rows.ts';
import { declaredOf, isDeclared } from '../declared.rows.ts';
import { toldTo } from '../parts.rows.ts';
import { partsOfTrainings } from '../parts.store.ts';
import { dateOfSecond, secondsOf, unixSecond } from '../seconds.rows.ts';
import { compute, eventOf, leftOf, type SettleParts } from '../summaries/summaries.service.ts';
import { deleteTrainings, placesOf, type StoredTraining } from '../summaries/summary.store.ts';
import type { TrainingPorts } from '../trainings.ports.ts';
import * as store from './declared.store.ts';
import { bringBack, keepDeleted } from './deleted.store.ts';
import { asHeard, type Heard, type HeardBefore, heardBefore, isTimedByHand, keptAs, partedAt } from './heard-before.rows.ts';

/** What somebody says of a training: that it was, when, and what no heart rate tells. */
export interface Said {
  readonly TrainingType: string;
  /** Empty: as the place or the class is called where it was heard. */
  readonly Name: string;
  readonly Note: string;
  readonly Begin: Date;
  readonly End: Date;
  /** Metres. */
  readonly Distance: number | null;
  readonly AverageHeartRate: number | null;
  readonly Calories: number | null;
}
export interface Declaration extends Said {
  readonly UserId: UserId;
  /** Where it was, unless it was heard somewhere else; null: in no club. */
  readonly ClubId: ClubId | null;
  readonly Source: Exclude<TrainingSource, 'Heart'>;
  /** What recorded it, in its own words. */
  readonly SourceName: string;
  /** Null: she herself, or a source of hers. */
  readonly DeclaredById: UserId | null;
  /** The seconds whose heart rates it brought along; absent: nobody recorded any, and all that is stored for its time counts. */
  readonly heard?: readonly Span[];
  /** When its recorder stood still, Unix; undefined: nobody says. */
  readonly pauses?: readonly Span[] | undefined;
}

/** What a file or a wearable says of a training that was declared already. */
export type Recorded = Pick<
  Declaration,
  'Begin' | 'End' | 'Distance' | 'AverageHeartRate' | 'Calories' | 'SourceName' | 'heard' | 'pauses'
> & {
  readonly Source: 'File' | 'Wearable';
};
/** What a wearable said of a training: when it was, of what kind, and its figures. */
export type SaidBefore = Pick<Declaration, 'TrainingType' | 'Begin' | 'End' | 'Distance' | 'AverageHeartRate' | 'Calories'>;
export type DeclaredTrainings = ReturnType<typeof createDeclared>;

export interface DeclaredParts extends SettleParts, Pick<TrainingPorts, 'forgets'> {
  readonly now?: () => Date;
}

interface Interval {
  readonly UserId: UserId;
  readonly Begin: Date;
  readonly End: Date;
}

interface Acted<T> {
  readonly Begin: Date;
  readonly End: Date;
  readonly done: T;
  /** What stands by itself again. */
  readonly restored?: readonly Heard[];
}

const overlapping = refuse('ValidationFailed', { errors: [overlapProblem] });

/** Whether seconds of what waits may join what lies in the interval. */
const isAround = ({ FromSecond, ToSecond }: due.DueRow, { Begin, End }: { readonly Begin: Date; readonly End: Date }): boolean =>
  FromSecond.getTime() <= End.getTime() + SILENCE_SECONDS * 1000 &&
  ToSecond.getTime() >= Begin.getTime() - SILENCE_SECONDS * 1000;

/** The calories know of every pause, a page of the longest. */
const pausesSaid = (pauses: readonly Span[]) => ({
  PauseTime: lengthOf(pauses),
  Pauses: JSON.stringify(longestOf(pauses, PAUSES_MAX)),
});

const wholeSecond = (instant: Date): Date => dateOfSecond(unixSecond(instant));

/** A name that somebody gave; one that is said again as the place or the class gave it stays theirs: who opens a link learns neither. */
const isOwnName = (Name: string, before: Pick<StoredTraining, 'Name' | 'HasOwnName'> | undefined): boolean =>
  Name !== '' && (before === undefined || before.HasOwnName || Name !== before.Name);

const declaredColumns = (
  { Begin, End, AverageHeartRate, Calories, Distance, Note, Name, TrainingType }: Said,
  before?: StoredTraining,
) => ({
  Name,
  TrainingType,
  Note,
  Distance,
  HasOwnName: isOwnName(Name, before),
  HasOwnType: true,
  DeclaredBegin: Begin,
  DeclaredEnd: End,
  DeclaredHeartRate: AverageHeartRate,
  DeclaredCalories: Calories,
});

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

/** Trainings as somebody says they were. Each act holds the athlete's due row: her trainings are computed by one at a time. */
export function createDeclared({ now = () => new Date(), forgets, ...parts }: DeclaredParts) {
  /** Whether anything was heard of her then, outside of what is known already. */
  async function isHeardIn(trx: Queryable, { UserId, Begin, End }: Interval, known?: { Begin: Date; End: Date }) {
    const [from, to] = [unixSecond(Begin), unixSecond(End)];
    const heard = (await parts.minutes.readEach(trx, [{ UserId, from, to: to - 1 }])).get(UserId) ?? [];
    const [knownFrom, knownTo] = known ? [unixSecond(known.Begin), unixSecond(known.End)] : [to, to];
    return secondsOf(heard, from, to).some((bpm, index) => bpm > 0 && (from + index < knownFrom || from + index >= knownTo));
  }

  /**
   * Computes anew what lies in the interval. What of it may still go on is due like everything that is heard: nobody else would look at
   * it again, and it would never be over.
   */
  async function computeNow(trx: Queryable, { UserId, Begin, End }: Interval, isWaiting: boolean): Promise<void> {
    const waiting = isWaiting ? await due.dueOf(trx, UserId) : undefined;
    // Seconds on their way belong around what waits; at any other time of hers nothing is to come.
    const MarkedAt = waiting && isAround(waiting, { Begin, End }) ? waiting.MarkedAt : new Date(0);
    const time = now();
    const interval = { UserId, FromSecond: Begin, ToSecond: dateOfSecond(unixSecond(End) - 1), MarkedAt };
    const cases = await compute(trx, parts, [interval], time);
    const left = cases.flatMap((one) => leftOf(one, time.getTime()) ?? []);
    await due.keepDue(
      trx,
      left.map((row) => (waiting ? due.both(row, waiting) : row)),
    );
    if (waiting) return;
    if (left.length === 0) await due.deleteDue(trx, [UserId]);
    else await queueOnce(trx, summaryJob);
  }

  /** Does something to her trainings and computes anew what lies in the interval that it answers; these then have their words again. */
  async function acting<T>(trx: Queryable, UserId: UserId, act: () => Promise<Acted<T> | Refusal>) {
    if (!(await holdPeople(trx, [UserId])).has(UserId)) return refuse('NotFound');
    const isWaiting = (await due.holdDue(trx, UserId)) !== null;
    const result = await act();
    if (isRefusal(result)) {
      if (!isWaiting) await due.deleteDue(trx, [UserId]);
      return result;
    }
    await computeNow(trx, { UserId, Begin: result.Begin, End: result.End }, isWaiting);
    await store.restoreWords(trx, UserId, result.restored ?? []);
    return result.done;
  }

  /** What stood where a declared training is now that it has other times: what is outside of them stands by itself again. */
  async function laidAnew(
    trx: Queryable,
    training: StoredTraining,
    {
      recorded,
      brought,
      ...interval
    }: Interval & { readonly recorded: readonly Span[]; readonly brought?: readonly Span[] | undefined },
  ) {
    const { UserId, Begin, End } = interval;
    const before = partedAt(heardBefore(training), interval);
    for (const one of before.outside.deleted) await keepDeleted(trx, { UserId, ...one });
    const stoodThere = {
      heard: [...before.within.heard, ...(await store.heardMeanwhile(trx, interval)).map(asHeard)],
      deleted: [
        ...before.within.deleted,
        ...(await bringBack(trx, { UserId, from: unixSecond(Begin), to: unixSecond(End) }, brought)),
      ],
    };
    const HeardBefore = keptAs(stoodThere, recorded);
    return { HeardBefore, restored: before.outside.heard };
  }

  /**
   * What she writes down in a club over a file or a wearable's word of the same training, which belongs to none: the same as if she had written it
   * down before (see `recorded`).
   */
  async function writtenOver(
    trx: Queryable,
    training: StoredTraining,
    said: Said & Pick<Declaration, 'UserId' | 'ClubId'>,
  ): Promise<Acted<TrainingId> | Refusal> {
    const [known] = declaredOf(training);
    if (!known || said.ClubId === null || training.ClubId !== null || isTimedByHand(training)) return overlapping;
    const [file, slip] = [{ begin: known.begin, end: known.end }, spanOf(said)];
    const all = hullOf(file, slip);
    if (joinedTraining(file, [slip]) !== slip) return overlapping;
    const isWhole = saysWhen(file, slip);
    if (!isWhole && all.end - all.begin > RECORDING_MAX_SECONDS) return overlapping;
    const figureOf = (word: number | null, read: number | null) => (isWhole ? (read ?? word) : (word ?? read));
    const { UserId, TrainingId } = training;
    const columns = {
      ClubId: said.ClubId,
      ClubSaidByStaff: false,
      TrainingType: said.TrainingType,
      HasOwnType: true,
      ...(said.Name === '' ? {} : { Name: said.Name, HasOwnName: true }),
      Note: [said.Note, training.Note].filter((note) => note !== '').join('\n'),
      Distance: figureOf(said.Distance, training.Distance),
      DeclaredHeartRate: figureOf(said.AverageHeartRate, training.DeclaredHeartRate),
      DeclaredCalories: figureOf(said.Calories, training.DeclaredCalories),
    };
    if (isWhole) {
      await store.updateTraining(trx, TrainingId, columns);
      return { Begin: training.Begin, End: training.End, done: TrainingId };
    }
    const [Begin, End] = [dateOfSecond(all.begin), dateOfSecond(all.end)];
    const { HeardBefore, restored } = await laidAnew(trx, training, { UserId, Begin, End, recorded: [file] });
    await store.updateTraining(trx, TrainingId, { ...columns, Begin, End, DeclaredBegin: Begin, DeclaredEnd: End, HeardBefore });
    return { ...earliest({ Begin, End }, training), done: TrainingId, restored };
  }

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
    /**
     * A training that was, with the heart rates that are stored for its time; what was already heard of it joins it. Whoever brings
     * heart rates along stores them before, in the same transaction.
     */
    declare: (trx: Queryable, { DeclaredById, Source, SourceName, heard: brought, pauses = [], ...declared }: Declaration) =>
      acting<TrainingId>(trx, declared.UserId, async () => {
        const { UserId } = declared;
        const [Begin, End] = [wholeSecond(declared.Begin), wholeSecond(declared.End)];
        const interval = { UserId, Begin, End };
        const [known, another] = await store.declaredIn(trx, interval);
        if (known) {
          const isHerWord = Source === 'Hand' && DeclaredById === null && another === undefined;
          return isHerWord ? writtenOver(trx, known, { ...declared, ...interval }) : overlapping;
        }
        // What was heard of her, here or anywhere, and what she deleted of it is hers: staff says nothing over it.
        if (DeclaredById !== null && (await isHeardIn(trx, interval))) return overlapping;
        const deleted = await bringBack(trx, { UserId, from: unixSecond(Begin), to: unixSecond(End) }, brought);
        const heard = await store.heardMeanwhile(trx, interval);
        const HeardBefore = keptAs({ heard: heard.map(asHeard), deleted }, []);
        const ofClass = Source === 'Hand' ? undefined : await typeOfClass(trx, interval, heard);
        const recorded = { ...declared, TrainingType: typeInClass(declared.TrainingType, ofClass) };
        const said = declaredColumns({ ...(Source === 'Hand' ? declared : inHerWords(recorded, heard)), Begin, End });
        const who = { DeclaredById, ClubSaidByStaff: DeclaredById !== null };
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
        return { ...interval, done };
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
        if (await store.declaredMeanwhile(trx, interval, TrainingId)) return overlapping;
        const { Begin, End } = interval;
        const columns = { ...declaredColumns({ ...said, Begin, End }, training), ...(byStaff ? {} : { ClubSaidByStaff: false }) };
        if (!isTimedByHand(training)) {
          const errors = recordedProblems(training, interval);
          if (errors.length > 0) return refuse('ValidationFailed', { errors });
          // Its seconds are as they were: nothing is heard or taken back anew.
          await store.updateTraining(trx, TrainingId, columns);
          return { ...earliest(interval, training), done: TrainingId };
        }
        const { recorded } = heardBefore(training);
        const errors = partRecordedProblems(recorded, spanOf(interval));
        if (errors.length > 0) return refuse('ValidationFailed', { errors });
        if (byStaff && (await isHeardIn(trx, interval, training))) return overlapping;
        const { HeardBefore, restored } = await laidAnew(trx, training, { ...interval, recorded });
        await store.updateTraining(trx, TrainingId, { ...columns, Begin, End, HeardBefore });
        return { ...earliest(interval, training), done: TrainingId, restored };
      }),

    /**
     * A file of one that was declared already (decision 0054). What somebody wrote down by hand is as a file of most of it has it, but for
     * her words; else what was said stays, and the file says the rest. Files of a small part of it leave it written by hand.
     */
    recorded: (
      trx: Queryable,
      { UserId, TrainingId }: Pick<StoredTraining, 'UserId' | 'TrainingId'>,
      recorded: Recorded,
    ): Promise<TrainingId | Refusal> =>
      acting(trx, UserId, async () => {
        const training = await store.trainingById(trx, TrainingId);
        if (!training?.DeclaredBegin || !training.DeclaredEnd) return refuse('NotFound');
        const interval = { UserId, Begin: wholeSecond(recorded.Begin), End: wholeSecond(recorded.End) };
        const isByHand = isTimedByHand(training);
        const known = { Begin: training.DeclaredBegin, End: training.DeclaredEnd };
        const [file, slip] = [spanOf(interval), spanOf(known)];
        const isWhole = isByHand && saysWhen(file, slip);
        // Of two recordings the longer one has the sums.
        const isFuller = isByHand ? isWhole : file.end - file.begin > slip.end - slip.begin;
        const files = unionOf([...heardBefore(training).recorded, file]);
        const ofFiles = hullOf(file, ...files);
        const whole = { Begin: dateOfSecond(ofFiles.begin), End: dateOfSecond(ofFiles.end) };
        const { Begin, End } = isWhole ? whole : earliest(interval, known);
        if (await store.declaredMeanwhile(trx, { UserId, Begin, End }, TrainingId)) return overlapping;
        const { HeardBefore, restored } = await laidAnew(trx, training, {
          UserId,
          Begin,
          End,
          // What lies between two files is her word, whatever they have of it together.
          recorded: isByHand && !(isWhole && files.length === 1) ? files : [],
          brought: recorded.heard,
        });
        const figures = {
          Distance: [training.Distance, recorded.Distance],
          DeclaredHeartRate: [training.DeclaredHeartRate, recorded.AverageHeartRate],
          DeclaredCalories: [training.DeclaredCalories, recorded.Calories],
        } as const;
        const figureOf = ([said, read]: readonly [number | null, number | null]) => (isFuller ? (read ?? said) : (said ?? read));
        await store.updateTraining(trx, TrainingId, {
          Begin,
          End,
          HeardBefore,
          DeclaredBegin: Begin,
          DeclaredEnd: End,
          Distance: figureOf(figures.Distance),
          DeclaredHeartRate: figureOf(figures.DeclaredHeartRate),
          DeclaredCalories: figureOf(figures.DeclaredCalories),
          ...(isFuller ? pausesSaid(recorded.pauses ?? []) : {}),
          ...(isByHand
            ? { Source: recorded.Source, SourceName: recorded.SourceName, DeclaredById: null }
            : {
                SourceName:
                  recorded.Source === 'Wearable' ? namesOf(training.SourceName, recorded.SourceName) : training.SourceName,
              }),
        });
        return { ...earliest(interval, training), done: TrainingId, restored };
      }),

    /**
     * A later word of the wearable that recorded it (decision 0060): what still is as `before` said becomes as it says now, and what
     * somebody wrote since, or another source said, stays.
     */
    replaced: (
      trx: Queryable,
      { UserId, TrainingId }: Pick<StoredTraining, 'UserId' | 'TrainingId'>,
      before: SaidBefore,
      recorded: Recorded & Pick<SaidBefore, 'TrainingType'>,
    ): Promise<TrainingId | Refusal> =>
      acting(trx, UserId, async () => {
        const training = await store.trainingById(trx, TrainingId);
        if (!training?.DeclaredBegin || !training.DeclaredEnd) return refuse('NotFound');
        const interval = { UserId, Begin: wholeSecond(recorded.Begin), End: wholeSecond(recorded.End) };
        const known = { Begin: training.DeclaredBegin, End: training.DeclaredEnd };
        const isOfIt = isSameTime(known, before);
        const joined = isTimedByHand(training) ? known : earliest(interval, known);
        const { Begin, End } = isOfIt ? interval : joined;
        if (await store.declaredMeanwhile(trx, { UserId, Begin, End }, TrainingId)) return overlapping;
        const { HeardBefore, restored } = await laidAnew(trx, training, {
          UserId,
          Begin,
          End,
          recorded: heardBefore(training).recorded,
          brought: recorded.heard,
        });
        const nowOf = <T>(stands: T, said: T, says: T): T => (stands === said ? says : stands);
        await store.updateTraining(trx, TrainingId, {
          Begin,
          End,
          HeardBefore,
          DeclaredBegin: Begin,
          DeclaredEnd: End,
          TrainingType: nowOf(training.TrainingType, before.TrainingType, recorded.TrainingType),
          Distance: nowOf(training.Distance, before.Distance, recorded.Distance),
          DeclaredHeartRate: nowOf(training.DeclaredHeartRate, before.AverageHeartRate, recorded.AverageHeartRate),
          DeclaredCalories: nowOf(training.DeclaredCalories, before.Calories, recorded.Calories),
          ...(isOfIt && recorded.pauses !== undefined ? pausesSaid(recorded.pauses) : {}),
          SourceName: namesOf(training.SourceName, recorded.SourceName),
        });
        return { ...earliest(earliest(interval, known), training), done: TrainingId, restored };
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
    delete: (trx: Queryable, { UserId, TrainingId }: StoredTraining): Promise<undefined | Refusal> =>
      acting(trx, UserId, async () => {
        // As it is now: the seconds that came meanwhile go with it.
        const training = await store.trainingById(trx, TrainingId);
        if (!training) return refuse('NotFound');
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
  return heard.reduce<readonly Span[]>((left, one) => outside(left, spanOf(one)), [spanOf(training)]);
}

const spanOf = ({ Begin, End }: Pick<Heard, 'Begin' | 'End'>): Span => ({ begin: unixSecond(Begin), end: unixSecond(End) });

const isSameTime = (one: Pick<Said, 'Begin' | 'End'>, other: Pick<Said, 'Begin' | 'End'>): boolean =>
  unixSecond(one.Begin) === unixSecond(other.Begin) && unixSecond(one.End) === unixSecond(other.End);

const earliest = (one: { readonly Begin: Date; readonly End: Date }, other: { readonly Begin: Date; readonly End: Date }) => ({
  Begin: one.Begin < other.Begin ? one.Begin : other.Begin,
  End: one.End > other.End ? one.End : other.End,
});
