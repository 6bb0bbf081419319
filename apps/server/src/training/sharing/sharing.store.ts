import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingLinks } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { Inheritance } from '../trainings/public.ts';

const isOwn = sql<boolean>`not "IsInherited"`;

/** The code of its own link: those that it inherited open it too, and are shown nowhere. */
export async function codeOf(db: Queryable, trainingId: TrainingId): Promise<string | undefined> {
  const found = db.selectFrom('training_links').select('Code').where('TrainingId', '=', trainingId).where(isOwn);
  return (await found.executeTakeFirst())?.Code;
}

/** Answers the code that stands: of two who make one at once the first. */
export async function keepLink(db: Queryable, link: Insertable<TrainingLinks>): Promise<string> {
  await db
    .insertInto('training_links')
    .values(link)
    .onConflict((conflict) => conflict.column('TrainingId').where(isOwn).doNothing())
    .execute();
  return (await codeOf(db, link.TrainingId)) ?? link.Code;
}

/** Her link and all that it inherited. */
export async function deleteLink(db: Queryable, trainingId: TrainingId): Promise<void> {
  await db.deleteFrom('training_links').where('TrainingId', '=', trainingId).execute();
}

export async function trainingOfCode(db: Queryable, code: string): Promise<TrainingId | undefined> {
  const row = await db.selectFrom('training_links').select('TrainingId').where('Code', '=', code).executeTakeFirst();
  return row?.TrainingId;
}

/** The oldest becomes the link of an heir that has none; each goes on opening what somebody was shown. */
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
}
