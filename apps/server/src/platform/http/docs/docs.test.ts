import { allCalls } from '@clubpulse/contract/all-calls';
import { scopeOf } from '@clubpulse/contract/call-scopes';
import { everyCallErrors } from '@clubpulse/contract/errors';
import { webhookEvents, webhookTopics } from '@clubpulse/contract/office/integrations/integrations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../../test/server.ts';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: { allOf: object[] } }> }>;
  readonly requestBody?: { content: { 'application/json': { schema: { properties: Record<string, { properties?: object }> } } } };
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly webhooks: Record<string, { post: Operation }>;
  readonly components: { responses: Record<string, object> };
}

let house: TestServer;
let text: string;
let document: Document;
beforeAll(async () => {
  house = await openServer();
  text = (await house.app.inject({ url: '/api/openapi.json' })).body;
  document = JSON.parse(text) as Document;
});
afterAll(() => house.close());

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

  it('refers only to schemas that it has', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    const responses = Object.keys(document.components.responses).map((status) => `#/components/responses/${status}`);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem', ...responses]));
    expect(text).not.toContain('$schema');
  });
});

describe('the page of the API', () => {
  it('is public and loads only files of this server', async () => {
    const page = await house.app.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
    const named = [...page.body.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, to = '']) => to);
    expect(named).toHaveLength(4);
    for (const file of named) {
      const { statusCode, headers, rawPayload } = await house.app.inject({ url: `/api/${file}` });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
      expect(rawPayload.length).toBeGreaterThan(500);
    }
    expect(page.body).not.toMatch(/(?:src|href)="https?:/);
  });
});
