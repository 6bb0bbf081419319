import type { Call, InputOf, ParamsOf, Reading, ResultOf, Rows, Writing } from '@clubpulse/contract/call';
import {
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { actWords } from './calls/act-words.ts';
import { ApiError } from './calls/api-error.ts';
import { type CallOptions, send } from './calls/call-layer.ts';
import { useNotTwice } from './calls/not-twice.ts';
import type { Operation } from './calls/operation.ts';
import { withinPatience } from './calls/patience.ts';
import { forgetShown, isKeptAnswer, keepAnswer, keptAnswer } from './reach/kept-answers.ts';
import { onReturn } from './reach/reach.ts';

export { ApiError } from './calls/api-error.ts';
export type { CallOptions } from './calls/call-layer.ts';

type PathParams<C extends Call> = { [K in keyof ParamsOf<C>]: string | number };
/** A part of the input that may be left out: it has no field that must be given. */
type Part<Name extends string, Value> = unknown extends Value
  ? { [N in Name]?: Value }
  : undefined extends Value
    ? { [N in Name]?: Value }
    : {} extends Value
      ? { [N in Name]?: Value }
      : { [N in Name]: Value };

/** What a call takes: `params` of its path, `query`, `body`; only those that it has. */
export type ApiInput<C extends Call> = Part<'params', PathParams<C>> &
  Part<'query', InputOf<C>['query']> &
  Part<'body', InputOf<C>['body']>;

interface LooseInput {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: unknown;
  body?: unknown;
}

const operations = { GET: 'get', POST: 'create', PUT: 'update', PATCH: 'partialUpdate', DELETE: 'delete' } as const;

function urlOf(call: Call, input: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? path.slice(1) : `${path.slice(1)}?${query.toString()}`;
}

function said(call: Call): Pick<CallOptions, 'message'> {
  const message = actWords(call);
  return message === undefined ? {} : { message };
}

/** Asks. Rejects with `ApiError` after the default error handler saw it (spec 1 section 8). What changes something goes by `change`. */
export const api = <C extends Reading>(call: C, input: ApiInput<C>, options: CallOptions = {}): Promise<ResultOf<C>> =>
  made(call, input, options);

async function made<C extends Call>(call: C, input: ApiInput<C>, options: CallOptions): Promise<ResultOf<C>> {
  const operation: Operation = operations[call.method];
  const loose: LooseInput = input;
  const answer = await send({
    ...said(call),
    ...options,
    operation,
    url: urlOf(call, loose),
    path: call.path,
    ...(call.method === 'PATCH' ? { method: 'PATCH' as const } : {}),
    ...(call.idempotent ? { once: true } : {}),
    ...(call.access.who === 'public' ? { noAuthentication: true } : {}),
    ...(loose.body === undefined ? {} : { data: loose.body }),
  });
  // The server checked its answer against the same declaration.
  return answer as ResultOf<C>;
}

/** The app's cache. Repeating is the call layer's work, so the cache never repeats. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true, refetchOnReconnect: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What could not be asked is asked again once the server answers: nobody has to press for it. */
onReturn(() => {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey, state: { error } }) => isKeptAnswer(queryKey) || (error instanceof ApiError && error.status === 0),
  });
  forgetShown();
});

/** What the kept answers show, by the ids of their calls. */
const shown = new Map<unknown, readonly Rows[]>();

/** Cache key of a call: its id, then what it was asked. What is kept by it is asked for anew when a call changes what it shows. */
export function callKey(call: Reading, input: LooseInput = {}): readonly unknown[] {
  shown.set(call.id, call.shows);
  return [call.id, input.params ?? {}, input.query ?? {}];
}

/** The answer before, while the next one is on its way: only where both are about the same, which the path says. */
export function keptAbout([, params]: readonly unknown[]) {
  const place = JSON.stringify(params);
  return <Data>(before: Data | undefined, query: { queryKey: readonly unknown[] } | undefined): Data | undefined =>
    JSON.stringify(query?.queryKey[1]) === place ? before : undefined;
}

interface UseCallOptions extends Omit<CallOptions, 'signal'> {
  /** False waits, for instance for an id. */
  enabled?: boolean;
  /** Milliseconds between polls; polling fails quietly. */
  pollEvery?: number;
  /** Milliseconds after which a poll without an answer is given up for the next one: until then none is sent. */
  patience?: number;
  /** Milliseconds during which an answer counts as new. */
  staleTime?: number;
  /** This device keeps the answer, and shows it while the server is out of reach. */
  keep?: boolean;
  /**
   * Shows the answer of the last input while the next one is asked for (paging, months): never one about another club or person,
   * unless that is what one walks through (`'ofAnother'`: trainings).
   */
  keepPrevious?: boolean | 'ofAnother';
}

