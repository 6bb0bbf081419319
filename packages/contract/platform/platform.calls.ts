import { z } from 'zod';
import { anyone, call } from '../call.ts';

export const getHealth = call({
  id: 'platform.health',
  method: 'GET',
  path: '/health',
  summary:
    'Returns whether the parts of the server respond, and whether the process keeps up. Returns 503 while the process stops, for load balancers.',
  result: z.object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    roles: z.array(z.enum(['api', 'live', 'jobs'])),
    database: z.boolean(),
    broker: z.boolean(),
    identity: z.boolean(),
    /** Busy nearly all the time for some seconds. */
    overloaded: z.boolean(),
    /** False if a big table has no partition for the next week, or has rows without a partition of their own. */
    partitions: z.boolean(),
  }),
  shows: [],
  access: anyone,
});

export const getReadiness = call({
  id: 'platform.ready',
  method: 'GET',
  path: '/health/ready',
  summary:
    'Returns 204 while all parts respond, otherwise 503, for clients that read only the status. Returns 503 also while the process stops.',
  shows: [],
  access: anyone,
});

export const getConfig = call({
  id: 'platform.config',
  method: 'GET',
  path: '/config',
  summary: 'Returns the settings that the web app needs before sign-in.',
  result: z.object({
    issuer: z.string(),
    clientId: z.string(),
    scope: z.string(),
    /** The resource of the web app's tokens (RFC 8707). Null if the provider does not support it. */
    resource: z.string().nullable(),
    /** The server's own identity provider has sign-up (`prompt=create`). */
    signUp: z.boolean(),
    errorReports: z.string(),
    /** Hosts on this domain are `online`, other hosts `private`. */
    onlineDomain: z.string().nullable(),
    demo: z.boolean(),
    /** True if mails reach their recipients, in the demo on /mailbox. Otherwise they stay in the outbox. */
    mail: z.boolean(),
    /** True if a language model is configured by `AI_*`. */
    model: z.boolean(),
    /** URL with {z}, {x} and {y}, and the required attribution. Null for routes without a map. */
    mapTiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  }),
  shows: [],
  access: anyone,
});

export const postReport = call({
  id: 'platform.report',
  method: 'POST',
  path: '/reports',
  summary: 'Records an error of the web app: BadRequest or ServerError (spec 1 section 8).',
  body: z.object({
    kind: z.enum(['BadRequest', 'ServerError']),
    method: z.string().max(10),
    url: z.string().max(2000),
    status: z.number().int(),
    requestId: z.string().max(100).optional(),
    message: z.string().max(2000).optional(),
    environment: z.enum(['development', 'production']).optional(),
    deployment: z.enum(['online', 'private']).optional(),
  }),
  changes: [],
  access: anyone,
});
