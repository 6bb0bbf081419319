import type { Call } from '@clubpulse/contract/call';
import type { ErrorType } from '@clubpulse/contract/errors';
import type { Queryable } from '../platform/database/database.ts';
import type { ClubRows } from './sample.ts';
import type { openOwnServer, TestInput, TestServer } from './server.ts';
import type { World } from './world.ts';

export interface Refused {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export interface Provocation {
  readonly call?: Call;
  readonly ask: (language: string) => Promise<Refused>;
  readonly fields?: readonly string[];
}

export interface Stage {
  readonly server: TestServer;
  readonly world: World;
  readonly rows: ClubRows;
  readonly open: typeof openOwnServer;
}

export type Refusals = (stage: Stage) => Promise<Partial<Record<ErrorType, Provocation>>>;

export async function refusalOf<C extends Call>(at: TestServer, call: C, input: TestInput<C>): Promise<Refused> {
  const { status, problem, headers } = await at.call(call, input);
  return { status, type: String(headers['content-type']), text: JSON.stringify(problem) };
}

export const provoke = <C extends Call>(
  at: TestServer,
  call: C,
  input: TestInput<C>,
  fields: readonly string[] = [],
): Provocation => ({
  call,
  fields,
  ask: (language) => refusalOf(at, call, { ...input, language }),
});

export async function refusalOfRequest(
  at: TestServer,
  url: string,
  { method = 'GET', payload, type }: { method?: 'GET' | 'POST'; payload?: string; type?: string },
  language: string,
): Promise<Refused> {
  const response = await at.app.inject({
    method,
    url,
    headers: { 'accept-language': language, ...(type === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, type: String(response.headers['content-type']), text: response.body };
}

export const provokeFrom = (
  at: TestServer,
  remoteAddress: string,
  call: Call,
  payload: Record<string, string>,
  fields: readonly string[] = [],
): Provocation => ({
  call,
  fields,
  ask: async (language) => {
    const headers = { 'accept-language': language };
    const request = { method: call.method, url: `/api${call.path}`, remoteAddress, headers, payload } as const;
    const { statusCode, headers: answered, body } = await at.app.inject(request);
    return { status: statusCode, type: String(answered['content-type']), text: body };
  },
});

export async function attempted(db: Queryable, Key: string, Count: number): Promise<void> {
  const ExpiresAt = new Date(Date.now() + 1_800_000);
  await db
    .insertInto('identity_attempts')
    .values({ Key, Count, ExpiresAt })
    .onConflict((conflict) => conflict.column('Key').doUpdateSet({ Count, ExpiresAt }))
    .execute();
}

const accountOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

export async function anOldProof(db: Queryable, token: string): Promise<void> {
  await db
    .updateTable('identity_sessions')
    .set({ ProvedAt: new Date(0) })
    .where('AccountId', '=', accountOf(token))
    .execute();
}