/** The answer, or the one this device kept where nothing is shown yet and nobody answers. */
async function orKept<Answer>(key: readonly unknown[], coming: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await coming;
    keepAnswer(key, answer);
    return answer;
  } catch (error) {
    const isAway = error instanceof ApiError && error.status === 0;
    const kept = isAway && queryClient.getQueryData(key) === undefined ? keptAnswer(key) : null;
    if (kept === null) throw error;
    // It was an answer to the very same question.
    return kept.answer as Answer;
  }
}

/** Asks a GET call and keeps its answer. `data` is undefined until the first answer; `error` is an `ApiError`. */
export function useCall<C extends Reading>(
  call: C,
  input: ApiInput<C>,
  { enabled = true, pollEvery, patience, staleTime, keep = false, keepPrevious = false, ...options }: UseCallOptions = {},
): UseQueryResult<ResultOf<C>, ApiError> {
  const key = callKey(call, input);
  return useQuery<ResultOf<C>, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => {
      const ask = (until: AbortSignal) =>
        api(call, input, { ...options, quiet: options.quiet ?? pollEvery !== undefined, signal: until });
      const answer = pollEvery === undefined ? ask(signal) : withinPatience(signal, ask, patience);
      return keep ? orKept(key, answer) : answer;
    },
    enabled,
    ...(pollEvery === undefined ? {} : { refetchInterval: pollEvery }),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(keepPrevious === false ? {} : { placeholderData: keepPrevious === true ? keptAbout(key) : keepPreviousData }),
  });
}

interface ChangeOptions<C extends Call> extends Omit<CallOptions, 'signal'> {
  /** Calls whose kept answers the caller puts right by what this one answers. */
  told?: readonly Reading[];
  /** What is in sight is left afterwards: it is asked for anew only when it is shown again (a page of what was deleted). */
  leaves?: boolean | ((result: ResultOf<C>) => boolean);
}

/** Makes a call that changes something; resolves when everything in sight that it made stale was asked for anew. */
export async function change<C extends Writing>(
  call: C,
  input: ApiInput<C>,
  { told, leaves = false, ...options }: ChangeOptions<C> = {},
): Promise<ResultOf<C>> {
  const result = await made(call, input, options).catch((error: unknown) => {
    // It was decided on what somebody else has changed by now.
    if (error instanceof ApiError && error.status === 409) void refresh(call);
    throw error;
  });
  await refresh(call, { told, leaves: typeof leaves === 'function' ? leaves(result) : leaves });
  return result;
}

/** Makes it once for each input, in order, until one is refused; what they changed is asked for anew at the end. */
export async function changeEach<C extends Writing>(
  call: C,
  inputs: readonly ApiInput<C>[],
  options: Omit<CallOptions, 'signal'> = {},
): Promise<void> {
  try {
    for (const input of inputs) await made(call, input, options);
  } finally {
    await refresh(call);
  }
}

/** Asks anew for all that shows what the call changes. */
async function refresh(
  { changes }: Call,
  { told = [], leaves = false }: { told?: readonly Reading[] | undefined; leaves?: boolean } = {},
): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) =>
      shown.get(id)?.some((rows) => changes.includes(rows)) === true && !told.some((call) => call.id === id),
    refetchType: leaves ? 'none' : 'active',
  });
}

interface UseChangeOptions<C extends Call> extends ChangeOptions<C> {
  onDone?: (result: ResultOf<C>, input: ApiInput<C>) => void | Promise<void>;
  onRefused?: (error: ApiError, input: ApiInput<C>) => void;
}

/** `change` as a hook: `mutate(input)`, `isPending`, `error`. Pressed twice at once, it is made once: nothing comes of the second. */
export function useChange<C extends Writing>(
  call: C,
  { onDone, onRefused, ...options }: UseChangeOptions<C> = {},
): UseMutationResult<ResultOf<C>, ApiError, ApiInput<C>> {
  const isNew = useNotTwice();
  const mutation = useMutation<ResultOf<C>, ApiError, ApiInput<C>>({
    mutationFn: (input) => change(call, input, options),
    ...(onDone === undefined ? {} : { onSuccess: onDone }),
    ...(onRefused === undefined ? {} : { onError: onRefused }),
  });
  const { mutate, mutateAsync } = mutation;
  return {
    ...mutation,
    mutate: useCallback<typeof mutate>(
      (...act) => {
        if (isNew(act[0])) mutate(...act);
      },
      [isNew, mutate],
    ),
    mutateAsync: useCallback<typeof mutateAsync>(
      (...act) => (isNew(act[0]) ? mutateAsync(...act) : new Promise(() => undefined)),
      [isNew, mutateAsync],
    ),
  };
}
