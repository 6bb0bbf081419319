import { allCalls } from '@clubpulse/contract/all-calls';
import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorSentence, startPhrases, translate } from '../phrases.ts';
import { ApiError } from './api-error.ts';
import { type CallRequest, provideToken, send } from './call-layer.ts';
import { reportErrorsTo } from './error-reports.ts';
import { ignored } from './ignored-statuses.ts';
import type { Operation } from './operation.ts';

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}
let sent: Sent[] = [];
let answers: (() => Response)[] = [];

let isDown = false;

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const problem = (status: number, ErrorType: string, overrides: object = {}) =>
  json({ type: 'about:blank', title: ErrorType, status, ErrorType, requestId: 'r1', ...overrides }, status);
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
const reports = () => sent.filter((call) => call.url === '/api/reports');
const calls = () => sent.filter((call) => call.url !== '/api/reports');
const toasts = () => notificationsStore.getState().notifications.map(({ title, message }) => ({ title, message }));
const failing = async (request: CallRequest) => {
  const error: unknown = await send(request).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  return error;
};

beforeAll(async () => {
  await startPhrases('en');
  reportErrorsTo('/api/reports', null);
});

beforeEach(() => {
  sent = [];
  answers = [json({})];
  isDown = false;
  notifications.clean();
  provideToken(() => Promise.resolve('token-1'));
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    if (url === '/api/reports' && isDown) return Promise.reject(new TypeError('Failed to fetch'));
    if (url === '/api/reports') return Promise.resolve(new Response(null, { status: 204 }));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return new Promise<Response>((resolve) => resolve((answer as () => Response)()));
  });
});

