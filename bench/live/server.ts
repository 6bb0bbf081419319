import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../apps/server/src/platform/database/free-port.ts';
import { longestTurnOf, memoryOf } from './memory.ts';
import { cpuOf, descendants, endedCpuOf } from './processes.ts';
import { BRIDGES, displayToken, SECRET, STRAPS_EACH } from './world.ts';

const root = join(import.meta.dirname, '../..');

export interface MeasuredServer {
  readonly pid: number;
  readonly url: string;
  readonly databaseUrl: string;
  readonly mqttPort: number;
  readonly liveUrl: string;
  cpu(): number;
  databaseCpu(): number;
  memory(): Promise<number>;
  longestTurn(): Promise<number>;
  storedSeconds(): Promise<number>;
  waitingJobs(): Promise<number>;
  openJournals(): Promise<number>;
  closedJournals(): Promise<number>;
  stop(): Promise<void>;
}

export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpulse-bench-'));
  chmodSync(folder, 0o755);
  const [port, mqttPort, inspectPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, [`--inspect=127.0.0.1:${inspectPort}`, 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      MQTT_PORT: String(mqttPort),
      DATA_DIR: folder,
      DEMO: 'off',
      LIVE_WINDOW_SECONDS: '604800',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  await healthy(`http://127.0.0.1:${port}/api/health`, child);
  child.stdout?.resume();
  child.stderr?.on('data', (text: Buffer) => /Debugger|inspector|For help/.test(String(text)) || process.stderr.write(text));
  const postmaster = postmasterOf(pid);
  const database = new pg.Client(postmaster.url);
  await database.connect();
  await seed(database);
  const count = async (statement: string) => (await database.query<{ count: number }>(statement)).rows[0]?.count ?? 0;
  return {
    pid,
    url: `http://127.0.0.1:${port}`,
    databaseUrl: postmaster.url,
    mqttPort,
    liveUrl: `ws://127.0.0.1:${port}/api/live`,
    cpu: () => cpuOf(pid),
    databaseCpu: () => descendants(postmaster.pid).reduce((sum, each) => sum + cpuOf(each), endedCpuOf(postmaster.pid)),
    memory: () => memoryOf(inspectPort),
    longestTurn: () => longestTurnOf(inspectPort),
    async storedSeconds() {
      const { rows } = await database.query<{ seconds: number }>(
        `select sum(length(replace(encode("Beats", 'hex'), '00', '')) / 2)::float8 as seconds from heart_minute`,
      );
      return rows[0]?.seconds ?? 0;
    },
    waitingJobs: () =>
      count(`select count(*)::int from graphile_worker.jobs where run_at <= now() and task_identifier <> 'training-summaries'`),
    openJournals: () => count('select count(*)::int from training_due'),
    closedJournals: () => count('select count(*)::int from trainings where "ClosedAt" is not null'),
    async stop() {
      if (child.exitCode !== null) return;
      await database.end();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function seed(database: pg.Client): Promise<void> {
  const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
  const tokens = Array.from({ length: BRIDGES }, (_, index) => hash(displayToken(index + 1)));
  await database.query(`
    insert into clubs ("Name", "Code", "TimeZone", "Currency") select 'Club ' || n, 'C' || n, 'Europe/Rome', 'EUR' from generate_series(1, ${BRIDGES}) n;
    insert into club_licenses ("ClubId", "Name", "Begin", "End", "Members", "Trainers", "Bridges", "LiveTrainings", "VideoGB", "Sms")
      select n, 'Enterprise', '2000-01-01', '2050-01-01', 100, 100, 100, 100, 100, 100 from generate_series(1, ${BRIDGES}) n;
    insert into display_groups ("ClubId", "Name", "Color") select n, 'Hall', '#1f6fe5' from generate_series(1, ${BRIDGES}) n;
    insert into bridges ("ClubId", "HardwareId", "Name", "DisplayGroupId", "SecretHash")
      select n, 'bench', 'Bridge', n, '${hash(SECRET)}' from generate_series(1, ${BRIDGES}) n;
    insert into users ("Email", "Nickname", "BirthDate")
      select n || '@bench.invalid', 'Athlete ' || n, '1991-01-01' from generate_series(1, ${BRIDGES * STRAPS_EACH}) n;
    insert into user_roles ("UserId", "Role", "ClubId")
      select n, 'Athlete', (n - 1) / ${STRAPS_EACH} + 1 from generate_series(1, ${BRIDGES * STRAPS_EACH}) n;
    insert into sensors ("UserId", "HardwareId", "Model", "Code")
      select n, 'ANT+:' || 20000 + n, 'Garmin', n from generate_series(1, ${BRIDGES * STRAPS_EACH}) n;
    analyze`);
  await database.query(
    `insert into displays ("ClubId", "DisplayGroupId", "Name", "TokenHash") select n, n, 'TV', hash from unnest($1::text[]) with ordinality t(hash, n)`,
    [tokens],
  );
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start within a minute.');
}

function postmasterOf(serverPid: number): { pid: number; url: string } {
  for (const pid of descendants(serverPid)) {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const [folder, port] = [command[command.indexOf('-D') + 1], command[command.indexOf('-p') + 1]];
    if (!command[0]?.endsWith('postgres') || !command.includes('-D') || folder === undefined) continue;
    const password = readFileSync(join(dirname(folder), 'password'), 'utf8').trim();
    return { pid, url: `postgres://clubpulse:${password}@127.0.0.1:${port}/clubpulse` };
  }
  throw new Error('The embedded database was not found.');
}
