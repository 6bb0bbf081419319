import type { Queryable } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/events/emit.store.ts';
import { toldTo } from '../parts.rows.ts';
import { partsOfTrainings } from '../parts.store.ts';
import { eventOf } from '../summaries/summaries.service.ts';
import { deleteTrainings, lockTrainings, type StoredTraining } from '../summaries/summary.store.ts';
import type { TrainingPorts } from '../trainings.ports.ts';
import * as store from './declared.store.ts';

/** What she has becomes what staff wrote down, with the number of that and with this changed; all that hangs on it goes over. */
export async function becomeSlip(
  trx: Queryable,
  inherits: TrainingPorts['inherits'],
  { TrainingId: heir }: Pick<StoredTraining, 'TrainingId'>,
  hers: StoredTraining,
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
  const told = hers.ClosedAt ? toldTo(hers, parts) : [];
  await emitAll(
    trx,
    told.map((one) => eventOf('TrainingDeleted', one)),
  );
}
