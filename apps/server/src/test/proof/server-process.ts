import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../platform/database/free-port.ts';
import { preparePostgresHome } from '../../platform/database/postgres-home.ts';
import { type RunningProgram, run } from './running-program.ts';
import { until } from './until.ts';

const MAIN = path.join(import.meta.dirname, '../../main.ts');

export class ServerProcess {
  readonly url: string;
  readonly #environment: Record<string, string>;
  readonly #dataDir: string;
  readonly #databaseDir: string;
  #running: RunningProgram | undefined;

  static async create(environment: Record<string, string>): Promise<ServerProcess> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'clubpulse-proof-'));
    // When the user is root, PostgreSQL runs under another account, which needs access.
    chmodSync(dataDir, 0o755);
    const home = await preparePostgresHome(path.join(dataDir, 'postgres'), () => {});
    return new ServerProcess(await freePort(), dataDir, home.dataDir, environment);
  }

  private constructor(port: number, dataDir: string, databaseDir: string, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#dataDir = dataDir;
    this.#databaseDir = databaseDir;
    this.#environment = { DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', ...environment };
  }

  async start(): Promise<void> {
    this.#running = run(MAIN, [], this.#environment);
    await this.isHealthy();
  }

  async isHealthy(): Promise<void> {
    await until('the server answers', async () => {
      this.expectAlive();
      const answer = await fetch(`${this.url}/api/health/ready`).catch(() => undefined);
      return answer?.status === 204;
    });
  }

  databaseUrl = (): string => this.#postmaster().url;

  expectAlive(): void {
    if (this.#running?.hasEnded()) throw new Error(`the server ended unexpectedly:\n${this.#running.output()}`);
  }

  async kill(): Promise<void> {
    this.expectAlive();
    await this.#running?.end('SIGKILL');
  }

  killDatabase(): void {
    process.kill(this.#postmaster().pid, 'SIGKILL');
  }

  async outageIsNoticed(logged: number): Promise<void> {
    await until('the server notices that the database is away', async () => {
      this.expectAlive();
      return this.log().includes('the database is away', logged) || (await this.#query('select')) !== undefined;
    });
  }

  log = (): string => this.#running?.output() ?? '';

  async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    let rows: Row[] | undefined;
    await until('the database answers', async () => {
      this.expectAlive();
      rows = await this.#query<Row>(sql, values);
      return rows !== undefined;
    });
    return rows ?? [];
  }

  async holding(sql: string, act: () => Promise<void>): Promise<void> {
    const client = new pg.Client(this.#postmaster().url);
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query('begin');
      await client.query(sql);
      await act();
    } finally {
      await client.end().catch(() => {});
    }
  }

  async tokenOf(email: string): Promise<string> {
    const { tokenSecret } = JSON.parse(readFileSync(path.join(this.#dataDir, 'run.json'), 'utf8'));
    const answer = await fetch(`${this.url}/oidc/dev/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-clubpulse-secret': tokenSecret },
      body: JSON.stringify({ email }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return token;
  }

  async remove(): Promise<void> {
    if (this.#running && !this.#running.hasEnded()) await this.#running.end('SIGTERM');
    for (const folder of [this.#databaseDir, this.#dataDir]) rmSync(folder, { recursive: true, force: true });
  }

  async #query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[] | undefined> {
    let client: pg.Client | undefined;
    try {
      client = new pg.Client(this.#postmaster().url);
      client.on('error', () => {});
      await client.connect();
      return (await client.query<Row>(sql, values)).rows;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code?.startsWith('42')) throw error;
      return undefined;
    } finally {
      await client?.end().catch(() => {});
    }
  }

  #postmaster(): { pid: number; url: string } {
    const [pid = '', , , port = ''] = readFileSync(path.join(this.#databaseDir, 'cluster/postmaster.pid'), 'utf8').split('\n');
    const password = readFileSync(path.join(this.#databaseDir, 'password'), 'utf8').trim();
    return { pid: Number(pid), url: `postgres://clubpulse:${password}@127.0.0.1:${port.trim()}/clubpulse` };
  }
}
