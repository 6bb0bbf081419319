import { hash } from 'node:crypto';
import {
  type Access,
  type BodyOf,
  type Call,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  type Method,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@clubpulse/contract/call';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { exact } from '@clubpulse/contract/exact';
import type { Language } from '@clubpulse/contract/scalars';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Database, violatedConstraint } from '../database/database.ts';
import type { AccessPorts, Caller } from './caller.ts';
import { firstResult, isKnownKey, type RequestKey, runIdempotent, storeFirstResult } from './idempotency.store.ts';
import { fieldErrors, languageOf } from './problems.ts';
import { isDeleted, logRefusal, refuseCall } from './refuse-call.ts';
import { SerializedResponse, sendSerialized } from './serialized-response.ts';
import { unstorableField } from './storable.ts';
import { mayCallAbout, refuseScope } from './token-access.ts';
import { createTokenLimits } from './token-limits.ts';
import { isUpdateCall, withoutStored } from './written-back.ts';

export interface CheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const noSubject = Symbol('no subject');

type Resolve = (caller: Caller) => Promise<number | undefined>;

export async function decideAccess(
  call: Call,
  input: CheckedInput,
  request: FastifyRequest,
  ports: AccessPorts,
  resolve: Resolve | undefined,
): Promise<Caller | undefined | Refusal | typeof noSubject> {
  const { access } = call;
  const caller = await ports.identify(request);
  // For a public call, an API token gives the rights of a visitor.
  if (access.who === 'public') return isRefusal(caller) || caller?.token ? undefined : caller;
  if (caller === undefined) return refuse('Unauthorized');
  if (isRefusal(caller)) return caller;
  const outside = caller.token && refuseScope(call, caller.token);
  if (outside) return outside;
  if (access.who === 'signedIn' || access.who === 'admin' || access.who === 'editor')
    return mayCallAbout(access, caller) ? caller : refuse('InsufficientRights');

  const id = await subjectOf(access, input, resolve && (() => resolve(caller)));
  if (id === undefined) return noSubject;

  if (access.who === 'user') {
    if (id === caller.UserId && !caller.token?.club) return caller;
    const clubs = await ports.athleteClubs(id);
    if (!mayCallAbout(access, caller, { user: { UserId: id, athleteClubs: clubs ?? [] } })) return refuse('InsufficientRights');
    // The caller may access any user, so the response may reveal that this user does not exist.
    return clubs ? caller : refuse('NotFound');
  }
  if (access.who === 'club') {
    const club = await ports.clubFacts(id);
    if (!club) return refuse('NotFound');
    return mayCallAbout(access, caller, { club }) ? caller : refuse('InsufficientRights');
  }
  if (!(await ports.brandExists(id))) return refuse('NotFound');
  return mayCallAbout(access, caller, { brandId: id }) ? caller : refuse('InsufficientRights');
}

function subjectOf(
  access: Access,
  input: CheckedInput,
  resolve: (() => Promise<number | undefined>) | undefined,
): Promise<number | undefined> {
  if (access.who !== 'user' && access.who !== 'club' && access.who !== 'brand') return Promise.resolve(undefined);
  const where = access.who === 'user' ? access.user : access.who === 'club' ? access.club : access.brand;
  return where === 'resolved' ? (resolve?.() ?? Promise.resolve(undefined)) : Promise.resolve(subjectId(where, input));
}

async function refuseUnlicensed(
  call: Call,
  input: CheckedInput,
  ports: AccessPorts,
  resolve: (() => Promise<number | undefined>) | undefined,
): Promise<Refusal | undefined> {
  if (!call.licensed) return undefined;
  const clubId = await subjectOf(call.access, input, resolve);
  return clubId === undefined ? refuse('NotFound') : ports.refuseUnlicensed(clubId);
}

function subjectId(where: string, input: CheckedInput): number | undefined {
  const [part = '', field = ''] = where.split('.');
  const holder: unknown = part === 'params' ? input.params : part === 'query' ? input.query : input.body;
  const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, field) : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

export interface HandlerInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: C['access'] extends { who: 'public' } ? Caller | undefined : Caller;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly key: RequestKey | undefined;
}

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<ResultOf<C> | SerializedResponse | Refusal>;

