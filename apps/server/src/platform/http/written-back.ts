import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@clubpulse/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { unstorableField } from './storable.ts';

export const isUpdateCall = ({ id, method }: Call): boolean => method === 'PUT' || id.endsWith('.patch');

/**
 * Returns the body without unknown fields that a client read and sends back unchanged. Undefined if the GET call of the path
 * fails.
 */
export async function withoutStored(
  app: FastifyInstance,
  request: FastifyRequest,
  schema: z.ZodType,
): Promise<Record<string, unknown> | undefined> {
  if (unstorableField(request.body) !== undefined) return undefined;
  const unknown = unknownFields(schema, request.body);
  if (unknown.length === 0) return undefined;
  const { authorization, cookie } = request.headers;
  const [url = ''] = request.url.split('?');
  const headers = { ...(authorization && { authorization }), ...(cookie && { cookie }) };
  const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: request.ip });
  if (answer.statusCode !== 200) return undefined;
  const stored = Object(answer.json<unknown>()) as Record<string, unknown>;
  const fields = Object.entries(Object(request.body) as Record<string, unknown>).filter(
    ([field, value]) => !unknown.includes(field) || !isDeepStrictEqual(value, stored[field]),
  );
  return Object.fromEntries(fields);
}

const unknownFields = (schema: z.ZodType, body: unknown): string[] =>
  (schema.safeParse(body).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
