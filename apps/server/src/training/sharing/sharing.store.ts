import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingLinks } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { Inheritance } from '../trainings/public.ts';

const isOwn = sql<boolean>`not "IsInherited"`;

export type Link = Pick<Selectable<TrainingLinks>, 'Code' | 'ShowsCharts'>;

export const linkOf = (db: Queryable, trainingId: TrainingId): Promise<Link | undefined> =>
  db
    .selectFrom('training_links')
    .select(['Code', 'ShowsCharts'])
    .where('TrainingId', '=', trainingId)
    .where(isOwn)
    .executeTakeFirst();

export async function keepLink(db: Queryable, link: Insertable<TrainingLinks>): Promise<Link> {
  await db
    .insertInto('training_links')
    .values(link)
    .onConflict((conflict) => conflict.column('TrainingId').where(isOwn).doNothing())
    .execute();
  return (await linkOf(db, link.TrainingId)) ?? link;
}

export async function deleteLink(db: Queryable, trainingId: TrainingId): Promise<void> {
  await db.deleteFrom('training_links').where('TrainingId', '=', trainingId).execute();
}

export async function showCharts(db: Queryable, trainingId: TrainingId, ShowsCharts: boolean): Promise<Link | undefined> {
  await db.updateTable('training_links').set({ ShowsCharts }).where('TrainingId', '=', trainingId).execute();
  return linkOf(db, trainingId);
}

export const opens = (db: Queryable, code: string) =>
  db.selectFrom('training_links').select(['TrainingId', 'ShowsCharts']).where('Code', '=', code).executeTakeFirst();

/** Charts hidden for one link are hidden for all links of the remaining training. */
export async function inheritLinks(trx: Queryable, inheritances: readonly Inheritance[]): Promise<void> {
  const [dropped, heirs] = [inheritances.map((one) => one.dropped), inheritances.map(({ heir }) => heir)];
  await sql`
    with left_behind as (
      select "Code" as code, heir,
        row_number() over (partition by heir, "IsInherited" order by "CreatedAt", "Code") = 1
          and not exists (select from training_links own where own."TrainingId" = heir and not own."IsInherited") as is_first
      from unnest(${listOf(dropped)}::bigint[], ${listOf(heirs)}::bigint[]) as one (gone, heir)
      join training_links on "TrainingId" = gone
    )
    update training_links set "TrainingId" = heir, "IsInherited" = "IsInherited" or not is_first
    from left_behind where "Code" = code`.execute(trx);
  await sql`
    update training_links one set "ShowsCharts" = false
    where "TrainingId" = any(${listOf(heirs)}::bigint[]) and "ShowsCharts"
      and exists (select from training_links other where other."TrainingId" = one."TrainingId" and not other."ShowsCharts")`.execute(
    trx,
  );
}
