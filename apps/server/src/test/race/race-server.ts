import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../platform/database/free-port.ts';
import { type RunningProgram, run } from '../proof/running-program.ts';
import { until } from '../proof/until.ts';

const MAIN = path.join(import.meta.dirname, '../../main.ts');

export class RaceServer {
  readonly url: string;
  readonly #environment: Record<string, string>;
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'clubpulse-race-'));
  #running: RunningProgram | undefined;

  static async create(environment: Record<string, string>): Promise<RaceServer> {
    return new RaceServer(await freePort(), { MQTT_PORT: String(await freePort()), ...environment });
  }

  private constructor(port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { DATA_DIR: this.dataDir, PORT: String(port), DEMO: 'off', LOG_LEVEL: 'error', ...environment };
  }

  async start(): Promise<void> {
    this.#running = run(MAIN, [], this.#environment);
    await until('the server answers', async () => {
      if (this.#running?.hasEnded()) throw new Error(`The server ended unexpectedly:\n${this.log()}`);
      return (await fetch(`${this.url}/api/health`).catch(() => undefined))?.ok === true;
    });
  }

  async token(email: string): Promise<string> {
    const { tokenSecret }: { tokenSecret: string } = JSON.parse(readFileSync(path.join(this.dataDir, 'run.json'), 'utf8'));
    const response = await fetch(`${this.url}/oidc/dev/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-clubpulse-secret': tokenSecret },
      body: JSON.stringify({ email }),
    });
    const answer = (await response.json()) as { access_token?: string };
    if (answer.access_token === undefined) throw new Error(`No token for ${email}: ${response.status}`);
    return answer.access_token;
  }

  kill = async (): Promise<void> => this.#running?.end('SIGKILL');
  hasEnded = (): boolean => this.#running?.hasEnded() ?? true;
  log = (): string => this.#running?.output() ?? '';

  async remove(): Promise<void> {
    if (this.#running && !this.#running.hasEnded()) await this.#running.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
