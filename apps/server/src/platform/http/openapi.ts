import { errorTypes } from '@clubpulse/contract/all-errors';
import { type Call, IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@clubpulse/contract/call';
import { areaOf, scopeOf } from '@clubpulse/contract/call-scopes';
import { type ErrorType, everyCallErrors, problemSchema } from '@clubpulse/contract/errors';
import { exact } from '@clubpulse/contract/exact';
import { EVENT_HEADER, SIGNATURE_HEADER, webhookBodies } from '@clubpulse/contract/office/integrations/webhook-bodies';
import { z } from 'zod';
import { withMeanings } from './docs/fields.ts';
import { meaningOf, meaningOfValue, titleOf } from './docs/meanings.ts';

type Json = Record<string, unknown>;

function shape(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}

const meant = (owner: string, schema: z.ZodType, io: 'input' | 'output'): Json => ({
  ...withMeanings(shape(schema, io), (name) => meaningOfValue(owner, name)),
});

function parameters({ id, path }: Call, schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = shape(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    description: meaningOf(id, name, path),
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

const idempotencyKey: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: meaningOf('', IDEMPOTENCY_HEADER),
  schema: shape(idempotencyKeySchema, 'input'),
};

const header = (description: string): Json => ({ description, schema: { type: 'string' } });
const limitHeaders: Json = {
  'RateLimit-Policy': header('Requests (q) that a token may send in w seconds.'),
  RateLimit: header('Requests that remain (r) until the next window, in t seconds.'),
};

function byStatus(errors: readonly ErrorType[]): ReadonlyMap<string, readonly ErrorType[]> {
  return Map.groupBy(new Set(errors), (error) => String(errorTypes[error]));
}

/** `ErrorType` is for programs and never changes, `detail` is for people. */
function refusal(status: string, errors: readonly ErrorType[]): Json {
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { ErrorType: { enum: errors } } }] };
  const headers = { headers: { ...limitHeaders, 'Retry-After': header('Seconds to wait.') } };
  return {
    description: errors.join(', '),
    ...(status === '429' ? headers : {}),
    content: { 'application/problem+json': { schema } },
  };
}

const ofEveryCall = byStatus(everyCallErrors);

/** The errors of the call by status. A status with only the errors of every call refers to a shared description. */
const refusals = (call: Call): Record<string, Json> =>
  Object.fromEntries(
    [...byStatus([...everyCallErrors, ...call.errors])].map(([status, errors]) => [
      status,
      ofEveryCall.get(status)?.length === errors.length ? { $ref: `#/components/responses/${status}` } : refusal(status, errors),
    ]),
  );

function scopeText(call: Call): string {
  const scope = scopeOf(call);
  if (scope === 'none') return 'Public: needs no token.';
  return scope === 'session' ? 'No API token may make this call.' : `Scope: \`${scope}\``;
}

function operation(call: Call): Json {
  const hasBody = !(call.body instanceof z.ZodUndefined);
  const scope = scopeOf(call);
  return {
    operationId: call.id,
    summary: titleOf(call),
    description: `${call.summary}\n\n${scopeText(call)}`,
    tags: [call.id.split('.')[0]],
    parameters: [
      ...parameters(call, call.params, 'path'),
      ...parameters(call, call.query, 'query'),
      ...(call.idempotent ? [idempotencyKey] : []),
    ],
    ...(hasBody
      ? {
          requestBody: { required: true, content: { 'application/json': { schema: meant(call.id, exact(call.body), 'input') } } },
        }
      : {}),
    responses: {
      [String(call.status)]:
        call.status === 204
          ? { description: 'Done.' }
          : { description: 'The result.', content: { 'application/json': { schema: meant(call.id, call.result, 'output') } } },
      ...refusals(call),
    },
    security: scope === 'none' ? [] : scope === 'session' ? [{ session: [] }] : [{ token: [scope] }, { session: [] }],
    'x-access': call.access,
    'x-scope': scope,
  };
}

function tagsOf(calls: readonly Call[]): Json[] {
  const areas = new Map<string, string>();
  for (const call of calls) areas.set(call.id.split('.')[0] ?? '', areaOf(call) ?? 'platform');
  return [...areas].map(([name, description]) => ({ name, description }));
}

const webhooks = (): Json =>
  Object.fromEntries(
    [...webhookBodies].map(([type, body]) => [
      type,
      {
        post: {
          operationId: `webhook.${type}`,
          summary: type,
          tags: ['webhooks'],
          description:
            'Sent to a webhook of the club within about a minute. Any status from 200 to 299 within ten seconds accepts it. Otherwise it is tried four times more, with the same Id.',
          security: [],
          parameters: [
            { name: EVENT_HEADER, in: 'header', required: true, description: 'Type of the event.', schema: { const: type } },
            {
              name: SIGNATURE_HEADER,
              in: 'header',
              required: true,
              description: 't=<Unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" with the secret of the webhook, as hex>',
              schema: { type: 'string' },
            },
          ],
          requestBody: { required: true, content: { 'application/json': { schema: meant(type, body, 'input') } } },
          responses: { '2XX': { description: 'The delivery is accepted.' } },
        },
      },
    ]),
  );

const description = `Send a token as \`Authorization: Bearer cp_…\`. Users make one under Profile, Security; owners and managers make one of
their club under Set-up, Integrations. A call names the scope that a token needs: without it the response is \`ScopeMissing\`.

Errors are \`application/problem+json\`. \`ErrorType\` is for programs and never changes, \`detail\` is for people, in the language of
\`Accept-Language\`.

A token may send 120 requests a minute, if the server sets no other limit. \`RateLimit\` says how many remain, \`Retry-After\` how long to
wait after a 429. Amounts are in the minor unit of their currency, instants are in UTC.`;

export function openApi(calls: readonly Call[], server: string, version: string, hasWebhooks = true): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title: 'Clubpulse', version, description },
    servers: [{ url: server }],
    tags: [...tagsOf(calls), ...(hasWebhooks ? [{ name: 'webhooks', description: 'office' }] : [])],
    paths,
    ...(hasWebhooks ? { webhooks: webhooks() } : {}),
    components: {
      schemas: { Problem: shape(problemSchema, 'output') },
      responses: Object.fromEntries([...ofEveryCall].map(([status, errors]) => [status, refusal(status, errors)])),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'cp_…', description: 'An API token.' },
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a signed-in user.' },
      },
    },
  };
}
