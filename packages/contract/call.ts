import { z } from 'zod';
import type { Role } from './accounts/roles.ts';
import type { ErrorType } from './errors.ts';

/**
 * This declaration is the source of the server's route, the web's call and query key, OpenAPI, the permission test and the error
 * texts.
 */

/** Who may make the call, and where the id of the deciding club, brand or user comes from. */
export type Access =
  | { readonly who: 'public' }
  | { readonly who: 'signedIn' }
  /** The user with that id, and these roles in a club where that user is an athlete. */
  | { readonly who: 'user'; readonly user: Subject; readonly staff: readonly Role[] }
  /** Users with one of the roles in the club. An Owner has the role through the club's brand. */
  | { readonly who: 'club'; readonly club: Subject; readonly roles: readonly Role[] }
  | { readonly who: 'brand'; readonly brand: Subject }
  | { readonly who: 'admin' }
  /** Editors of the platform's own libraries, and administrators. */
  | { readonly who: 'editor' };

/** `resolved`: the route reads the id from a stored row before the access decision. For an unknown row it responds 404. */
export type Subject = `params.${string}` | `query.${string}` | `body.${string}` | 'resolved';

export const anyone: Access = { who: 'public' };
export const signedIn: Access = { who: 'signedIn' };
export const theUser = (user: Subject, staff: readonly Role[] = []): Access => ({ who: 'user', user, staff });
export const inClub = (club: Subject, roles: readonly Role[]): Access => ({ who: 'club', club, roles });
export const ownerOf = (brand: Subject): Access => ({ who: 'brand', brand });
export const administrator: Access = { who: 'admin' };
export const editor: Access = { who: 'editor' };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The feature that owns the rows (`clubs/policies`), and the kind if there are several (`clubs/policies/answers`). */
export type Rows = `${string}/${string}`;

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  /** `<feature>.<verb>`: operation id in OpenAPI and first part of the web's query key. */
  readonly id: string;
  readonly method: Method;
  /** Path below the API's base URL, such as `/users/{id}/calendar/trainings` or `/clubs/{id}/displays:pair`. */
  readonly path: string;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  readonly status: 200 | 201 | 204;
  readonly access: Access;
  readonly shows: readonly Rows[];
  /** Every cached result that shows one of the changed rows becomes stale. Empty for a reading call. */
  readonly changes: readonly Rows[];
  /** Errors in addition to those of every call (`everyCallErrors`). */
  readonly errors: readonly ErrorType[];
  /**
   * The same `Idempotency-Key` with the same request acts once and gives the same response. With another request it gets
   * IdempotencyKeyReused. The web always sends a key.
   */
  readonly idempotent: boolean;
  /** Adds data to the club; refused with LicenseRequired without a valid licence (decision 0026). */
  readonly licensed: boolean;
}

export type Reading = Call & { readonly method: 'GET' };
export type Writing = Call & { readonly method: Exclude<Method, 'GET'> };

/** The caller chooses 1 to 64 visible ASCII characters, stored for 24 hours. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,64}$/, 'invalid-value');

/** IANA time zone of the browser, for a new account. */
export const TIME_ZONE_HEADER = 'Time-Zone';

const none = z.object({});
const nothing = z.undefined();

interface Declared<P, Q, B, R, M extends Method> {
  id: string;
  method: M;
  path: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  result?: R;
  access: Access;
  errors?: readonly ErrorType[];
  idempotent?: boolean;
  licensed?: boolean;
  /** Only for an action on an existing row, such as `POST /{id}/PublishState`. */
  status?: 200;
}
type Touches<M extends Method> = M extends 'GET' ? { shows: readonly Rows[] } : { changes: readonly Rows[] };

/** A call without schemas, for web code that does not read them (`apps/web/build`). */
export const described = (
  declared: Declared<unknown, unknown, unknown, unknown, Method> & { shows?: readonly Rows[]; changes?: readonly Rows[] },
) => ({
  id: declared.id,
  method: declared.method,
  path: declared.path,
  access: declared.access,
  shows: declared.shows ?? [],
  changes: declared.changes ?? [],
  idempotent: declared.idempotent ?? false,
});

/** A call without `result` responds 204. A POST with a result responds 201, unless its path ends in a verb. */
export function call<
  P extends z.ZodType = typeof none,
  Q extends z.ZodType = typeof none,
  B extends z.ZodType = typeof nothing,
  R extends z.ZodType = typeof nothing,
  M extends Method = Method,
>(declared: Declared<P, Q, B, R, M> & Touches<M>): Call<P, Q, B, R> & { readonly method: M } {
  const creates = declared.method === 'POST' && !/:[a-z]/i.test(declared.path);
  return {
    ...described(declared),
    method: declared.method,
    summary: declared.summary,
    errors: [
      ...(declared.errors ?? []),
      ...(declared.idempotent ? (['IdempotencyKeyReused'] as const) : []),
      ...(declared.licensed ? (['LicenseRequired'] as const) : []),
    ],
    licensed: declared.licensed ?? false,
    params: declared.params ?? (none as unknown as P),
    query: declared.query ?? (none as unknown as Q),
    body: declared.body ?? (nothing as unknown as B),
    result: declared.result ?? (nothing as unknown as R),
    status: declared.status ?? (declared.result === undefined ? 204 : creates ? 201 : 200),
  };
}

export type ParamsOf<C extends Call> = z.output<C['params']>;
export type QueryOf<C extends Call> = z.output<C['query']>;
export type BodyOf<C extends Call> = z.output<C['body']>;
export type ResultOf<C extends Call> = z.output<C['result']>;

export interface InputOf<C extends Call> {
  params: z.input<C['params']>;
  query: z.input<C['query']>;
  body: z.input<C['body']>;
}
