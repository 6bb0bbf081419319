import type pg from 'pg';

export async function otherSessions(observer: pg.Client): Promise<number> {
  const { rows } = await observer.query<{ sessions: number }>(
    'select count(*)::int as sessions from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows[0]?.sessions ?? 0;
}
