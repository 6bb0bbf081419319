import type { UserId } from '@clubpulse/contract/accounts/users';
import { HEALTH_TEXT_VERSION } from '@clubpulse/contract/body/health/health';
import type { Days } from '@clubpulse/rules/time/days';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { HealthIntakes, HealthSummaries } from '../../platform/database/schema.generated.ts';

export type SummaryKind = HealthSummaries['Kind'];
export type SummaryRow = Pick<
  Selectable<HealthSummaries>,
  'Kind' | 'RecordedAt' | 'ActivityType' | 'OffsetSeconds' | 'Seconds' | 'Day' | 'DeviceModel' | 'Figures' | 'Samples'
>;

export const lastIntake = (db: Queryable, userId: UserId): Promise<Selectable<HealthIntakes> | undefined> =>
  db
    .selectFrom('health_intakes')
    .selectAll()
    .where('UserId', '=', userId)
    .orderBy('HealthIntakeId', 'desc')
    .limit(1)
    .executeTakeFirst();

export const isKeeping = (row: Pick<Selectable<HealthIntakes>, 'Granted' | 'Version'> | undefined): boolean =>
  row !== undefined && row.Granted && row.Version === HEALTH_TEXT_VERSION;

export const insertIntake = async (trx: Queryable, row: Insertable<HealthIntakes>): Promise<void> => {
  await trx.insertInto('health_intakes').values(row).execute();
};

/** A later inbox entry replaces the record with the same begin and kind. */
export async function storeSummary(trx: Queryable, row: Insertable<HealthSummaries>): Promise<void> {
  const { UserId: _of, Provider: _by, Kind: _kind, RecordedAt: _at, ActivityType: _type, ...stated } = row;
  await trx
    .insertInto('health_summaries')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['UserId', 'Provider', 'Kind', 'RecordedAt', 'ActivityType'])
        .doUpdateSet(stated)
        .where(({ eb, or, and, ref }) =>
          or([
            eb('health_summaries.InboxId', '<', ref('excluded.InboxId')),
            and([
              eb('health_summaries.InboxId', '=', ref('excluded.InboxId')),
              eb('health_summaries.Entry', '<', ref('excluded.Entry')),
            ]),
          ]),
        ),
    )
    .execute();
}

/** Samples are loaded only if `withSamples` is true: they are most of the data, and many callers need only the figures. */
export async function summariesOf(
  db: Queryable,
  userId: UserId,
  kinds: readonly SummaryKind[],
  { first, last }: Days,
  withSamples: boolean,
): Promise<SummaryRow[]> {
  const rows = await db
    .selectFrom('health_summaries')
    .select(['Kind', 'RecordedAt', 'ActivityType', 'OffsetSeconds', 'Seconds', 'Day', 'DeviceModel', 'Figures'])
    .$if(withSamples, (some) => some.select('Samples'))
    .where('UserId', '=', userId)
    .where('Kind', 'in', kinds)
    .where('Day', '>=', first)
    .where('Day', '<=', last)
    .orderBy('Day')
    .orderBy('RecordedAt')
    .orderBy('ActivityType')
    .execute();
  return rows.map((row) => ({ ...row, Samples: row.Samples ?? {} }));
}

export const newestOf = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('health_summaries')
    .select(['Day', 'RecordedAt', 'DeviceModel'])
    .where('UserId', '=', userId)
    .orderBy('Day', 'desc')
    .orderBy('RecordedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function deleteSummaries(trx: Queryable, userId: UserId): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('health_summaries').where('UserId', '=', userId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
