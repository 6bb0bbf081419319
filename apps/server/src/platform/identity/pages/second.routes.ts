import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { z } from 'zod';
import type { Problems } from './fields.ts';
import { clientOf, type Interaction, type SignInRoutes, show, tooMany } from './interaction.ts';
import { secondPage } from './second.pages.ts';
import { signInPage } from './sign-in.pages.ts';
import { rememberDevice } from './visit.ts';

const codeSchema = z.object({ code: z.string().trim().max(40).catch('') });
const passkeySchema = z.object({
  response: z
    .string()
    .transform((text, context): AuthenticationResponseJSON | typeof z.NEVER => {
      const answer = answerOf(text);
      if (answer !== undefined) return answer;
      context.addIssue({ code: 'custom', message: 'no answer of a passkey' });
      return z.NEVER;
    })
    .optional()
    .catch(undefined),
  stay: z.literal('on').optional().catch(undefined),
});

function answerOf(text: string): AuthenticationResponseJSON | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const isAnswer = typeof answer === 'object' && answer !== null && 'id' in answer && 'response' in answer;
    return isAnswer ? (answer as AuthenticationResponseJSON) : undefined;
  } catch {
    return undefined;
  }
}

export function secondRoutes(app: FastifyInstance, { visit, finish, cookie }: Interaction, parts: SignInRoutes): void {
  const { accounts, arrivals, secondStep, passkeys, secure } = parts;
  const config = { rateLimit: { max: parts.formsPerMinute, timeWindow: 60_000 } };
  const options = async (uid: string) => passkeys && JSON.stringify(await passkeys.request(uid));

  async function firstStep(request: FastifyRequest, reply: FastifyReply) {
    const visited = await visit(request, reply, '/second');
    const step = secondStep.read(visited.uid, cookie(request, secondStep.cookie));
    const asks = step && (await arrivals.asks(step.accountId));
    if (!step || !asks) throw new errors.SessionNotFound('no password was typed before');
    const page = async (problems: Problems) =>
      secondPage(visited.who, {
        base: visited.base,
        codes: asks.codes,
        passkey: asks.passkeys ? await options(visited.uid) : undefined,
        problems,
      });
    return { ...visited, ...step, page };
  }

  async function arrive(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      accountId,
      stay,
      language,
      by,
    }: { accountId: string; stay: boolean } & Pick<Parameters<typeof arrivals.done>[1], 'language' | 'by'>,
  ): Promise<FastifyReply> {
    const account = await accounts.byId(accountId);
    if (!account) throw new errors.SessionNotFound('the account is gone');
    const isKnownDevice = accounts.isKnownDevice(account, cookie(request, accounts.deviceCookieName(account.Email)));
    await arrivals.done(accountId, { ...clientOf(request), by, language, isKnownDevice });
    await rememberDevice(reply, accounts, account.Email, secure);
    return finish(request, reply, accountId, stay);
  }

  app.get('/oidc/sign-in/:uid/second', async (request, reply) => {
    const { page } = await firstStep(request, reply);
    return show(reply, await page({}));
  });

  app.post('/oidc/sign-in/:uid/second', { config }, async (request, reply) => {
    const { accountId, stay, who: person, page } = await firstStep(request, reply);
    const { code } = codeSchema.parse(request.body);
    const again = async (problems: Problems) => show(reply, await page(problems), problems);
    if (code === '') return again({ code: 'identity.code-required' });
    const answer = await arrivals.code(accountId, code, { ...clientOf(request), language: person.language });
    if (answer === 'wrong') return again({ code: 'identity.code-wrong' });
    if (answer !== 'right') return again(tooMany(answer.waitSeconds));
    return arrive(request, reply, { accountId, stay, language: person.language, by: 'signedIn' });
  });

  app.post('/oidc/sign-in/:uid/passkey', { config }, async (request, reply) => {
    const { uid, base, hint, proves, who: person } = await visit(request, reply, '/passkey');
    const { response, stay } = passkeySchema.parse(request.body ?? {});
    const accountId = response && (await passkeys?.signIn(parts.db, uid, response));
    if (accountId === undefined) {
      const problems: Problems = { form: { key: 'identity.passkey-failed' } };
      const form = { base, email: hint, stay: stay === 'on', problems, passkey: await options(uid), proves };
      return show(reply, signInPage(person, form), problems);
    }
    const first = secondStep.read(uid, cookie(request, secondStep.cookie));
    return arrive(request, reply, {
      accountId,
      stay: stay === 'on' || first?.stay === true,
      language: person.language,
      by: 'signedInPasskey',
    });
  });
}