export interface Binding<C extends Call> {
  /**
   * For access `resolved`: returns the id of the user or club of the requested row, undefined if no row exists. For a row of
   * several clubs the feature decides.
   */
  readonly resolve?: (input: { params: ParamsOf<C>; caller: Caller }) => Promise<number | undefined>;
  /** True if every write includes the idempotency key in its SQL statement, see `runIdempotentStatement`. */
  readonly writesKey?: boolean;
  /** True for an expensive call. If it is public, it has the low rate limit of writes. */
  readonly isDear?: boolean;
  /**
   * The call requires a 256-bit token. The devices of a club share a network address, so the high rate limit of reads applies.
   */
  readonly byDevices?: boolean;
  /** Largest body in bytes, of a call that receives a file in a form or in JSON. */
  readonly fileOf?: number;
  readonly bodyOf?: number;
  readonly handle: Handler<C>;
}

/** The public reads allowed per public write, because phones and TVs of a club share one network address. */
const READS_FOR_A_WRITE = 10;

export type Routes = <C extends Call>(call: C, binding: Handler<C> | Binding<C>) => void;

export function routerPath(path: string): string {
  return path.replace(/:([A-Za-z])/g, '::$1').replace(/\{(\w+)\}/g, ':$1');
}

const verbsOf = ({ id, method }: Call): Method[] => (id.endsWith('.patch') ? ['PATCH', 'POST'] : [method]);

interface RateLimits {
  /** Requests per minute from one network address to one call. */
  readonly publicCalls: number;
  /** Requests per minute with one token. */
  readonly tokenRequests: number;
}

export function routesOn(app: FastifyInstance, ports: AccessPorts, limits: RateLimits, db: Database): Routes {
  const takeRequest = createTokenLimits(limits.tokenRequests);
  const readable = new Set<string>();
  return (call, binding) => {
    if (call.method === 'GET') readable.add(call.path);
    const bound: Binding<typeof call> = typeof binding === 'function' ? { handle: binding } : binding;
    const bodyLimit = bound.fileOf ?? bound.bodyOf;
    const route: Route = { app, ports, db, readable, call, binding: bound };
    app.route({
      method: verbsOf(call),
      url: routerPath(call.path),
      config: {
        ...(call.access.who === 'public'
          ? { rateLimit: { max: limits.publicCalls * (isFrequent(call, bound) ? READS_FOR_A_WRITE : 1), timeWindow: 60_000 } }
          : {}),
        ...(bound.fileOf === undefined ? {} : { takesForm: true }),
      },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      // A large body is only accepted from a user who is signed in.
      onRequest: async (request, reply) => {
        if (!hasApiToken(request) && (call.access.who === 'public' || !isLarge(request))) return;
        const caller = await ports.identify(request);
        if (caller !== undefined && !isRefusal(caller)) {
          const counted = caller.token && takeRequest(caller.token.ApiTokenId);
          if (counted) reply.headers(counted.headers);
          return counted?.isOver ? refuseCall(call, refuse('TooManyRequests'), reply) : undefined;
        }
        if (call.access.who !== 'public') return refuseCall(call, caller ?? refuse('Unauthorized'), reply);
      },
      handler: (request, reply) => handleRequest(route, request, reply),
    });
  };
}

const isFrequent = ({ method }: Call, { isDear = false, byDevices = false }: Pick<Binding<Call>, 'isDear' | 'byDevices'>) =>
  (method === 'GET' && !isDear) || byDevices;

interface Route {
  readonly app: FastifyInstance;
  readonly ports: AccessPorts;
  readonly db: Database;
  readonly readable: ReadonlySet<string>;
  readonly call: Call;
  readonly binding: Binding<Call>;
}

interface Admitted {
  readonly input: CheckedInput;
  readonly caller: Caller | undefined;
  readonly key: RequestKey | undefined;
}

async function handleRequest(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { call, db, ports, binding } = route;
  const admitted = await admit(route, request);
  if (isRefusal(admitted)) return refuseCall(call, admitted, reply);
  const { input, caller, key } = admitted;
  const language = languageOf(request.headers['accept-language']);
  const act = () => binding.handle({ ...input, caller, language, request, key } as never);
  try {
    const once = binding.writesKey ? runIdempotentStatement : runIdempotent;
    return await answer(call, key ? await once(db, key, act) : await act(), reply);
  } catch (error) {
    if (caller && violatedConstraint(error) !== undefined && (await isDeleted(caller, ports)))
      return refuseCall(call, refuse('Unauthorized'), reply);
    throw error;
  }
}

