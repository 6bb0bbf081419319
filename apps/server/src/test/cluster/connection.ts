import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isUnavailable } from '../../platform/database/database.ts';

const AGAIN_MS = 200;
const TRIES = 900;
const ANSWER_MS = 10_000;
const LOOK_MS = 2_000;

export async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LOOK_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export class ClubConnection {
  readonly pool: pg.Pool;

  constructor(connectionString: string) {
    this.pool = new pg.Pool({
      connectionString,
      max: 4,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      maxLifetimeSeconds: 30,
    });
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  async query<Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    for (let tries = 1; ; tries++) {
      try {
        return (await this.pool.query<Row>(statement, [...values])).rows;
      } catch (error) {
        if (tries === TRIES || !isUnavailable(error)) throw error;
        await pause(AGAIN_MS);
      }
    }
  }

  close = (): Promise<void> => this.pool.end();
}
