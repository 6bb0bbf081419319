import pg from 'pg';

/** No call changes the day on which a member joined. */
export async function joinedDaysAgo(ClubId: number, days: number): Promise<void> {
  const client = new pg.Client(process.env['E2E_DATABASE_URL']);
  await client.connect();
  try {
    const sql = `update user_roles set "Since" = now() - make_interval(days => $2) where "ClubId" = $1 and "Role" = 'Athlete'`;
    await client.query(sql, [ClubId, days]);
  } finally {
    await client.end();
  }
}
