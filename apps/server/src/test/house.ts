import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BodyOf, Call, InputOf, ResultOf } from '@clubpulse/contract/call';
import type { Problem } from '@clubpulse/contract/errors';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { compose, type House } from '../compose.ts';
import { readConfig } from '../platform/config/config.ts';
import { apart } from '../platform/database/pool/one-connection.ts';
import { createLog } from '../platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type Bearer, signersIn } from './signed-in.ts';

export const TOKEN_SECRET = 'secret of this test';

export interface Answer<C extends Call> {
  readonly status: number;
  /** The result of a 2xx answer. */
  readonly result: ResultOf<C>;
  /** The problem document of any other. */
  readonly problem: Problem;
  readonly headers: Record<string, unknown>;
}

/** The parts of a call's input that a test names; strings and numbers alike in a path. */
export interface TestInput<C extends Call> {
  readonly params?: Partial<Record<keyof InputOf<C>['params'], string | number>>;
  readonly query?: Partial<InputOf<C>['query']>;
  readonly body?: BodyOf<C> | InputOf<C>['body'] | Record<string, unknown> | readonly object[];
  readonly token?: string | undefined;
  readonly language?: string;
  /** Of the browser that calls. */
  readonly timeZone?: string;
  /** Idempotency-Key. */
  readonly key?: string | undefined;
}

export interface TestHouse extends House {
  /** A bearer token of the embedded provider, for an account made on the way; its address is proved unless it is said not to be. */
  tokenFor(email: string, isProved?: boolean): Promise<string>;
  /** The same for several at once, in their order; each token is signed when it is wanted. */
  tokensFor(people: readonly Bearer[]): Promise<readonly (() => string)[]>;
  /** Makes a declared call through HTTP without a socket. */
  call<C extends Call>(call: C, input?: TestInput<C>): Promise<Answer<C>>;
}

let shared: Promise<TestHouse> | undefined;
/** Files that asked for it: each calls from an address of its own, so that none uses up what another may try. */
let files = 0;

/**
 * The house of this worker, the same one for every file that asks: its own clubs, people and address are a file's isolation
 * (`createWorld`, `openBookingHouse`, `aClub`), so it says nothing about all rows of a table. No job runs in it by itself: a test runs
 * what is due by `runDueJobs`. `close` leaves it to the next file; it ends with the worker.
 */
export async function openHouse(): Promise<TestHouse> {
  shared ??= openOwnHouse();
  const house = await shared;
  files += 1;
  return { ...house, call: callsFrom(house, `127.1.${files >> 8}.${files & 255}`), close: async () => {} };
}

/**
 * A house that nobody else uses, for a file that needs other settings, its own database or jobs, ends or harms the house, or
 * counts what is in it: the whole product on real PostgreSQL, a real broker and the embedded identity provider.
 */
export async function openOwnHouse(
  environment: Record<string, string> = {},
  {
    database: existing,
    jobs = false,
    log,
    isOverloaded = () => false,
  }: { database?: Pick<TestDatabase, 'url' | 'drop'>; jobs?: boolean; log?: Logger; isOverloaded?: () => boolean } = {},
): Promise<TestHouse> {
  const database = existing ?? (await createTestDatabase());
  const folder = await mkdtemp(path.join(inject('folder'), 'house-'));
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    MQTT_PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    ...environment,
  });
  const house = await compose({
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
  const tokensFor: TestHouse['tokensFor'] = async (bearers) => {
    signing ??= signersIn(house.db, config);
    return (await signing)(bearers);
  };
  return {
    ...house,
    tokensFor,
    async tokenFor(email, isProved = true) {
      const [token] = await tokensFor([{ email, isProved }]);
      return token?.() ?? '';
    },
    call: callsFrom(house),
    async close() {
      await house.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Calls of a house through HTTP without a socket, as if they came from the address. */
function callsFrom({ app }: House, remoteAddress?: string): TestHouse['call'] {
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
    // It is sent when it is first waited for.
    const response = await apart(async () => {
      const answer = await app.inject(request);
      return answer;
    });
    const content: unknown = response.body === '' ? undefined : JSON.parse(response.body);
    // One of the two is meaningful, by status; a test reads the one it expects.
    return {
      status: response.statusCode,
      result: content as ResultOf<C>,
      problem: content as Problem,
      headers: response.headers,
    };
  };
}
