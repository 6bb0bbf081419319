// @module-tag atLength
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '../database/migrate.ts';

const server = inject('databaseServer');
const name = `parts_${randomBytes(6).toString('hex')}`;
const url = server.replace(/\/clubpulse$/, `/${name}`);
const admin = new pg.Client(server);
beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${name}`);
  await migrate(url, undefined, (migration) => migration < '0107');
});
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

it('the previous version writes events before, during and after the migration, and no event is lost or numbered twice', async () => {
  const writer = new pg.Client(url);
  await writer.connect();
  const written: number[] = [];
  const write = async () => {
    const { rows } = await writer.query<{ EventId: string }>(
      `insert into events ("ClubId", "Type", "Payload", "Logged") values (1, 'ClubCreated', '{}', true) returning "EventId"`,
    );
    written.push(Number(rows[0]?.EventId));
  };
  try {
    for (let n = 0; n < 100; n++) await write();
    let migrating = true;
    const migrated = migrate(url).finally(() => {
      migrating = false;
    });
    while (migrating) await write();
    await migrated;
    for (let n = 0; n < 100; n++) await write();
    const { rows } = await writer.query<{ ids: string[] }>(
      'select array_agg("EventId" order by "EventId")::text[] as ids from events',
    );
    expect(rows[0]?.ids.map(Number)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  } finally {
    await writer.end();
  }
});
