import { z } from 'zod';
import type { Role } from './accounts/roles.ts';
import type { ErrorType } from './errors.ts';

/**
 * A call, declared once (architecture section 4). From this one value come the server's route, the web's typed
 * call and its query key, the OpenAPI document, the permission matrix test and the list of error words.
 */

/** Who may make a call, and where the club, brand or user that decides it is found. */
export type Access =
  /** Anybody, with or without a token. */
  | { readonly who: 'public' }
  /** Anybody with a valid token whose user exists. */
  | { readonly who: 'signedIn' }
  /** The user the call is about; `staff` lists the roles that may too, in a club where that user is an athlete. */
  | { readonly who: 'user'; readonly user: Subject; readonly staff: readonly Role[] }
  /** Holders of one of the roles in the club (an Owner holds it through the club's brand). */
  | { readonly who: 'club'; readonly club: Subject; readonly roles: readonly Role[] }
  /** Owners of the brand. */
  | { readonly who: 'brand'; readonly brand: Subject }
  /** Administrators of the server alone. */
  | { readonly who: 'admin' }
  /** Who writes the platform's own libraries; administrators too. */
  | { readonly who: 'editor' };

/**
 * Where the id stands: a path parameter, a body or query field, or `resolved` when only a stored row knows it
 * (a training's user): then the route resolves it before the decision, and an unknown row answers 404.
 */
export type Subject = `params.${string}` | `query.${string}` | `body.${string}` | 'resolved';

export const anyone: Access = { who: 'public' };
export const signedIn: Access = { who: 'signedIn' };
export const theUser = (user: Subject, staff: readonly Role[] = []): Access => ({ who: 'user', user, staff });
export const inClub = (club: Subject, roles: readonly Role[]): Access => ({ who: 'club', club, roles });
export const ownerOf = (brand: Subject): Access => ({ who: 'brand', brand });
export const administrator: Access = { who: 'admin' };
export const editor: Access = { who: 'editor' };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Rows that calls show and change: the feature that owns them (`clubs/policies`) and, where it has several kinds, which
 * (`clubs/policies/answers`). A test knows the features.
 */
export type Rows = `${string}/${string}`;

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  /** Stable name, `<feature>.<verb>`: operation id in OpenAPI, first part of the web's query key. */
  readonly id: string;
  readonly method: Method;
  /** Below the API's base address, spec style: `/users/{id}/calendar/trainings`, `/clubs/{id}/displays:pair`. */
  readonly path: string;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  readonly status: 200 | 201 | 204;
  readonly access: Access;
  /** What a reading call's answer is made of; empty for one that writes. */
  readonly shows: readonly Rows[];
  /** What a writing call may change: it makes stale every answer that shows some of it. Empty for one that reads. */
  readonly changes: readonly Rows[];
  /** Refusals this call can answer besides those every call can (see `everyCallErrors`). */
  readonly errors: readonly ErrorType[];
  /**
   * Takes an `Idempotency-Key` header (bookings, credits, payments): the same key with the same request acts once and is
   * answered alike, with another request it is refused with IdempotencyKeyReused. The web sends one with every such call.
   */
  readonly idempotent: boolean;
  /** Adds a thing to the club its access is about: refused with LicenseRequired while no licence of the club holds (decision 0045). */
  readonly licensed: boolean;
}

/** A call that only asks. */
export type Reading = Call & { readonly method: 'GET' };
/** A call that may change something. */
export type Writing = Call & { readonly method: Exclude<Method, 'GET'> };

/** Header of an idempotent call; 1 to 64 visible ASCII characters, chosen by the caller, kept 24 hours. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,64}$/, 'invalid-value');

/** The browser's IANA time zone: a new account has it until its owner chooses another. */
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
  /** Only where it differs from the rule of `call`: an action on an existing row, `POST /{id}/PublishState`. */
  status?: 200;
}
/** A reading call says what it shows, a writing one what it changes, be it nothing. */
type Touches<M extends Method> = M extends 'GET' ? { shows: readonly Rows[] } : { changes: readonly Rows[] };

/** A call as one makes it: what the web's build takes of one whose schemas the web does not read (`apps/web/build`). */
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

/** Declares a call. Without `result` it answers 204; a POST with a result answers 201 unless its path ends in a verb. */
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

/** What a caller passes: only the parts that have fields. */
export interface InputOf<C extends Call> {
  params: z.input<C['params']>;
  query: z.input<C['query']>;
  body: z.input<C['body']>;
}
