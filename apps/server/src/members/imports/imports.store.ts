import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  IMPORTS_SHOWN,
  type ImportedPerson,
  type ImportId,
  importedPersonSchema,
  type MemberImport,
} from '@clubpulse/contract/members/imports/imports';
import type { InviteeState } from '@clubpulse/contract/members/invitations';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { MemberImports } from '../../platform/database/schema.generated.ts';

export type ImportRow = Selectable<MemberImports>;
export interface CountedImport extends ImportRow, Pick<MemberImport, 'Rows' | 'Invited' | 'Refused'> {}
export type RefusedState = Exclude<InviteeState, 'Ready'>;

/** Undefined while another import of the club runs. */
export const insertImport = (db: Queryable, row: Insertable<MemberImports>): Promise<ImportRow | undefined> =>
  db
    .insertInto('member_imports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export async function insertRows(
  db: Queryable,
  ImportId: ImportId,
  people: readonly { readonly person: ImportedPerson; readonly twice: boolean }[],
): Promise<void> {
  const rows = people.map(({ person, twice }) => ({ Row: person.Row, State: twice ? 'Twice' : 'Waiting', Person: person }));
  await sql`
    insert into member_import_rows ("ImportId", "Row", "State", "Person")
    select ${ImportId}::bigint, "Row", "State", "Person"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as typed("Row" integer, "State" text, "Person" jsonb)`.execute(db);
}

const counted = (db: Queryable) =>
  db
    .selectFrom('member_imports as i')
    .innerJoin('member_import_rows as r', 'r.ImportId', 'i.ImportId')
    .selectAll('i')
    .select(({ fn }) => [
      fn.countAll<number>().as('Rows'),
      fn.countAll<number>().filterWhere('r.State', '=', 'Ready').as('Invited'),
      fn.countAll<number>().filterWhere('r.State', 'not in', ['Ready', 'Waiting']).as('Refused'),
    ])
    .groupBy('i.ImportId');

export const importsOfClub = (db: Queryable, clubId: ClubId): Promise<CountedImport[]> =>
  counted(db).where('i.ClubId', '=', clubId).orderBy('i.ImportId', 'desc').limit(IMPORTS_SHOWN).execute();

export const importOf = (db: Queryable, importId: ImportId): Promise<CountedImport | undefined> =>
  counted(db).where('i.ImportId', '=', importId).executeTakeFirst();

export async function clubOfImport(db: Queryable, importId: ImportId): Promise<number | undefined> {
  const row = await db.selectFrom('member_imports').select('ClubId').where('ImportId', '=', importId).executeTakeFirst();
  return row?.ClubId;
}

export async function takeWaiting(db: Queryable, importId: ImportId, most: number): Promise<ImportedPerson[]> {
  const rows = await db
    .selectFrom('member_import_rows')
    .select('Person')
    .where('ImportId', '=', importId)
    .where('State', '=', 'Waiting')
    .orderBy('Row')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ Person }) => importedPersonSchema.parse(Person));
}

/** Deletes the personal data of an invited row, because the invitation now has it. */
export async function markRow(db: Queryable, importId: ImportId, row: number, State: InviteeState): Promise<void> {
  await db
    .updateTable('member_import_rows')
    .set(State === 'Ready' ? { State, Person: '{}' } : { State })
    .where('ImportId', '=', importId)
    .where('Row', '=', row)
    .execute();
}

export const finishImport = (db: Queryable, importId: ImportId, FinishedAt: Date): Promise<ImportRow | undefined> =>
  db
    .updateTable('member_imports')
    .set({ FinishedAt })
    .where('ImportId', '=', importId)
    .where('FinishedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('member_import_rows').select('Row').where('ImportId', '=', importId).where('State', '=', 'Waiting'))),
    )
    .returningAll()
    .executeTakeFirst();

export async function refusedRows(
  db: Queryable,
  importId: ImportId,
): Promise<{ readonly person: ImportedPerson; readonly reason: RefusedState }[]> {
  const rows = await db
    .selectFrom('member_import_rows')
    .select(['State', 'Person'])
    .where('ImportId', '=', importId)
    .where('State', 'not in', ['Ready', 'Waiting'])
    .orderBy('Row')
    .execute();
  return rows.flatMap(({ State, Person }) =>
    State === 'Ready' || State === 'Waiting' ? [] : [{ person: importedPersonSchema.parse(Person), reason: State }],
  );
}

export async function forgetImports(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('member_imports').where('FinishedAt', '<', before).execute();
}
