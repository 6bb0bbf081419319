import { calledAfter, mainSessionOf, trainedInEach } from '@clubpulse/rules/training/trainings/together';
import type { Queryable } from '../../platform/database/database.ts';
import type { StoredMinute } from '../heart-minutes/public.ts';
import type { DueSeconds } from './cases.service.ts';
import { dateOfSecond } from './seconds.rows.ts';
import { withStretchEnds } from './session-part.rows.ts';
import { mainPlaceOf, type OwnedStretch } from './stretches-around.service.ts';
import * as store from './summaries/summary.store.ts';
import type { TrainedWhile, TrainingPorts } from './trainings.ports.ts';

/** A strap does not report which sport it records. */
export const TRAINING_TYPE = 'other';

export interface RecordedStretch {
  readonly due: DueSeconds;
  readonly received: readonly StoredMinute[];
  readonly stretch: OwnedStretch;
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

export async function placesOf<One extends RecordedStretch>(
  trx: Queryable,
  computations: readonly One[],
  { trainedIn, ranAt }: Pick<TrainingPorts, 'trainedIn' | 'ranAt'>,
  now: Date,
): Promise<Map<One, Place>> {
  const receivedAt = computations.flatMap((one) => {
    const place = mainPlaceOf(one.stretch, one.received);
    return place ? [{ one, place }] : [];
  });
  const rooms = await store.placesOf(
    trx,
    receivedAt.map(({ place }) => place),
  );
  const trained = receivedAt.flatMap(({ one }, index) => {
    const { ClubId, DisplayGroupId } = rooms[index] ?? nowhere;
    const { begin, end } = one.stretch;
    if (ClubId === null) return [];
    return [{ one, UserId: one.due.UserId, ClubId, DisplayGroupId, Begin: dateOfSecond(begin), End: dateOfSecond(end) }];
  });
  const classes = await trainedIn(trx, trained);
  const classOf = new Map(trained.map(({ one }, index) => [one, classes[index]]));
  const groupOf = await groupsOf(
    trx,
    receivedAt.map(({ one }) => one),
    ranAt,
    now,
  );
  return new Map(
    receivedAt.map(({ one }, index) => [one, { ...nowhere, ...rooms[index], ...groupOf.get(one), ...classOf.get(one) }]),
  );
}

type Together = Pick<Place, 'GroupTrainingId' | 'GroupClubId'> & Partial<Pick<Place, 'Name'>>;

async function groupsOf<One extends RecordedStretch>(
  trx: Queryable,
  trained: readonly One[],
  ranAt: TrainingPorts['ranAt'],
  now: Date,
): Promise<Map<One, Together>> {
  const whiles = trained.flatMap(({ stretch: { ClubId, begin, end } }): TrainedWhile[] =>
    ClubId === null ? [] : [{ ClubId, Begin: dateOfSecond(begin), End: dateOfSecond(end) }],
  );
  if (whiles.length === 0) return new Map();
  const ran = (await ranAt(trx, whiles)).map((one) => withStretchEnds(one, now));
  return new Map(
    trained.flatMap((one) => {
      const there = ran.filter(({ ClubId }) => ClubId === one.stretch.ClubId);
      const group = there.length === 0 ? undefined : mainSessionOf(one.stretch, one.received, there);
      if (!group) return [];
      const Name = calledAfter(one.stretch, trainedInEach(one.stretch, one.received, there));
      const { GroupTrainingId, ClubId: GroupClubId } = group;
      return [[one, { GroupTrainingId, GroupClubId, ...(Name !== '' && { Name }) }] as const];
    }),
  );
}