/** Access is checked first, so that no validation error is shown without access. */
async function admit({ app, ports, readable, call, binding }: Route, request: FastifyRequest): Promise<Admitted | Refusal> {
  const sent = read(call, request, request.body);
  const { resolve } = binding;
  const resolved =
    resolve && sent.input.params !== undefined ? (caller: Caller) => resolve({ params: sent.input.params, caller }) : undefined;
  const caller = await decideAccess(call, sent.input, request, ports, resolved);
  if (caller === noSubject) return sent.refusal ?? refuse('NotFound');
  if (isRefusal(caller)) {
    await logRefusal(call, caller, request, ports);
    return caller;
  }
  const body =
    sent.refusal && isUpdateCall(call) && readable.has(call.path) ? await withoutStored(app, request, schemaOf(call)) : undefined;
  const { input, refusal } = body === undefined ? sent : read(call, request, body);
  const wrong = (await refuseUnlicensed(call, input, ports, resolved && caller && (() => resolved(caller)))) ?? refusal;
  if (wrong) return wrong;
  const key = caller && requestKey(call, request.headers[IDEMPOTENCY_HEADER.toLowerCase()], caller.UserId, input);
  return isRefusal(key) ? key : { input, caller, key };
}

function requestKey(
  call: Call,
  header: string | readonly string[] | undefined,
  userId: number,
  { params, query, body }: CheckedInput,
): RequestKey | undefined | Refusal {
  if (!call.idempotent || header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (!key.success) return refuse('ValidationFailed', { errors: [{ field: IDEMPOTENCY_HEADER, key: 'invalid-value' }] });
  const RequestHash = hash('sha256', JSON.stringify([params, query, body]));
  return { UserId: userId, Key: key.data, Call: call.id, RequestHash, stored: false };
}

/** Like `runIdempotent`, for an act of one statement that also writes the key. If the key exists, returns the stored result. */
export async function runIdempotentStatement<T>(
  db: Database,
  key: RequestKey,
  act: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    const result = await act();
    return key.stored ? result : await storeFirstResult(db, key, result);
  } catch (error) {
    if (!isKnownKey(error)) throw error;
    return firstResult(db, key);
  }
}

const hasApiToken = ({ headers }: FastifyRequest): boolean => /^Bearer cp_/i.test(headers.authorization ?? '');

const LARGE_BODY = 65_536;

const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BODY;

const takesNoMore = ({ access, method, query }: Call): boolean =>
  access.who !== 'public' || method !== 'GET' || (query instanceof z.ZodObject && Object.keys(query.shape).length > 0);

const noFields = exact(z.object({}).optional()).transform(() => undefined);

const schemaOf = ({ body }: Call): z.ZodType => (body instanceof z.ZodUndefined ? noFields : exact(body));

function read(
  call: Call,
  { params: sentParams, query: sentQuery }: FastifyRequest,
  sentBody: unknown,
): { readonly input: CheckedInput; readonly refusal: Refusal | undefined } {
  const unstorable = unstorableField({ ...Object(sentParams), ...Object(sentQuery), ...Object(sentBody) });
  if (unstorable !== undefined) {
    const errors = [{ field: unstorable, key: 'invalid-value' }] as const;
    return { input: { params: undefined, query: undefined, body: undefined }, refusal: refuse('ValidationFailed', { errors }) };
  }
  const params = call.params.safeParse(sentParams);
  const query = (takesNoMore(call) ? exact(call.query) : call.query).safeParse(sentQuery);
  const body = schemaOf(call).safeParse(sentBody ?? undefined);
  const errors = [params, query, body].flatMap((parsed) => (parsed.success ? [] : fieldErrors(parsed.error)));
  return {
    input: { params: params.data, query: query.data, body: body.success ? body.data : sentBody },
    refusal: errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined,
  };
}

function answer(call: Call, result: unknown, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  if (isRefusal(result)) return refuseCall(call, result, reply);
  if (result instanceof SerializedResponse) {
    if (process.env['NODE_ENV'] === 'test') call.result.parse(result.json);
    return sendSerialized(result, reply);
  }
  if (call.status === 204) return reply.code(204).send();
  return reply.code(call.status).send(call.result.parse(result));
}