describe('a call of the call layer', () => {
  it("fails with 'Missing URL' when it has no URL, and sends nothing", async () => {
    await expect(send({ operation: 'get', url: '' })).rejects.toThrow('Missing URL');
    expect(sent).toEqual([]);
  });

  it.each(['update', 'partialUpdate'] as const)(
    "fails with 'Missing data' when an update (%s) has no data",
    async (operation) => {
      await expect(send({ operation, url: 'users/1' })).rejects.toThrow('Missing data');
      expect(sent).toEqual([]);
    },
  );

  it('resolves relative URLs against the base URL and uses absolute ones unchanged', async () => {
    await send({ operation: 'get', url: 'users/self' });
    await send({ operation: 'get', url: '/users/self' });
    await send({ operation: 'get', url: 'https://videos.example.com/info?v=1' });
    expect(sent.map((call) => call.url)).toEqual(['/api/users/self', '/api/users/self', 'https://videos.example.com/info?v=1']);
  });

  it('sends the bearer token unless the call needs no authentication', async () => {
    await send({ operation: 'get', url: 'clubs' });
    await send({ operation: 'get', url: 'config', noAuthentication: true });
    expect(sent[0]?.headers['authorization']).toBe('Bearer token-1');
    expect(sent[1]?.headers).not.toHaveProperty('authorization');
  });

  it('is not sent without a token while the identity provider is unreachable', async () => {
    provideToken(() => Promise.reject(new Error('HTTP 500')));
    await expect(send({ operation: 'create', url: 'clubs', data: {} })).rejects.toMatchObject({ status: 503 });
    expect(calls()).toEqual([]);
  });

  it("sends the user's formats and the browser's time zone", async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-CH', 'en-GB', 'en']);
    await send({ operation: 'get', url: 'users/self' });
    vi.restoreAllMocks();
    expect(sent[0]?.headers['accept-language']).toBe('en-GB');
    expect(sent[0]?.headers['time-zone']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('sends JSON', async () => {
    await send({ operation: 'create', url: 'clubs', data: { Name: 'North' } });
    expect(sent[0]?.headers['content-type']).toBe('application/json');
    expect(sent[0]?.body).toEqual({ Name: 'North' });
  });

  it.each([
    ['get', 'GET'],
    ['create', 'POST'],
    ['partialUpdate', 'POST'],
    ['update', 'PUT'],
    ['delete', 'DELETE'],
  ] as const)('maps the operation %s to the method %s', async (operation, method) => {
    await send({ operation, url: 'clubs/1', ...(operation.includes('pdate') ? { data: {} } : {}) });
    expect(sent[0]?.method).toBe(method);
  });

  it('requests text when its response is text', async () => {
    answers = [() => new Response('abc12\n')];
    expect(await send({ operation: 'get', url: 'https://club.example.com/version', answer: 'text' })).toBe('abc12\n');
  });

  it('renews a refused token once and repeats the request', async () => {
    const renewals: boolean[] = [];
    provideToken(({ renewed }) => {
      renewals.push(renewed);
      return Promise.resolve(renewed ? 'token-2' : 'token-1');
    });
    answers = [problem(401, 'Unauthorized'), json({ ok: true })];
    expect(await send({ operation: 'get', url: 'clubs' })).toEqual({ ok: true });
    expect(renewals).toEqual([false, true]);
    expect(sent.map((call) => call.headers['authorization'])).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('repeats only reads after a short interruption', { tags: ['atLength'] }, async () => {
    answers = [noNetwork, problem(503, 'ServiceUnavailable'), json({ ok: true })];
    expect(await send({ operation: 'get', url: 'clubs' })).toEqual({ ok: true });
    expect(toasts()).toEqual([]);

    sent = [];
    answers = [problem(503, 'ServiceUnavailable')];
    await failing({ operation: 'create', url: 'clubs', data: {} });
    expect(calls()).toHaveLength(1);
  });

  it('treats a truncated response as no response and an HTML page as a gateway error', { tags: ['atLength'] }, async () => {
    answers = [() => new Response(brokenOff()), json([{ ClubId: 1 }])];
    expect(await send({ operation: 'get', url: 'clubs' })).toEqual([{ ClubId: 1 }]);
    answers = [() => new Response('<h1>Welcome to our hotel</h1>')];
    expect(await failing({ operation: 'get', url: 'clubs' })).toMatchObject({ name: 'ApiError', status: 502 });
  });
});

const brokenOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"Club'));
      controller.error(new TypeError('network error'));
    },
  });

describe('the default error handler', () => {
  it.each([
    ['get', "Couldn't load data from server"],
    ['create', 'Creation error'],
    ['update', 'Error updating data'],
    ['delete', 'Deletion error'],
  ] as const)('shows for a failed %s the message: %s', async (operation, message) => {
    answers = [json({}, 500)];
    await failing({ operation, url: 'rooms/1', ...(operation === 'update' ? { data: {} } : {}) });
    expect(toasts()).toEqual([{ title: 'Network or Server Problem', message }]);
  });

  it('reports that an offline change was not saved and is not retried later', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers = [noNetwork];
    await failing({ operation: 'update', url: 'rooms/1', data: {} });
    expect(toasts()[0]?.message).toBe(`Error updating data: ${translate('kit.actOffline')}`);
    vi.restoreAllMocks();
  });

  it('shows the caller’s message under the title server-error', async () => {
    answers = [json({}, 500)];
    await failing({ operation: 'get', url: 'rooms', message: 'component-load-error' });
    expect(toasts()).toEqual([{ title: translate('server-error'), message: translate('component-load-error') }]);
  });

  it.each([
    ['create', 'Creation error'],
    ['update', 'Error updating data'],
    ['partialUpdate', 'Error updating data'],
    ['delete', 'Deletion error'],
  ] as const)('names in the error sentence for a dialog the act that failed: %s', async (operation, words) => {
    answers = [problem(500, 'InternalError')];
    const error = await failing({ operation, url: 'rooms', data: {}, quiet: true });
    expect(errorSentence(error as ApiError)).toBe(`${words}. ${translate('error.InternalError')}`);
    expect(toasts()).toEqual([]);
  });

  it.each([
    [403, 'InsufficientRights', 'insufficient-rights'],
    [409, 'LicenseResourceLimitExceeded', 'error-license-limit-exceeded'],
    [403, 'LicenseRequired', 'error-no-license'],
    [404, 'NotFound', 'server-error'],
  ] as const)('shows for status %i %s the title %s', async (status, type, title) => {
    answers = [problem(status, type)];
    await failing({ operation: 'get', url: 'rooms' });
    expect(toasts()).toEqual([expect.objectContaining({ title: translate(title) })]);
  });

  it('shows and reports nothing for status 401', async () => {
    answers = [problem(401, 'Unauthorized')];
    expect(await failing({ operation: 'get', url: 'rooms' })).toBeInstanceOf(ApiError);
    expect(toasts()).toEqual([]);
    expect(reports()).toEqual([]);
  });

  it('reports status 400 as BadRequest', async () => {
    answers = [problem(400, 'ValidationFailed')];
    await failing({ operation: 'create', url: 'displaygroups', data: {} });
    expect(reports().map((call) => call.body)).toEqual([
      {
        kind: 'BadRequest',
        method: 'POST',
        url: '/api/displaygroups',
        status: 400,
        message: 'ValidationFailed',
        requestId: 'r1',
        environment: 'development',
        deployment: 'private',
      },
    ]);
  });

  it('reports status 5xx as ServerError', async () => {
    answers = [problem(500, 'InternalError')];
    await failing({ operation: 'delete', url: 'displaygroups/3' });
    expect(reports().map((call) => call.body)).toEqual([
      expect.objectContaining({ kind: 'ServerError', method: 'DELETE', url: '/api/displaygroups/3', status: 500 }),
    ]);
  });

  it('reports the declared path of a call without its parameters', async () => {
    answers = [problem(500, 'InternalError')];
    await failing({ operation: 'get', url: 'invitations/9f3c?globalSearch=anna@example.com', path: '/invitations/{code}' });
    await failing({ operation: 'get', url: 'clubs?globalSearch=anna@example.com' });
    const urls = reports().map(({ body }) => (body as { url: string }).url);
    expect(urls).toEqual(['/api/invitations/{code}', '/api/clubs']);
  });

  it('leaves field errors to the form', async () => {
    answers = [problem(400, 'ValidationFailed', { errors: [{ field: 'Name', key: 'field-required' }] })];
    const error = await failing({ operation: 'create', url: 'displaygroups', data: {} });
    expect((error as ApiError).fieldErrors).toEqual([{ field: 'Name', key: 'field-required' }]);
    expect(toasts()).toEqual([]);
    expect(reports()).toHaveLength(1);
  });

  it('leaves ignored statuses to the caller, with the server’s message', async () => {
    answers = [problem(404, 'ClubCodeUnknown')];
    const error = await failing({ operation: 'create', url: 'clubs:join', data: {}, ignore: [404] });
    expect((error as ApiError).is('ClubCodeUnknown')).toBe(true);
    expect(toasts()).toEqual([]);
  });

  it.each<[Operation, string, number]>([
    ['create', 'users', 409],
    ['update', 'users/1', 409],
    ['create', 'clubs', 409],
    ['update', 'clubs/4', 409],
    ['create', 'sensors', 409],
    ['update', 'sensors/4', 409],
    ['create', 'classes', 409],
    ['update', 'classes/4', 409],
    ['create', 'clubs/4/invitations:sendEmail', 409],
    ['create', 'users/4/invitations', 409],
    ['create', 'classes/4/participants', 409],
    ['create', 'classes/4/participants', 424],
    ['create', 'liveTrainings', 409],
    ['create', 'liveTrainings/4/start', 424],
    ['create', 'classes', 400],
    ['update', 'classes/4', 400],
    ['create', 'classes/4/schedules', 400],
    ['get', 'challenges/4/rankings', 400],
    ['create', 'users/4/relationships', 400],
    ['get', 'devices/bridges/4/state', 404],
    ['get', 'trainings/4/next', 404],
    ['get', 'trainings/4/prev', 404],
    ['get', 'users/4/relationships/5', 404],
    ['get', 'liveTrainings/4', 404],
    ['get', 'users/4/files', 404],
    ['get', 'clubs/4/users/5/files', 404],
    ['create', 'clubs/4/messages:sendSms', 403],
    ['create', 'clubs/4/workoutSheets:generate', 400],
  ])('ignores the statuses that are listed for a call: %s %s %i', async (operation, url, status) => {
    answers = [problem(status, 'NotFound')];
    await failing({ operation, url, data: {} });
    expect(toasts()).toEqual([]);
    expect(reports()).toEqual([]);
  });

  it.each(ignored.map((row) => [String(row.path), row] as const))('has only existing calls in its list: %s', (_, { path }) => {
    expect(allCalls.some((call) => path.test(call.path.slice(1).replace(/\{\w+\}/g, '4')))).toBe(true);
  });

  it.each<[Operation, string, number]>([
    ['get', 'users/1', 409],
    ['update', 'users/1', 400],
    ['delete', 'sensors/4', 409],
    ['get', 'trainings/4', 404],
    ['get', 'devices/bridges/4', 404],
  ])('ignores no status that is not listed: %s %s %i', async (operation, url, status) => {
    answers = [problem(status, 'NotFound')];
    await failing({ operation, url, data: {} });
    expect(toasts()).toHaveLength(1);
  });

  it('sends reports about an outage when a response arrives again', async () => {
    answers = [noNetwork];
    isDown = true;
    await failing({ operation: 'create', url: 'rooms', data: {} });
    expect(sent.filter(({ url }) => url === '/api/reports')).toHaveLength(1);
    isDown = false;
    answers = [json({})];
    await send({ operation: 'get', url: 'rooms' });
    await vi.waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports()[1]?.body).toMatchObject({ kind: 'ServerError', status: 0, url: '/api/rooms' });
  });

  it('sends each of several waiting reports once', async () => {
    answers = [noNetwork];
    isDown = true;
    await failing({ operation: 'create', url: 'rooms', data: {} });
    await failing({ operation: 'create', url: 'tasks', data: {} });
    isDown = false;
    answers = [json({})];
    sent = [];
    for (let times = 0; times < 3; times++) window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(reports().length).toBeGreaterThanOrEqual(2));
    await send({ operation: 'get', url: 'rooms' });
    expect(reports().map(({ body }) => body)).toMatchObject([{ url: '/api/rooms' }, { url: '/api/tasks' }]);
  });

  it('sends the report about a missing network when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers = [noNetwork];
    const error = await failing({ operation: 'create', url: 'rooms', data: {} });
    expect((error as ApiError).status).toBe(0);
    expect(toasts()).toHaveLength(1);
    expect(reports()).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]?.body).toMatchObject({ kind: 'ServerError', status: 0, url: '/api/rooms' });
  });
});

