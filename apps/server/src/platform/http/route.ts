import {
  type Access,
  type BodyOf,
  type Call,
  IDEMPOTENCY_HEADER,
  type Method,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@clubpulse/contract/call';
import { everyCallErrors, isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { exact } from '@clubpulse/contract/exact';
import type { Language } from '@clubpulse/contract/scalars';
import { mayCall } from '@clubpulse/rules/accounts/roles/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Database, violatedConstraint } from '../database/database.ts';
import { logEnded, logRefused } from '../log/security.ts';
import type { AccessPorts, Caller } from './caller.ts';
import { answerOnce, type RequestKey, requestKey } from './idempotency.store.ts';
import { fieldErrors, languageOf, sendRefusal } from './problems.ts';
import { ReadyAnswer, sendReady } from './ready-answer.ts';
import { unstorableField } from './storable.ts';
import { withoutStored, writesBack } from './written-back.ts';

export interface CheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The input names nobody whose access could be decided. */
const noSubject = Symbol('no subject');

type Resolve = (caller: Caller) => Promise<number | undefined>;

/** Who calls, whether the declared access lets them, and which subject decided it. */
export async function decideAccess(
  call: Call,
  input: CheckedInput,
  request: FastifyRequest,
  ports: AccessPorts,
  resolve: Resolve | undefined,
): Promise<Caller | undefined | Refusal | typeof noSubject> {
  const { access } = call;
  const caller = await ports.identify(request);
  if (access.who === 'public') return isRefusal(caller) ? undefined : caller;
  if (caller === undefined) return refuse('Unauthorized');
  if (isRefusal(caller)) return caller;
  if (access.who === 'signedIn') return caller;
  if (access.who === 'admin' || access.who === 'editor') return mayCall(access, caller) ? caller : refuse('InsufficientRights');

  const id = await subjectOf(access, input, resolve && (() => resolve(caller)));
  if (id === undefined) return noSubject;

  if (access.who === 'user') {
    // Everybody may about herself: nothing has to be looked up for that.
    if (id === caller.UserId) return caller;
    const clubs = await ports.athleteClubs(id);
    if (!mayCall(access, caller, { user: { UserId: id, athleteClubs: clubs ?? [] } })) return refuse('InsufficientRights');
    // Only who may about anybody learns that there is no such user.
    return clubs ? caller : refuse('NotFound');
  }
  if (access.who === 'club') {
    const club = await ports.clubFacts(id);
    if (!club) return refuse('NotFound');
    return mayCall(access, caller, { club }) ? caller : refuse('InsufficientRights');
  }
  if (!(await ports.brandExists(id))) return refuse('NotFound');
  return mayCall(access, caller, { brandId: id }) ? caller : refuse('InsufficientRights');
}

/** Whose id decides: the user's, the club's, the brand's; undefined when the input names nobody. */
function subjectOf(
  access: Access,
  input: CheckedInput,
  resolve: (() => Promise<number | undefined>) | undefined,
): Promise<number | undefined> {
  if (access.who !== 'user' && access.who !== 'club' && access.who !== 'brand') return Promise.resolve(undefined);
  const where = access.who === 'user' ? access.user : access.who === 'club' ? access.club : access.brand;
  return where === 'resolved' ? (resolve?.() ?? Promise.resolve(undefined)) : Promise.resolve(subjectId(where, input));
}

/** Of a call that adds to a club: why nothing can be added there now. */
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
  // A body that was refused is asked for its subject too, as it came.
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

export interface HandlerInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Always there unless the call is public. */
  readonly caller: C['access'] extends { who: 'public' } ? Caller | undefined : Caller;
  readonly language: Language;
  readonly request: FastifyRequest;
  /** Of an idempotent call that came with a key: what the act keeps with its answer, in its own transaction. */
  readonly key: RequestKey | undefined;
}

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<ResultOf<C> | ReadyAnswer | Refusal>;

export interface Binding<C extends Call> {
  /**
   * For calls whose access subject is `resolved`: the user or club id the row belongs to; undefined = no such row. Of what belongs to several
   * clubs the caller says which of them decides.
   */
  readonly resolve?: (input: { params: ParamsOf<C>; caller: Caller }) => Promise<number | undefined>;
  /** Whatever the act writes, it writes with the key: see `answerOnce`. */
  readonly writesKey?: boolean;
  /** Reads so much that, where it needs no sign-in, it is slowed as what writes. */
  readonly isDear?: boolean;
  /**
   * Asked by devices of a club that show a token of 256 bits and stand behind one address, each counted by itself where it may guess: the
   * address bears as many as of reading.
   */
  readonly byDevices?: boolean;
  /** Takes a file, as a form or within JSON: the most bytes of its body. */
  readonly fileOf?: number;
  /** The most bytes of its JSON, where that may be larger than of other calls. */
  readonly bodyOf?: number;
  readonly handle: Handler<C>;
}

/**
 * Of what needs no sign-in, reading is slowed at ten times as many calls as writing: a club's phones and TVs open the app behind one
 * address, and each reads a few of these calls.
 */
const READS_FOR_A_WRITE = 10;

/** Binds declared calls to the server. */
export interface Routes {
  <C extends Call>(call: C, binding: Handler<C> | Binding<C>): void;
}

/** `/users/{id}/policies:batchUpdate` as the router spells it: a literal colon is doubled (server notes section 3). */
export function routerPath(path: string): string {
  return path.replace(/:([A-Za-z])/g, '::$1').replace(/\{(\w+)\}/g, ':$1');
}

/** What saves the fields that are named answers to both verbs of it (readings 15). */
const verbsOf = ({ id, method }: Call): Method[] => (id.endsWith('.patch') ? ['PATCH', 'POST'] : [method]);

export function routesOn(app: FastifyInstance, ports: AccessPorts, publicCallsPerMinute: number, db: Database): Routes {
  const perMinute = ({ method }: Call, { isDear, byDevices }: { isDear: boolean; byDevices: boolean }) =>
    publicCallsPerMinute * ((method === 'GET' && !isDear) || byDevices ? READS_FOR_A_WRITE : 1);
  /** Paths at which something is read. */
  const readable = new Set<string>();
  return (call, binding) => {
    if (call.method === 'GET') readable.add(call.path);
    const {
      resolve,
      writesKey,
      isDear = false,
      byDevices = false,
      fileOf,
      bodyOf,
      handle,
    }: Binding<typeof call> = typeof binding === 'function' ? { handle: binding } : binding;
    const bodyLimit = fileOf ?? bodyOf;
    app.route({
      method: verbsOf(call),
      url: routerPath(call.path),
      config: {
        ...(call.access.who === 'public'
          ? { rateLimit: { max: perMinute(call, { isDear, byDevices }), timeWindow: 60_000 } }
          : {}),
        ...(fileOf === undefined ? {} : { takesForm: true }),
      },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      // Of who is nobody no large body is read.
      onRequest: async (request, reply) => {
        if (call.access.who === 'public' || !isLarge(request)) return;
        const caller = await ports.identify(request);
        if (caller === undefined || isRefusal(caller)) return refuseCall(call, caller ?? refuse('Unauthorized'), reply);
      },
      handler: async (request, reply) => {
        const sent = read(call, request, request.body);
        // Who may not learns that first, whatever she sent: the shape of a call is not a secret, but the order is a promise.
        const resolved =
          resolve && sent.input.params !== undefined
            ? (caller: Caller) => resolve({ params: sent.input.params as never, caller })
            : undefined;
        const caller = await decideAccess(call, sent.input, request, ports, resolved);
        if (caller === noSubject) return refuseCall(call, sent.refusal ?? refuse('NotFound'), reply);
        if (isRefusal(caller)) {
          await tellRefused(call, caller, request, ports);
          return refuseCall(call, caller, reply);
        }
        const body =
          sent.refusal && writesBack(call) && readable.has(call.path)
            ? await withoutStored(app, request, schemaOf(call))
            : undefined;
        const { input, refusal } = body === undefined ? sent : read(call, request, body);
        const wrong = (await refuseUnlicensed(call, input, ports, resolved && caller && (() => resolved(caller)))) ?? refusal;
        if (wrong) return refuseCall(call, wrong, reply);
        const key = caller && requestKey(call, request.headers[IDEMPOTENCY_HEADER.toLowerCase()], caller.UserId, input);
        if (isRefusal(key)) return refuseCall(call, key, reply);
        const act = () =>
          handle({ ...input, caller, language: languageOf(request.headers['accept-language']), request, key } as never);
        try {
          return await answer(call, key ? await answerOnce(db, key, act, { writesKey }) : await act(), reply);
        } catch (error) {
          if (caller && violatedConstraint(error) !== undefined && (await isGone(caller, ports)))
            return refuseCall(call, refuse('Unauthorized'), reply);
          throw error;
        }
      },
    });
  };
}

/** Whether the account went while its owner acted: what she wrote names nobody, and she is told what her next call would be. */
const isGone = async ({ UserId }: Caller, ports: AccessPorts): Promise<boolean> =>
  (await ports.athleteClubs(UserId)) === undefined;

/** Writes down who was refused for want of a right, or came with a token that does not hold. */
async function tellRefused(call: Call, { refused }: Refusal, request: FastifyRequest, ports: AccessPorts): Promise<void> {
  const event = { at: call.id, from: request.ip };
  if (refused === 'InsufficientRights') {
    const caller = await ports.identify(request);
    const userId = caller && !isRefusal(caller) ? caller.UserId : undefined;
    logRefused(request.log, { security: 'rights', ...event, userId });
  } else if (refused === 'Unauthorized' && request.headers.authorization !== undefined) {
    logEnded(request.log, { security: 'token', ...event });
  }
}

const LARGE_BODY = 65_536;

/** Whether the body is larger than most calls', or comes without saying how large. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BODY;

/**
 * Whether what the address says beside what the call knows is refused. Not where anybody reads what is asked nothing else: what is handed on
 * as a link comes back with whatever the places it passed wrote behind it.
 */
const takesNoMore = ({ access, method, query }: Call): boolean =>
  access.who !== 'public' || method !== 'GET' || (query instanceof z.ZodObject && Object.keys(query.shape).length > 0);

const noFields = exact(z.object({}).optional()).transform(() => undefined);

/** The body of a call that declares none may be left out or empty; each field in it is one that the call does not know. */
const schemaOf = ({ body }: Call): z.ZodType => (body instanceof z.ZodUndefined ? noFields : exact(body));

/** What was sent as the call reads it, and what is wrong with it; a body that is wrong stays as it came. */
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
  if (result instanceof ReadyAnswer) {
    if (process.env['NODE_ENV'] === 'test') call.result.parse(result.json);
    return sendReady(result, reply);
  }
  if (call.status === 204) return reply.code(204).send();
  // What the contract does not name does not leave the house.
  return reply.code(call.status).send(call.result.parse(result));
}

const declaredByAll: ReadonlySet<string> = new Set(everyCallErrors);

/**
 * Sends a refusal the call declares. An undeclared one is a fault of ours: whoever develops or tests hears of it at once, whoever uses
 * the product is told why she is refused, and it is logged.
 */
function refuseCall(call: Call, refusal: Refusal, reply: FastifyReply): FastifyReply {
  const { refused } = refusal;
  if (!declaredByAll.has(refused) && !call.errors.includes(refused)) {
    const undeclared = `${call.id} answers ${refused}, which it does not declare.`;
    if (['development', 'test'].includes(process.env['NODE_ENV'] ?? '')) throw new Error(undeclared);
    reply.log.error(undeclared);
  }
  return sendRefusal(reply, refusal);
}
