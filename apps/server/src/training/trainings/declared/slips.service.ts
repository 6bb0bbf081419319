import type { Refusal } from '@clubpulse/contract/errors';
import type { TrainingDetail, TrainingId } from '@clubpulse/contract/training/trainings';
import { joinedTraining, typeOf } from '@clubpulse/rules/training/recordings/joining';
import type { Queryable } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/events/emit.store.ts';
import { declaredOf, isDeclared } from '../declared.rows.ts';
import { toldTo } from '../parts.rows.ts';
import { partsOfTrainings } from '../parts.store.ts';
import { eventOf } from '../summaries/summaries.service.ts';
import { deleteTrainings, lockTrainings, type StoredTraining } from '../summaries/summary.store.ts';
import type { TrainingPorts } from '../trainings.ports.ts';
import { type Acted, laidAnew, overlapping } from './acting.service.ts';
import * as store from './declared.store.ts';
import { isTimedByHand } from './heard-before.rows.ts';
import { writtenOver } from './joining.service.ts';
import { asOfClubsNow } from './left-club.service.ts';
import { declaredColumns, earliest, type Interval, isOwnName, type Said, spanOf } from './said.rows.ts';

/** What becomes of what staff wrote down when she saves it as it stands. */
interface Saving {
  readonly becomes: NonNullable<TrainingDetail['AwaitsHer']>;
  /** The file, or the word, of hers that it is one training with. */
  readonly joins?: StoredTraining;
}

/**
 * It is what she has of that time in no club, or of this one: what straps heard, and one file or word of the same training, by half of the shorter of
 * the two. What another club knows is never given to this one, and of two files nobody says which is the training.
 */
async function savingOf(db: Queryable, slip: StoredTraining, interval: Interval): Promise<Saving> {
  const hers = await store.hersIn(db, interval);
  const parts = await partsOfTrainings(
    db,
    hers.map(({ TrainingId }) => TrainingId),
  );
  const clubsOf = ({ TrainingId, ClubId }: StoredTraining) => [
    ClubId,
    ...(parts.get(TrainingId) ?? []).map((part) => part.ClubId),
  ];
  if (hers.some((one) => clubsOf(one).some((clubId) => clubId !== null && clubId !== slip.ClubId)))
    return { becomes: 'Overlaps' };
  const said = hers.filter(isDeclared);
  if (said.length === 0) return { becomes: hers.length === 0 ? 'Alone' : 'Joined' };
  const joined = joinedTraining(spanOf(interval), said.flatMap(declaredOf));
  return joined === undefined || joined === 'overlaps' ? { becomes: 'Overlaps' } : { becomes: 'Joined', joins: joined.training };
}

/** What she is told of one that staff wrote down: what it becomes when she saves it. */
export async function awaitedOf(db: Queryable, trainingId: TrainingId): Promise<TrainingDetail['AwaitsHer']> {
  const slip = await store.trainingById(db, trainingId);
  if (!slip?.DeclaredBegin || !slip.DeclaredEnd) return null;
  return (
    await savingOf(db, await asOfClubsNow(db, slip), { UserId: slip.UserId, Begin: slip.DeclaredBegin, End: slip.DeclaredEnd })
  ).becomes;
}

/**
 * She says that she was where staff wrote down that she was: as if she had written it down herself, with the number that the club knows. What she
 * deleted stays deleted.
 */
