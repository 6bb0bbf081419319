import { errorTypes } from '@clubpulse/contract/all-errors';
import { type Call, IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@clubpulse/contract/call';
import { type ErrorType, everyCallErrors, problemSchema } from '@clubpulse/contract/errors';
import { exact } from '@clubpulse/contract/exact';
import { z } from 'zod';

type Json = Record<string, unknown>;

const shape = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = shape(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

const idempotencyKey: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'The same key with the same request acts once and is answered alike, for 24 hours.',
  schema: shape(idempotencyKeySchema, 'input'),
};

function refusals(call: Call): Record<string, Json> {
  const names = new Map<string, ErrorType[]>();
  for (const error of new Set([...everyCallErrors, ...call.errors])) {
    const status = String(errorTypes[error]);
    names.set(status, [...(names.get(status) ?? []), error]);
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries([...names].map(([status, errors]) => [status, { description: errors.join(', '), content }]));
}

export function openApi(calls: readonly Call[], server: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const hasBody = !(call.body instanceof z.ZodUndefined);
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = {
      operationId: call.id,
      summary: call.summary,
      tags: [call.id.split('.')[0]],
      parameters: [
        ...parameters(call.params, 'path'),
        ...parameters(call.query, 'query'),
        ...(call.idempotent ? [idempotencyKey] : []),
      ],
      ...(hasBody
        ? { requestBody: { required: true, content: { 'application/json': { schema: shape(exact(call.body), 'input') } } } }
        : {}),
      responses: {
        [String(call.status)]:
          call.status === 204
            ? { description: 'Done.' }
            : { description: 'The result.', content: { 'application/json': { schema: shape(call.result, 'output') } } },
        ...refusals(call),
      },
      ...(call.access.who === 'public' ? { security: [] } : {}),
      'x-access': call.access,
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Clubpulse', version },
    servers: [{ url: server }],
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: { Problem: shape(problemSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
