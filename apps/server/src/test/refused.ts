import type { Call } from '@clubpulse/contract/call';
import type { ErrorType } from '@clubpulse/contract/errors';
import type { Queryable } from '../platform/database/database.ts';
import type { openOwnHouse, TestHouse, TestInput } from './house.ts';
import type { ClubRows } from './sample.ts';
import type { World } from './world.ts';

/** An answer as it came. */
export interface Refused {
  readonly status: number;
  /** The content type. */
  readonly type: string;
  readonly text: string;
}

/** How an error type is provoked, in any language and as often as one likes. */
export interface Provocation {
  /** The call that refuses; undefined where no call of ours is asked. */
  readonly call?: Call;
  readonly ask: (language: string) => Promise<Refused>;
  /** Fields that are at fault. */
  readonly fields?: readonly string[];
}

/** Where refusals are provoked. */
export interface Stage {
  readonly house: TestHouse;
  readonly world: World;
  /** Of club A. */
  readonly rows: ClubRows;
  /** Another house, for what harms one; it ends with the test. */
  readonly open: typeof openOwnHouse;
}

/** What a feature says in its `<feature>.refusals.ts`, as `refusals`: it prepares the house, and answers how each of its error types is provoked. */
export type Refusals = (stage: Stage) => Promise<Partial<Record<ErrorType, Provocation>>>;

export async function refusalOf<C extends Call>(at: TestHouse, call: C, input: TestInput<C>): Promise<Refused> {
  const { status, problem, headers } = await at.call(call, input);
  return { status, type: String(headers['content-type']), text: JSON.stringify(problem) };
}

/** A call with an input that is refused each time it is made. */
export const provoke = <C extends Call>(
  at: TestHouse,
  call: C,
  input: TestInput<C>,
  fields: readonly string[] = [],
): Provocation => ({
  call,
  fields,
  ask: (language) => refusalOf(at, call, { ...input, language }),
});

/** A request that no call describes. */
export async function refusalOfRequest(
  at: TestHouse,
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

/** A call without a path's values that is refused to whoever asks from the address. */
export const provokeFrom = (
  at: TestHouse,
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

/** As many attempts as one bears were made under the name, for the next half hour. */
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

/** Whoever has the token proved long ago who she is. */
export async function anOldProof(db: Queryable, token: string): Promise<void> {
  await db
    .updateTable('identity_sessions')
    .set({ ProvedAt: new Date(0) })
    .where('AccountId', '=', accountOf(token))
    .execute();
}