export async function save(
  trx: Queryable,
  inherits: TrainingPorts['inherits'],
  written: StoredTraining,
  said: Said & Interval,
): Promise<Acted<TrainingId> | Refusal> {
  const slip = await asOfClubsNow(trx, written);
  const { UserId, Begin, End } = said;
  const interval = { UserId, Begin, End };
  const { becomes, joins } = await savingOf(trx, slip, interval);
  const isMoved = Number(slip.DeclaredBegin) !== Number(Begin) || Number(slip.DeclaredEnd) !== Number(End);
  if (becomes === 'Overlaps' || (joins && isMoved)) return overlapping;
  // Two words of the same hour would be one training twice.
  if (isMoved && (await store.slipsIn(trx, interval, slip.TrainingId)).length > 0) return overlapping;
  const { TrainingId, ClubId } = slip;
  const saidByHer = { ClubSaidByStaff: false, SaidClubId: ClubId, DeclaredById: null };
  if (joins === undefined) {
    const { HeardBefore } = await laidAnew(trx, slip, { ...interval, recorded: [], slip: undefined, brought: [] });
    const columns = { ...declaredColumns(said, slip), ClubId, ...saidByHer, Begin, End, HeardBefore };
    await store.updateTraining(trx, TrainingId, columns);
    return { ...earliest(interval, slip), done: TrainingId, counted: TrainingId };
  }
  // What she called her file stays, where she leaves theirs as it is.
  const isHerName = joins.HasOwnName && said.Name === slip.Name;
  const isHerType = isHerName && said.TrainingType === slip.TrainingType;
  const TrainingType = isHerType ? typeOf(joins.TrainingType, said.TrainingType) : said.TrainingType;
  const words = { ...said, ClubId, Name: isHerName ? '' : said.Name, TrainingType };
  const over = isTimedByHand(joins) ? undefined : await writtenOver(trx, joins, words, []);
  if (over && 'refused' in over) return over;
  const hers = over ? ((await store.trainingById(trx, joins.TrainingId)) ?? joins) : joins;
  // What she changes in it she says of the whole.
  const figureOf = (typed: number | null, wrote: number | null, own: number | null) =>
    typed === wrote || typed === null ? (own ?? typed) : typed;
  const ofHand = {
    Name: isHerName ? joins.Name : said.Name,
    HasOwnName: isHerName || isOwnName(said.Name, joins),
    TrainingType,
    HasOwnType: true,
    Note: [...new Set([said.Note, joins.Note])].filter((note) => note !== '').join('\n'),
  };
  await becomeSlip(
    trx,
    inherits,
    slip,
    { ...hers, toldBefore: joins },
    {
      ClubId,
      ...saidByHer,
      ...(over ? {} : ofHand),
      Distance: figureOf(said.Distance, slip.Distance, hers.Distance),
      DeclaredHeartRate: figureOf(said.AverageHeartRate, slip.DeclaredHeartRate, hers.DeclaredHeartRate),
      DeclaredCalories: figureOf(said.Calories, slip.DeclaredCalories, hers.DeclaredCalories),
    },
  );
  const all = over ? earliest(over, slip) : earliest(joins, slip);
  return { ...all, done: TrainingId, counted: TrainingId, ...(over?.restored ? { restored: over.restored } : {}) };
}

/** What she has becomes what staff wrote down, with the number of that and with this changed; all that hangs on it goes over. */
async function becomeSlip(
  trx: Queryable,
  inherits: TrainingPorts['inherits'],
  { TrainingId: heir }: Pick<StoredTraining, 'TrainingId'>,
  { toldBefore, ...hers }: StoredTraining & { readonly toldBefore: StoredTraining },
  changed: Partial<StoredTraining>,
): Promise<void> {
  const { TrainingId: dropped, RowVersion: _ofHers, ...columns } = hers;
  // Whoever writes about it at this moment has written before, or finds it gone.
  await lockTrainings(trx, [dropped]);
  await store.stepAside(trx, dropped);
  await store.updateTraining(trx, heir, {
    ...columns,
    ...changed,
    Pauses: JSON.stringify(hers.Pauses),
    HeardBefore: hers.HeardBefore && JSON.stringify(hers.HeardBefore),
  });
  for (const inherit of inherits) await inherit(trx, [{ dropped, heir }]);
  const parts = (await partsOfTrainings(trx, [dropped])).get(dropped) ?? [];
  await deleteTrainings(trx, [dropped]);
  // Whoever did not know of it hears of no end.
  const told = hers.ClosedAt ? toldTo(toldBefore, parts) : [];
  await emitAll(
    trx,
    told.map((one) => eventOf('TrainingDeleted', one)),
  );
}
