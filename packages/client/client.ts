import { type Call, IDEMPOTENCY_HEADER, type InputOf, type ResultOf } from '@clubpulse/contract/call';
import { type ErrorType, type FieldError, type Problem, problemSchema } from '@clubpulse/contract/errors';

/** `errorType` is null if the response did not come from the server. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errorType: ErrorType | null;
  readonly values: Readonly<Record<string, string | number>>;
  readonly fieldErrors: readonly FieldError[];
  readonly requestId: string | null;
  /** Seconds until a retry. Null if the server named none. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Problem | undefined, retryAfter: number | null) {
    super(problem?.detail ?? problem?.ErrorType ?? `HTTP ${status}`);
    this.status = status;
    this.errorType = problem?.ErrorType ?? null;
    this.values = problem?.values ?? {};
    this.fieldErrors = problem?.errors ?? [];
    this.requestId = problem?.requestId ?? null;
    this.retryAfter = retryAfter;
  }

  is(type: ErrorType): boolean {
    return this.errorType === type;
  }
}

type Fields<Part> = { readonly [Field in keyof Part]: Part[Field] };
/** A part is optional if all its fields are optional. */
type Sent<Name extends string, Part> = [Part] extends [undefined]
  ? unknown
  : Record<never, never> extends Part
    ? { readonly [Key in Name]?: Fields<Part> }
    : { readonly [Key in Name]: Fields<Part> };
type Ids<Part> = { readonly [Field in keyof Part]: string | number };

export type CallInput<C extends Call> = Sent<'params', Ids<InputOf<C>['params']>> &
  Sent<'query', InputOf<C>['query']> &
  Sent<'body', InputOf<C>['body']> & {
    /** Requests with the same key and input act once, for 24 hours. */
    readonly key?: string;
    readonly signal?: AbortSignal;
  };

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal;
}

export interface ClientSettings {
  readonly server: string;
  readonly token: string;
  /** Language of messages in errors, for example `it`. */
  readonly language?: string;
  readonly fetch?: typeof fetch;
}

export interface Client {
  call<C extends Call>(call: C, input: CallInput<C>): Promise<ResultOf<C>>;
}

function addressOf(server: string, { path }: Call, { params = {}, query = {} }: Parts): string {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const url = new URL(`${server.replace(/\/+$/, '')}/api${place}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, `${value as string | number | boolean}`);
  return url.href;
}

async function errorOf(response: Response): Promise<ApiError> {
  const wait = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  return new ApiError(response.status, problem.data, Number.isNaN(wait) ? null : wait);
}

export function createClient({ server, token, language, fetch: send = fetch }: ClientSettings): Client {
  return {
    async call<C extends Call>(call: C, input: CallInput<C>): Promise<ResultOf<C>> {
      const parts: Parts = input;
      const { body, key, signal } = parts;
      const response = await send(addressOf(server, call, parts), {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(language === undefined ? {} : { 'accept-language': language }),
          ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      });
      if (!response.ok) throw await errorOf(response);
      return call.result.parse(response.status === 204 ? undefined : await response.json()) as ResultOf<C>;
    },
  };
}
