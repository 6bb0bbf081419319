import { emailSchema } from '@clubpulse/contract/scalars';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Accounts } from '../accounts.ts';
import { passwordProblem } from '../passwords.ts';
import { signInPath } from '../provider-settings.ts';
import type { IdentityKey } from '../words.ts';
import type { Problems } from './fields.ts';
import { createPage, forgotPage, type SignInForm, sentPage, signInPage } from './sign-in.pages.ts';
import { cookieOf, rememberDevice, visitorOf } from './visit.ts';

export interface SignInRoutes {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly secure: boolean;
  /** The mailbox page exists. */
  readonly mailbox: boolean;
  /** Forms one address may send a minute. */
  readonly formsPerMinute: number;
}

const paramsSchema = z.object({ uid: z.string() });
const querySchema = z.object({ page: z.string().optional(), code: z.string().optional() });
// Anything a browser can send is a form; what is missing in it is said in words, not refused.
const formSchema = z.object({
  email: z.string().trim().max(254).catch(''),
  password: z.string().catch(''),
  stay: z.literal('on').optional().catch(undefined),
});

function emailProblem(email: string): IdentityKey | undefined {
  if (email === '') return 'identity.email-required';
  return emailSchema.safeParse(email).success ? undefined : 'identity.email-invalid';
}
const problemsOf = (email: IdentityKey | undefined, password?: IdentityKey): Problems => ({
  ...(email && { email }),
  ...(password && { password }),
});
const isFine = (problems: Problems) => Object.keys(problems).length === 0;

/** The person's part of an authorization request: sign in, create an account, ask for a new password. */
export function signInRoutes(app: FastifyInstance, { provider, accounts, secure, mailbox, formsPerMinute }: SignInRoutes): void {
  const config = { rateLimit: { max: formsPerMinute, timeWindow: 60_000 } };

  /** The interaction the browser's signed cookie names; the cookie is also what makes a forged form worthless. */
  async function visit(request: FastifyRequest, reply: FastifyReply, page: '' | '/create' | '/forgot') {
    const { uid } = paramsSchema.parse(request.params);
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    if (interaction.uid !== uid) throw new errors.SessionNotFound('the page of another sign-in');
    const base = signInPath(uid);
    const { ui_locales: uiLocales, login_hint: hint } = interaction.params;
    const code = querySchema.parse(request.query).code !== undefined;
    return {
      base,
      code,
      hint: typeof hint === 'string' ? hint : '',
      who: visitorOf(request, reply, { path: `${base}${page}`, below: base, uiLocales, secure }),
    };
  }

  const show = (reply: FastifyReply, page: string, problems: Problems = {}) => {
    if (!isFine(problems)) reply.code(problems.form?.key === 'identity.too-many-attempts' ? 429 : 422);
    return reply.type('text/html; charset=utf-8').send(page);
  };

  async function finish(request: FastifyRequest, reply: FastifyReply, accountId: string, stay: boolean): Promise<FastifyReply> {
    const result: InteractionResults = { login: { accountId, remember: stay }, create: {} };
    return reply.redirect(
      await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
      303,
    );
  }

  app.get('/oidc/sign-in/:uid', async (request, reply) => {
    const { base, hint, who } = await visit(request, reply, '');
    if (querySchema.parse(request.query).page === 'create') return reply.redirect(`${base}/create`, 303);
    return show(reply, signInPage(who, { base, email: hint, stay: true, problems: {} }));
  });

  app.post('/oidc/sign-in/:uid', { config }, async (request, reply) => {
    const { base, who } = await visit(request, reply, '');
    const { email, password, stay } = formSchema.parse(request.body);
    const form = (problems: Problems): SignInForm => ({ base, email, stay: stay === 'on', problems });
    const again = (problems: Problems) => show(reply, signInPage(who, form(problems)), problems);

    const problems = problemsOf(emailProblem(email), password === '' ? 'identity.password-required' : undefined);
    if (!isFine(problems)) return again(problems);
    const device = cookieOf(request.headers.cookie, accounts.deviceCookieName(email));
    const answer = await accounts.signIn(email, password, request.ip, device);
    if ('accountId' in answer) {
      await rememberDevice(reply, accounts, email, secure);
      return finish(request, reply, answer.accountId, stay === 'on');
    }
    return again('wrong' in answer ? { form: { key: 'identity.wrong-credentials' } } : tooMany(answer.waitSeconds));
  });

  app.get('/oidc/sign-in/:uid/create', async (request, reply) => {
    const { base, code, hint, who } = await visit(request, reply, '/create');
    return show(reply, createPage(who, { base, email: hint, stay: true, problems: {}, code }));
  });

  app.post('/oidc/sign-in/:uid/create', { config }, async (request, reply) => {
    const { base, code, who } = await visit(request, reply, '/create');
    const { email, password, stay } = formSchema.parse(request.body);
    const again = (problems: Problems) =>
      show(reply, createPage(who, { base, email, stay: stay === 'on', problems, code }), problems);

    const problems = problemsOf(emailProblem(email), passwordProblem(password, email));
    if (!isFine(problems)) return again(problems);
    const answer = await accounts.signUp(email.toLowerCase(), password, request.ip, who.language);
    if ('accountId' in answer) {
      await rememberDevice(reply, accounts, email, secure);
      return finish(request, reply, answer.accountId, stay === 'on');
    }
    return again('exists' in answer ? { email: 'identity.email-exists' } : tooMany(answer.waitSeconds));
  });

  app.get('/oidc/sign-in/:uid/forgot', async (request, reply) => {
    const { base, hint, who } = await visit(request, reply, '/forgot');
    return show(reply, forgotPage(who, { base, email: hint, problems: {} }));
  });

  app.post('/oidc/sign-in/:uid/forgot', { config }, async (request, reply) => {
    const { base, who } = await visit(request, reply, '/forgot');
    const { email } = formSchema.parse(request.body);
    const problems = problemsOf(emailProblem(email));
    if (!isFine(problems)) return show(reply, forgotPage(who, { base, email, problems }), problems);
    await accounts.askReset(email.toLowerCase(), who.language);
    return show(reply, sentPage(who, { base, email, mailbox }));
  });
}

const tooMany = (seconds: number): Problems => ({
  form: { key: 'identity.too-many-attempts', values: { minutes: Math.ceil(seconds / 60) } },
});