it('a failure that contains a text of the server shows that text', async () => {
  answers = [json({ status: 'failure', message: 'The picture is a drawing.' }, 422)];
  const error = await failing({ operation: 'create', url: 'users/7/image', data: {} });
  expect((error as ApiError).serverMessage).toBe('The picture is a drawing.');
});

describe('a booking or payment', () => {
  const book = { operation: 'create', url: 'users/7/bookings', data: { ClassId: 5 }, once: true } as const;
  const keys = () => calls().map((call) => call.headers['idempotency-key']);

  it('is repeated after a short interruption with the same Idempotency-Key', { tags: ['atLength'] }, async () => {
    answers = [noNetwork, problem(503, 'ServiceUnavailable'), json({ ok: true })];
    expect(await send(book)).toEqual({ ok: true });
    expect(calls()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has the same key when repeated after a lost response, and the user is informed that repeating is safe', async () => {
    answers = [noNetwork];
    const error = await failing(book);
    expect((error as ApiError).unanswered).toBe('lost');
    expect(toasts()[0]?.message).toContain('it counts only once');
    answers = [json({ ok: true })];
    await send(book);
    expect(calls()).toHaveLength(4);
    expect(new Set(keys()).size).toBe(1);
  });

  it('gets a new key after a response, even after a refusal', async () => {
    answers = [problem(409, 'ClassFull'), json({ ok: true }), json({ ok: true })];
    await failing({ ...book, quiet: true });
    await send(book);
    await send(book);
    expect(new Set(keys()).size).toBe(3);
  });

  it('fails at once offline, and is neither queued nor reported', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(send(book)).rejects.toMatchObject({ status: 0, unanswered: 'offline' });
    expect(toasts()[0]?.message).toContain('nothing will be sent later');
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
  });

  it('has a key, but other writes have none', async () => {
    await send({ operation: 'create', url: 'rooms', data: {} });
    expect(keys()).toEqual([undefined]);
  });
});
