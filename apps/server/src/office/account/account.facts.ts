import type { UserId } from '@clubpulse/contract/accounts/users';
import type { OwnData } from '@clubpulse/contract/office/account';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { type Persons, takenAlong } from '../../platform/feature/persons.ts';

export async function ownData(db: Queryable, persons: Persons, userId: UserId): Promise<OwnData> {
  const data: OwnData = {};
  for (const [table, columns] of takenAlong(persons)) {
    const own = sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${userId}`),
      sql` or `,
    );
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(one) as row from ${sql.table(table)} as one where ${own}`.execute(db);
    data[table] = rows.map(({ row }) => row);
  }
  return data;
}

export async function ownedAlone(db: Queryable, userId: UserId): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_roles as role')
    .innerJoin('brands', 'brands.BrandId', 'role.BrandId')
    .select('brands.Name')
    .where('role.UserId', '=', userId)
    .where('role.Role', '=', 'Owner')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_roles as other')
            .select('other.UserId')
            .whereRef('other.BrandId', '=', 'role.BrandId')
            .where('other.UserId', '<>', userId),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.Name;
}
