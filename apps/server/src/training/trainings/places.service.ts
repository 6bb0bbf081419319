import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import { summarise } from '@clubpulse/rules/training/trainings/summary';
import { calledAfter, trainedInEach, trainedTogether } from '@clubpulse/rules/training/trainings/together';
import type { Queryable } from '../../platform/database/database.ts';
import type { StoredMinute } from '../heart-minutes/public.ts';
import type { athleteOf } from './athlete.rows.ts';
import type { Asked } from './cases.service.ts';
import { placeKept } from './declared.rows.ts';
import { type HeardIn, partsOf } from './parts.rows.ts';
import type { Part } from './parts.store.ts';
import { dateOfSecond } from './seconds.rows.ts';
import { asRan } from './session-part.rows.ts';
import { mostHeardAt } from './stretches-around.service.ts';
import * as store from './summaries/summary.store.ts';
import type { TrainedWhile, TrainingPorts } from './trainings.ports.ts';

/** Where trainings were: their rooms and classes, what several did together there, and what each club heard of them. */

/** What a training outside of a class is: a strap in a room does not tell (reference/training_types.csv). */
export const TRAINING_TYPE = 'other';

/** A stretch of somebody's seconds that is a training, or becomes one. */
export interface Heard {
  readonly due: Asked;
  readonly heard: readonly StoredMinute[];
  readonly stretch: Stretch;
}
/** One with what stands of it, and whose figures it has. */
export interface Placed extends Heard {
  readonly training: store.StoredTraining | undefined;
  readonly athlete: ReturnType<typeof athleteOf>;
}

export type Place = Pick<
  store.Computed,
  'ClubId' | 'DisplayGroupId' | 'GroupTrainingId' | 'GroupClubId' | 'Name' | 'TrainingType'
>;
export const nowhere: Place = {
  ClubId: null,
  DisplayGroupId: null,
  GroupTrainingId: null,
  GroupClubId: null,
  Name: '',
  TrainingType: TRAINING_TYPE,
};

/** What clubs heard of trainings that are not theirs alone, each with its own figures, place and class. */
export async function partsOfEach<One extends Placed>(
  trx: Queryable,
  computations: readonly One[],
  places: ReadonlyMap<One, Place>,
  trainedIn: TrainingPorts['trainedIn'],
  now: Date,
): Promise<Map<One, Part[]>> {
  const heard = computations.flatMap((computation) => {
    const { stretch, training, due, athlete } = computation;
    const place = places.get(computation) ?? nowhere;
    const { ClubId } = training ? placeKept(training, place) : place;
    return partsOf(stretch, computation.heard, training, ClubId).map((part: HeardIn) => ({
      computation,
      due,
      athlete,
      stretch: part.stretch,
      // A place of no minute of the club is the club alone.
      heard: part.minutes,
      ClubId: part.ClubId,
    }));
  });
  // What was trained in with others is the whole training's.
  const where = await placesOf(trx, heard, { trainedIn, ranAt: async () => [] }, now);
  const parts = new Map<One, Part[]>();
  for (const one of heard) {
    const { begin, end, pointSeconds: _exact, ...totals } = summarise(one.stretch, one.athlete, one.computation.stretch);
    const { DisplayGroupId, Name, TrainingType } = where.get(one) ?? nowhere;
    const [Begin, End] = [dateOfSecond(begin), dateOfSecond(end)];
    const part = {
      UserId: one.due.UserId,
      ClubId: one.ClubId,
      DisplayGroupId,
      Name,
      TrainingType,
      Begin,
      End,
      ...totals,
    };
    parts.set(one.computation, [...(parts.get(one.computation) ?? []), part]);
  }
  return parts;
}

/** Where each was trained, in which class (its name and type are then the training's), and in what with others: it is called after them where no class was. */
export async function placesOf<One extends Heard>(
  trx: Queryable,
  computations: readonly One[],
  { trainedIn, ranAt }: Pick<TrainingPorts, 'trainedIn' | 'ranAt'>,
  now: Date,
): Promise<Map<One, Place>> {
  const heardAt = computations.flatMap((one) => {
    const place = mostHeardAt(one.stretch, one.heard);
    return place ? [{ one, place }] : [];
  });
  const rooms = await store.placesOf(
    trx,
    heardAt.map(({ place }) => place),
  );
  const trained = heardAt.flatMap(({ one }, index) => {
    const { ClubId, DisplayGroupId } = rooms[index] ?? nowhere;
    const { begin, end } = one.stretch;
    if (ClubId === null) return [];
    return [{ one, UserId: one.due.UserId, ClubId, DisplayGroupId, Begin: dateOfSecond(begin), End: dateOfSecond(end) }];
  });
  const classes = await trainedIn(trx, trained);
  const classOf = new Map(trained.map(({ one }, index) => [one, classes[index]]));
  const groupOf = await groupsOf(
    trx,
    heardAt.map(({ one }) => one),
    ranAt,
    now,
  );
  return new Map(
    heardAt.map(({ one }, index) => [one, { ...nowhere, ...rooms[index], ...groupOf.get(one), ...classOf.get(one) }]),
  );
}

type Together = Pick<Place, 'GroupTrainingId' | 'GroupClubId'> & Partial<Pick<Place, 'Name'>>;

/** What each trained in with others, wherever most of it was: a class within a longer training of her own is of the class. */
async function groupsOf<One extends Heard>(
  trx: Queryable,
  trained: readonly One[],
  ranAt: TrainingPorts['ranAt'],
  now: Date,
): Promise<Map<One, Together>> {
  const clubs = new Map(trained.map((one) => [one, clubsOf(one)]));
  const whiles = trained.flatMap((one): TrainedWhile[] => {
    const { begin, end } = one.stretch;
    return (clubs.get(one) ?? []).map((ClubId) => ({ ClubId, Begin: dateOfSecond(begin), End: dateOfSecond(end) }));
  });
  if (whiles.length === 0) return new Map();
  const ran = (await ranAt(trx, whiles)).map((one) => asRan(one, now));
  return new Map(
    trained.flatMap((one) => {
      const there = ran.filter((session) => clubs.get(one)?.includes(session.ClubId));
      const group = there.length === 0 ? undefined : trainedTogether(one.stretch, one.heard, there);
      if (!group) return [];
      const Name = calledAfter(one.stretch, trainedInEach(one.stretch, one.heard, there));
      const { GroupTrainingId, ClubId: GroupClubId } = group;
      return [[one, { GroupTrainingId, GroupClubId, ...(Name !== '' && { Name }) }] as const];
    }),
  );
}

/** The clubs whose bridges heard some of it. */
function clubsOf({ stretch: { begin, end }, heard }: Heard): number[] {
  const clubs = heard.flatMap(({ Minute, Beats, ClubId }) =>
    ClubId !== null && Minute < end && Minute + Beats.length > begin ? [ClubId] : [],
  );
  return [...new Set(clubs)];
}
