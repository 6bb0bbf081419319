import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BodyOf, Call, InputOf, ResultOf } from '@clubpulse/contract/call';
import type { Problem } from '@clubpulse/contract/errors';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { type ComposedServer, compose } from '../compose.ts';
import { readConfig } from '../platform/config/config.ts';
import { outsideTransaction } from '../platform/database/pool/one-connection.ts';
import { createLog } from '../platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type Bearer, signersIn } from './signed-in.ts';

export const TOKEN_SECRET = 'secret of this test';

export interface Answer<C extends Call> {
  readonly status: number;
  readonly result: ResultOf<C>;
  readonly problem: Problem;
  readonly headers: Record<string, unknown>;
}

export interface TestInput<C extends Call> {
  readonly params?: Partial<Record<keyof InputOf<C>['params'], string | number>>;
  readonly query?: Partial<InputOf<C>['query']>;
  readonly body?: BodyOf<C> | InputOf<C>['body'] | Record<string, unknown> | readonly object[];
  readonly token?: string | undefined;
  readonly language?: string;
  readonly timeZone?: string;
  readonly key?: string | undefined;
}

export interface TestServer extends ComposedServer {
  tokenFor(email: string, isProved?: boolean): Promise<string>;
  tokensFor(people: readonly Bearer[]): Promise<readonly (() => string)[]>;
  call<C extends Call>(call: C, input?: TestInput<C>): Promise<Answer<C>>;
}

let shared: Promise<TestServer> | undefined;
/** Each file has its own network address, because limits are counted per address. */
let files = 0;

/**
 * All files of this worker share the server. So a file uses its own clubs, users and network address, and checks no whole tables.
 */
export async function openServer(): Promise<TestServer> {
  shared ??= openOwnServer();
  const server = await shared;
  files += 1;
  return { ...server, call: callsFrom(server, `127.1.${files >> 8}.${files & 255}`), close: async () => {} };
}

/** A server for one file that needs other settings or jobs, stops or damages the server, or counts all rows. */
export async function openOwnServer(
  environment: Record<string, string> = {},
  {
    database: existing,
    jobs = false,
    log,
    isOverloaded = () => false,
  }: { database?: Pick<TestDatabase, 'url' | 'drop'>; jobs?: boolean; log?: Logger; isOverloaded?: () => boolean } = {},
): Promise<TestServer> {
  const database = existing ?? (await createTestDatabase());
  const folder = await mkdtemp(path.join(inject('folder'), 'server-'));
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    MQTT_PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    TOKEN_RATE_LIMIT: '100000',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    ...environment,
  });
  const server = await compose({
    config,
    databaseUrl: database.url,
    directUrl: database.url,
    log: log ?? createLog(config.LOG_LEVEL),
    tokenSecret: TOKEN_SECRET,
    version: 'test',
    jobs,
    isOverloaded,
  });
  let signing: ReturnType<typeof signersIn> | undefined;
  const tokensFor: TestServer['tokensFor'] = async (bearers) => {
    signing ??= signersIn(server.db, config);
    return (await signing)(bearers);
  };
  return {
    ...server,
    tokensFor,
    async tokenFor(email, isProved = true) {
      const [token] = await tokensFor([{ email, isProved }]);
      return token?.() ?? '';
    },
    call: callsFrom(server),
    async close() {
      await server.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function callsFrom({ app }: ComposedServer, remoteAddress?: string): TestServer['call'] {
  return async <C extends Call>(call: C, input: TestInput<C> = {}): Promise<Answer<C>> => {
    const params: Record<string, unknown> = { ...input.params };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...input.query })) query.set(name, String(value));
    const url = `/api${call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;
    const request = {
      method: call.method,
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      url: query.size > 0 ? `${url}?${query.toString()}` : url,
      headers: {
        ...(input.token === undefined ? {} : { authorization: `Bearer ${input.token}` }),
        ...(input.language === undefined ? {} : { 'accept-language': input.language }),
        ...(input.timeZone === undefined ? {} : { 'time-zone': input.timeZone }),
        ...(input.key === undefined ? {} : { 'idempotency-key': input.key }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
    };
    const response = await outsideTransaction(async () => {
      const answer = await app.inject(request);
      return answer;
    });
    const content: unknown = response.body === '' ? undefined : JSON.parse(response.body);
    return {
      status: response.statusCode,
      result: content as ResultOf<C>,
      problem: content as Problem,
      headers: response.headers,
    };
  };
}
