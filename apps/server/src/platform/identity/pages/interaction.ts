import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Accounts } from '../accounts.ts';
import { signInPath } from '../provider-settings.ts';
import type { Arrivals } from '../security/arrivals.ts';
import type { Passkeys } from '../security/passkeys.ts';
import type { SecondStep } from '../security/second-step.ts';
import type { Problems } from './fields.ts';
import { cookieOf, visitorOf } from './visit.ts';

export interface SignInRoutes {
  readonly db: Database;
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly arrivals: Arrivals;
  readonly secondStep: SecondStep;
  readonly passkeys: Passkeys | undefined;
  readonly secure: boolean;
  readonly mailbox: boolean;
  readonly sendsMail: boolean;
  readonly formsPerMinute: number;
}

const paramsSchema = z.object({ uid: z.string() });
export const querySchema = z.object({ page: z.string().optional(), code: z.string().optional() });
const AGENT_MAX = 300;

export const clientOf = (request: FastifyRequest) => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX),
  from: request.ip,
});

export const hasNoProblems = (problems: Problems) => Object.keys(problems).length === 0;

export const tooMany = (seconds: number): Problems => ({
  form: { key: 'identity.too-many-attempts', values: { minutes: Math.ceil(seconds / 60) } },
});

function statusOf({ form, email }: Problems): number {
  if (form?.key === 'identity.too-many-attempts') return 429;
  return email === 'identity.email-exists' ? 409 : 422;
}

export function show(reply: FastifyReply, page: string, problems: Problems = {}): FastifyReply {
  if (!hasNoProblems(problems)) reply.code(statusOf(problems));
  return reply.type('text/html; charset=utf-8').send(page);
}

export function createInteraction({ provider, secure }: { provider: Provider; secure: boolean }) {
  return {
    /** Identifies the sign-in by its signed cookie, which also protects against forms of other websites (CSRF). */
    async visit(request: FastifyRequest, reply: FastifyReply, page: '' | '/create' | '/forgot' | '/second' | '/passkey') {
      const { uid } = paramsSchema.parse(request.params);
      const interaction = await provider.interactionDetails(request.raw, reply.raw);
      if (interaction.uid !== uid) throw new errors.SessionNotFound('the page of another sign-in');
      const base = signInPath(uid);
      const { ui_locales: uiLocales, login_hint: hint, prompt } = interaction.params;
      const code = querySchema.parse(request.query).code !== undefined;
      return {
        uid,
        base,
        code,
        hint: typeof hint === 'string' ? hint : '',
        again: prompt === 'login',
        proves: prompt === 'login' && typeof hint === 'string',
        who: visitorOf(request, reply, { path: `${base}${page}`, below: base, uiLocales, secure }),
      };
    },

    async finish(request: FastifyRequest, reply: FastifyReply, accountId: string, stay: boolean): Promise<FastifyReply> {
      const result: InteractionResults = { login: { accountId, remember: stay }, create: {} };
      return reply.redirect(
        await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
        303,
      );
    },

    cookie: (request: FastifyRequest, name: string) => cookieOf(request.headers.cookie, name),
  };
}
export type Interaction = ReturnType<typeof createInteraction>;
