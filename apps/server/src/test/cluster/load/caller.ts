import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import type { Person } from '../world.ts';

const AGAIN_MS = 100;
const TRIES = 3_000;
const ANSWER_MS = 30_000;

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

export class Caller {
  readonly #cluster: Pick<Cluster, 'url' | 'token'>;
  readonly #tokens = new Map<string, string>();
  readonly unexpected: string[] = [];
  repeated = 0;
  #keys = 0;

  constructor(cluster: Pick<Cluster, 'url' | 'token'>) {
    this.#cluster = cluster;
  }

  nextKey = (): string => `cluster-${++this.#keys}`;

  async ask(person: Person, request: Request, key = this.nextKey()): Promise<Answered> {
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await this.#send(person, request, key);
      if (answer?.status === 401) this.#tokens.delete(person.email);
      else if (answer?.status === 500)
        this.unexpected.push(`${request.method} ${request.path}: 500 ${JSON.stringify(answer.body)}`);
      else if (answer && answer.status < 502) return answer;
      this.repeated++;
      await pause(AGAIN_MS);
    }
    throw new Error(`${request.method} ${request.path} was never answered.`);
  }

  async #send({ email }: Person, { method, path, body }: Request, key: string): Promise<Answered | undefined> {
    try {
      const token = this.#tokens.get(email) ?? (await this.#cluster.token(email));
      this.#tokens.set(email, token);
      const response = await fetch(`${this.#cluster.url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(method === 'POST' && { 'idempotency-key': key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : {} };
    } catch {
      return undefined;
    }
  }
}
