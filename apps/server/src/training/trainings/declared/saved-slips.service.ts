import type { Queryable } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/events/emit.store.ts';
import { toldTo } from '../parts.rows.ts';
import { partsOfTrainings } from '../parts.store.ts';
import { eventOf } from '../summaries/summaries.service.ts';
import { deleteTrainings, lockTrainings, type StoredTraining } from '../summaries/summary.store.ts';
import type { TrainingPorts } from '../trainings.ports.ts';
import * as store from './declared.store.ts';

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
