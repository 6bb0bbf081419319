import type { Queryable } from '../../platform/database/database.ts';

export async function clubIdsOf(db: Queryable, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('clubs').select(['Code', 'ClubId']).where('Code', 'in', codes).execute();
  return new Map(rows.map((row) => [row.Code, row.ClubId]));
}

export async function userIdsOf(db: Queryable, emails: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('users').select(['Email', 'UserId']).where('Email', 'in', emails).execute();
  return new Map(rows.map((row) => [row.Email, row.UserId]));
}
