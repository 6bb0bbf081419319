import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { getHealth } from '@clubpulse/contract/platform/platform.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { queueJob } from '../jobs/jobs.store.ts';

const METRICS_TOKEN = 'token-of-this-test-0123456789';
let server: TestServer;

beforeAll(async () => {
  server = await openOwnServer({ METRICS_PORT: '0', METRICS_TOKEN });
});
afterAll(() => server.close());

const ask = (path = '/metrics', authorization = `Bearer ${METRICS_TOKEN}`): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    get({ port: server.metricsPort, path, headers: { authorization } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });

async function values(): Promise<Map<string, number>> {
  const { text } = await ask();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

describe('GET /metrics', () => {
  it('needs the token, and is not available on the server of the app', async () => {
    expect((await ask('/metrics', '')).status).toBe(401);
    expect((await ask('/metrics', 'Bearer another')).status).toBe(401);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/alive', '')).text).toBe('alive\n');
    const ofApp = await server.app.inject('/metrics');
    expect(ofApp.body).not.toContain('clubpulse_');
  });

  it('counts requests by route and status, and counts all requests without a route together', async () => {
    await server.call(getHealth);
    for (const path of ['/api/one', '/api/other']) await server.app.inject(path);
    const found = await values();
    expect(found.get('clubpulse_requests_total{call="GET /api/health",status="200"}')).toBe(1);
    expect(found.get('clubpulse_request_seconds_count{call="GET /api/health"}')).toBe(1);
    expect([...found.keys()].filter((name) => /api\/(?:one|other)/.test(name))).toEqual([]);
  });

  it('counts jobs, mails and deliveries like a second query, and counts unknown tasks as other tasks', async () => {
    const { db } = server;
    await db.insertInto('mails').values({ To: 'a@b.example', Subject: 's', Text: 't', Html: 'h' }).execute();
    await db.insertInto('mails').values({ To: 'c@b.example', Subject: 's', Text: 't', Html: 'h', Attempts: 99 }).execute();
    await queueJob(db, { task: 'mail', payload: { MailId: 0 }, runAt: new Date(Date.now() - 3_600_000) });
    await queueJob(db, { task: 'of another version', payload: {}, runAt: new Date(Date.now() + 3_600_000) });
    const found = await values();
    const { rows } = await sql<{ jobs: number; mails: number }>`
      select (select count(*) from graphile_worker.jobs) as jobs, (select count(*) from mails where "SentAt" is null) as mails`.execute(
      db,
    );
    const sumOf = (begin: string) => [...found].reduce((sum, [name, value]) => (name.startsWith(begin) ? sum + value : sum), 0);
    expect({ jobs: sumOf('clubpulse_jobs{'), mails: sumOf('clubpulse_mails{') }).toEqual(rows[0]);
    expect(found.get('clubpulse_jobs{task="other",state="later"}')).toBe(1);
    expect(found.get('clubpulse_jobs_oldest_seconds{task="mail"}')).toBeGreaterThanOrEqual(3600);
    expect(found.get('clubpulse_mails{state="given_up"}')).toBe(1);
    expect(found.get('clubpulse_webhook_deliveries_waiting')).toBe(0);
    expect(found.get('clubpulse_database_up')).toBe(1);
  });

  it('has every metric that the dashboard and the alerts name, and each alert has a text', async () => {
    const { text } = await ask();
    const existing = new Set([...text.matchAll(/^([a-z]\w+)/gm)].map(([, name]) => name));
    const read = (file: string) => readFileSync(new URL(`../../../../../deploy/${file}`, import.meta.url), 'utf8');
    const [dashboard, alerts] = [read('grafana/clubpulse.json'), read('prometheus/alerts.yml')];
    expect(JSON.parse(dashboard)).toMatchObject({ uid: 'clubpulse', schemaVersion: 39 });
    const named = `${dashboard}${alerts}`.matchAll(/\b(?:clubpulse|nodejs|process)_\w+/g);
    expect([...new Set([...named].map(([name]) => name))].filter((name) => !existing.has(name))).toEqual([]);
    for (const silent of ['up{job="clubpulse"} == 0', 'sum(clubpulse_partitions) < 64'])
      expect(alerts.split('\n').map((line) => line.trim())).not.toContain(`expr: ${silent}`);
    const count = (pattern: RegExp) => [...alerts.matchAll(pattern)].length;
    expect(count(/^ +- alert: /gm)).toBeGreaterThan(8);
    expect([count(/^ +summary: /gm), count(/^ +description: /gm)]).toEqual([count(/^ +- alert: /gm), count(/^ +- alert: /gm)]);
  });

  it('returns a response without the values of the database while the database is unavailable', async () => {
    const away = await openOwnServer({ METRICS_PORT: '0', METRICS_TOKEN });
    const whole = server;
    server = away;
    await sql`alter table mails rename to mails_away`.execute(away.db);
    const found = await values();
    server = whole;
    expect(found.get('clubpulse_database_up')).toBe(0);
    expect([...found.keys()].filter((name) => name.startsWith('clubpulse_jobs{'))).toEqual([]);
    expect(found.get('clubpulse_webhook_deliveries_waiting')).toBeNaN();
    expect(found.get('clubpulse_ingest_lag_seconds')).toBe(0);
    await away.close();
  });
});
