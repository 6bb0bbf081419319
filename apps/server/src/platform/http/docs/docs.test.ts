import { allCalls } from '@clubpulse/contract/all-calls';
import { scopeOf } from '@clubpulse/contract/call-scopes';
import { everyCallErrors } from '@clubpulse/contract/errors';
import { webhookEvents, webhookTopics } from '@clubpulse/contract/office/integrations/integrations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../../test/proof/at-length.ts';
import { openServer, type TestServer } from '../../../test/server.ts';
import { allMeanings } from './meanings.ts';
import { referenceOf } from './reference.ts';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly description?: string }[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: { allOf: object[] } }> }>;
  readonly requestBody?: {
    content: { 'application/json': { schema: { properties: Record<string, { properties?: object; description?: string }> } } };
  };
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly webhooks: Record<string, { post: Operation }>;
  readonly components: { responses: Record<string, object> };
}

let server: TestServer;
let text: string;
let document: Document;
beforeAll(async () => {
  server = await openServer();
  text = (await server.app.inject({ url: '/api/openapi.json' })).body;
  document = JSON.parse(text) as Document;
});
afterAll(() => server.close());

const operations = () =>
  new Map(Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => [one.operationId, one])));

describe('the OpenAPI document', () => {
  it('is of version 3.1 and has every call once, with the scope that a token needs', () => {
    expect(document.openapi).toBe('3.1.0');
    const found = operations();
    expect(found.size).toBe(allCalls.length);
    const wrong = allCalls.filter((call) => {
      const scope = scopeOf(call);
      const granted = found.get(call.id)?.security.find((one) => 'token' in one)?.['token'];
      return scope.includes(':') ? granted?.join() !== scope : granted !== undefined;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('lists the errors of each call by their type and status', () => {
    const booking = operations().get('bookings.create');
    expect(JSON.stringify(document.components.responses['403'])).toContain('ScopeMissing');
    expect(booking?.responses['409']?.description).toContain('ClassFull');
    const listed = JSON.stringify(booking?.responses['409']?.content?.['application/problem+json']?.schema);
    expect(listed).toContain('"ClassFull"');
    const found = operations();
    const missing = allCalls.filter(({ id, errors }) => {
      const responses = Object.entries(found.get(id)?.responses ?? {});
      const all = JSON.stringify(responses.map(([status, own]) => ('$ref' in own ? document.components.responses[status] : own)));
      return [...everyCallErrors, ...errors].some((error) => !all.includes(`"${error}"`));
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('has every event of webhooks with its payload, without e-mail addresses', () => {
    const types = webhookTopics.flatMap((topic) => webhookEvents[topic]);
    expect(Object.keys(document.webhooks).sort()).toEqual(['Ping', ...types].sort());
    const dataOf = (type: string) =>
      Object.keys(
        document.webhooks[type]?.post.requestBody?.content['application/json'].schema.properties['Data']?.properties ?? {},
      );
    expect(dataOf('ClassSubscription')).toContain('ClassId');
    expect(types.filter((type) => dataOf(type).includes('Email') || dataOf(type).length === 0)).toEqual([]);
  });

  it('states what each parameter and each field of a webhook means, and names only calls that exist', () => {
    const meant = [...operations()].flatMap(([id, { parameters }]) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${id}: ${name}`),
    );
    expect(meant).toEqual([]);
    const events = [...referenceOf([]).events];
    const ofEvents = events.flatMap((event) =>
      (referenceOf([]).eventNamed(event)?.fields ?? [])
        .filter(({ meaning }) => meaning === '')
        .map(({ name }) => `${event}: ${name}`),
    );
    expect([events.length > 20, ofEvents]).toEqual([true, []]);
    const named = allMeanings().flatMap((meaning) => [...meaning.matchAll(/`([a-z]\w+\.\w+)`/g)].map(([, id = '']) => id));
    const known = new Set(allCalls.map(({ id }) => id));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const booking = operations().get('bookings.create')?.requestBody?.content['application/json'].schema.properties ?? {};
    expect(Object.entries(booking).filter(([, field]) => !field.description)).toEqual([]);
    const filters = /"description":"(?:(?:Only|Without) |[^"]*As a filter)/;
    const ofResponses = [...operations()]
      .filter(([, { requestBody, responses }]) => filters.test(JSON.stringify([requestBody, responses])))
      .map(([id]) => id);
    expect(ofResponses).toEqual([]);
  });

  it('refers only to schemas that it has', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    const responses = Object.keys(document.components.responses).map((status) => `#/components/responses/${status}`);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem', ...responses]));
    expect(text).not.toContain('$schema');
  });
});

describe('the pages of the API', () => {
  const open = (name: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/api/docs${name}`, headers });

  it('are public and load only files of this server', async () => {
    const page = await open('');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe/);
    const named = [...page.body.matchAll(/(?:src|href)="(docs\/docs\.[^"]+)"/g)].map(([, to = '']) => to);
    expect(named).toHaveLength(2);
    for (const file of named) {
      const { statusCode, headers, rawPayload } = await server.app.inject({ url: `/api/${file}` });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
      expect(rawPayload.length).toBeGreaterThan(500);
    }
    expect(page.body).not.toMatch(/(?:src|href)="https?:/);
  });

  it('show each call with its fields, errors and a form that sends a request', async () => {
    const page = await open('/bookings.create');
    expect(page.statusCode).toBe(200);
    for (const part of [
      '<h1><span>Book a class for the user</span>',
      'calendar:write',
      '<code>ClassId</code>',
      'href="classes.list"',
      '<code>ClassFull</code>',
      'data-path="/users/{id}/bookings"',
    ])
      expect(page.body).toContain(part);
    expect((await open('/integrations.addWebhook')).body).toContain('No API token may make this call.');
    expect((await open('/webhook.ClassSubscription')).body).toContain('The member whose seat it is.');
    for (const { id } of inTurn(40, allCalls)) {
      const { statusCode, body } = await open(`/${id}`);
      expect([id, statusCode, /undefined|\[object|>error\./.exec(body)?.[0]]).toEqual([id, 200, undefined]);
    }
  });

  it('link to every tag and, from its page, to every call of it', async () => {
    const start = (await open('')).body;
    const tags = [...new Set(allCalls.map(({ id }) => id.split('.')[0] ?? ''))];
    expect(tags.filter((tag) => !start.includes(`href="docs/${tag}"`))).toEqual([]);
    const ofTag = (await open('/bookings')).body;
    const calls = allCalls.filter(({ id }) => id.startsWith('bookings.'));
    expect(calls.filter(({ id }) => !ofTag.includes(`href="${id}"`))).toEqual([]);
    const own = (await open('/bookings/openapi.json')).json<Document>();
    expect(Object.values(own.paths).flatMap((path) => Object.keys(path))).toHaveLength(calls.length);
  });

  it('find calls by path, field or error, and show the words as text', async () => {
    const found = await server.app.inject({ url: '/api/docs', query: { find: 'ClassFull users/{id}/bookings' } });
    expect(found.body).toContain('href="docs/bookings.create"');
    const nothing = await server.app.inject({ url: '/api/docs', query: { find: '"><script>' } });
    expect(nothing.body).toContain('0 calls found');
    expect(nothing.body).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it('are not sent again while they are unchanged, and the name of an unknown call is refused', async () => {
    const { headers } = await open('/bookings.create');
    expect((await open('/bookings.create', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    for (const name of ['/nothing', '/webhook.Nothing', '/nothing/openapi.json'])
      expect([(await open(name)).statusCode, (await open(name)).json<{ ErrorType: string }>().ErrorType]).toEqual([
        404,
        'UnknownCall',
      ]);
  });
});
