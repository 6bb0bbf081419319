import { emailSchema } from '@clubpulse/contract/scalars';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { passwordProblem } from '../passwords.ts';
import type { IdentityKey } from '../phrases.ts';
import type { Problems } from './fields.ts';
import { clientOf, createInteraction, hasNoProblems, querySchema, type SignInRoutes, show, tooMany } from './interaction.ts';
import { takeNewAccount } from './just-made.ts';
import { secondRoutes } from './second.routes.ts';
import { createPage, forgotPage, noMailPage, type SignInForm, sentPage, signInPage } from './sign-in.pages.ts';
import { cookieOf, rememberDevice, setCookie } from './visit.ts';

// Missing fields become empty: the page itself reports them.
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

export function signInRoutes(app: FastifyInstance, parts: SignInRoutes): void {
  const { provider, accounts, arrivals, secondStep, passkeys, secure, mailbox, sendsMail, formsPerMinute } = parts;
  const config = { rateLimit: { max: formsPerMinute, timeWindow: 60_000 } };

  const interaction = createInteraction({ provider, secure });
  const { visit, finish } = interaction;
  secondRoutes(app, interaction, parts);
  const passkeyOptions = async (uid: string) => passkeys && JSON.stringify(await passkeys.request(uid));

  app.get('/oidc/sign-in/:uid', async (request, reply) => {
    const { uid, base, hint, again, proves, who: person } = await visit(request, reply, '');
    const made = again ? undefined : takeNewAccount(request, reply, secondStep, secure);
    if (made !== undefined && (await arrivals.asks(made)) === undefined) {
      await arrivals.done(made, { ...clientOf(request), language: person.language, by: 'signedIn', isKnownDevice: true });
      return finish(request, reply, made, true);
    }
    if (querySchema.parse(request.query).page === 'create') return reply.redirect(`${base}/create`, 303);
    const passkey = await passkeyOptions(uid);
    return show(reply, signInPage(person, { base, email: hint, stay: true, problems: {}, passkey, proves }));
  });

  app.post('/oidc/sign-in/:uid', { config }, async (request, reply) => {
    const { uid, base, proves, who: person } = await visit(request, reply, '');
    const { email, password, stay } = formSchema.parse(request.body);
    const form = (problems: Problems): SignInForm => ({ base, email, stay: stay === 'on', problems });
    const again = async (problems: Problems) =>
      show(reply, signInPage(person, { ...form(problems), passkey: await passkeyOptions(uid), proves }), problems);

    const problems = problemsOf(emailProblem(email), password === '' ? 'identity.password-required' : undefined);
    if (!hasNoProblems(problems)) return again(problems);
    const device = cookieOf(request.headers.cookie, accounts.deviceCookieName(email));
    const answer = await accounts.signIn(email, password, request.ip, device);
    const arrival = { ...clientOf(request), language: person.language };
    if ('accountId' in answer) {
      const { accountId, isKnownDevice } = answer;
      if (await arrivals.asks(accountId)) {
        const token = secondStep.tokenFor(uid, { accountId, stay: stay === 'on' });
        return setCookie(reply, secondStep.cookie, token, base, secure, secondStep.seconds).redirect(`${base}/second`, 303);
      }
      await arrivals.done(accountId, { ...arrival, by: 'signedIn', isKnownDevice });
      await rememberDevice(reply, accounts, email, secure);
      return finish(request, reply, accountId, stay === 'on');
    }
    if ('wrong' in answer && answer.whose !== undefined) await arrivals.wrongPassword(answer.whose, arrival);
    return again('wrong' in answer ? { form: { key: 'identity.wrong-credentials' } } : tooMany(answer.waitSeconds));
  });

  app.get('/oidc/sign-in/:uid/create', async (request, reply) => {
    const { base, code, hint, who: person } = await visit(request, reply, '/create');
    return show(reply, createPage(person, { base, email: hint, stay: true, problems: {}, code }));
  });

  app.post('/oidc/sign-in/:uid/create', { config }, async (request, reply) => {
    const { base, code, who: person } = await visit(request, reply, '/create');
    const { email, password, stay } = formSchema.parse(request.body);
    const again = (problems: Problems) =>
      show(reply, createPage(person, { base, email, stay: stay === 'on', problems, code }), problems);

    const problems = problemsOf(emailProblem(email), passwordProblem(password, email));
    if (!hasNoProblems(problems)) return again(problems);
    const answer = await accounts.signUp(email.toLowerCase(), password, request.ip, person.language);
    if ('accountId' in answer) {
      const arrival = { ...clientOf(request), language: person.language };
      await arrivals.done(answer.accountId, { ...arrival, by: 'signedIn', isKnownDevice: true });
      await rememberDevice(reply, accounts, email, secure);
      return finish(request, reply, answer.accountId, stay === 'on');
    }
    return again('exists' in answer ? { email: 'identity.email-exists' } : tooMany(answer.waitSeconds));
  });

  app.get('/oidc/sign-in/:uid/forgot', async (request, reply) => {
    const { base, hint, who: person } = await visit(request, reply, '/forgot');
    return show(reply, sendsMail ? forgotPage(person, { base, email: hint, problems: {} }) : noMailPage(person, base));
  });

  app.post('/oidc/sign-in/:uid/forgot', { config }, async (request, reply) => {
    const { base, who: person } = await visit(request, reply, '/forgot');
    const { email } = formSchema.parse(request.body);
    const problems = problemsOf(emailProblem(email));
    if (!hasNoProblems(problems)) return show(reply, forgotPage(person, { base, email, problems }), problems);
    await accounts.askReset(email.toLowerCase(), person.language);
    return show(reply, sentPage(person, { base, email, mailbox }));
  });
}
