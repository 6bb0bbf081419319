import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Problems } from '../pages/fields.ts';
import { type SignInRoutes, seenOf, tooMany } from '../pages/interaction.ts';
import { rememberMade, signInAddress } from '../pages/just-made.ts';
import { cookieOf, rememberDevice, setCookie, visitorOf } from '../pages/visit.ts';
import { passwordProblem } from '../passwords.ts';
import { handedDeadPage, handedPage } from './handed.pages.ts';
import type { Handed, OpenHanded } from './handed.ts';

const PATH = '/oidc/handed';
const COOKIE = 'clubpulse_handed';
const querySchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .optional(),
});
const formSchema = z.object({ password: z.string().catch('') });

export function handedRoutes(
  app: FastifyInstance,
  {
    accounts,
    handed,
    appUrl,
    secondStep,
    secure,
    formsPerMinute,
  }: Pick<SignInRoutes, 'accounts' | 'secondStep' | 'secure' | 'formsPerMinute'> & { handed: Handed; appUrl: string },
): void {
  const config = { rateLimit: { max: formsPerMinute, timeWindow: 60_000 } };
  const show = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);

  async function wrongWith(
    { step, email, account }: OpenHanded,
    password: string,
    address: string,
  ): Promise<Problems | undefined> {
    if (step !== 'prove' || !account) {
      const problem = passwordProblem(password, email);
      return problem && { password: problem };
    }
    if (password === '') return { password: 'identity.password-required' };
    const answer = await accounts.signIn(account.Email, password, address, undefined);
    if ('accountId' in answer) return undefined;
    return 'wrong' in answer ? { password: 'identity.handed-prove-wrong' } : tooMany(answer.waitSeconds);
  }

  app.get(PATH, async (request, reply) => {
    const who = visitorOf(request, reply, { path: PATH, below: PATH, secure });
    const { token } = querySchema.catch({}).parse(request.query);
    // Removes the token from the address, which browser history and proxy logs store (readings 31).
    if (token !== undefined) return setCookie(reply, COOKIE, token, PATH, secure).redirect(PATH, 303);
    const found = await handed.open(cookieOf(request.headers.cookie, COOKIE) ?? '');
    return found === undefined || found === 'ended'
      ? show(reply, handedDeadPage(who, appUrl, found === 'ended'), 410)
      : show(reply, handedPage(who, found.step, { email: found.email, problems: {} }));
  });

  // Only the POST changes something, because messengers open links for previews.
  app.post(PATH, { config }, async (request, reply) => {
    const who = visitorOf(request, reply, { path: PATH, below: PATH, secure });
    const token = cookieOf(request.headers.cookie, COOKIE) ?? '';
    const found = await handed.open(token);
    if (found === undefined || found === 'ended') return show(reply, handedDeadPage(who, appUrl, found === 'ended'), 410);
    const { step, email, account, landing } = found;
    const { password } = formSchema.parse(request.body ?? {});
    const problems = await wrongWith(found, password, request.ip);
    if (problems) return show(reply, handedPage(who, step, { email, problems }), problems.form ? 429 : 422);
    const accountId = await used();
    if (accountId === undefined) return show(reply, handedDeadPage(who, appUrl, false), 410);
    await rememberDevice(reply, accounts, email, secure);
    rememberMade(reply, secondStep, accountId, secure);
    return reply.redirect(signInAddress(landing, who.language), 303);

    async function used(): Promise<string | undefined> {
      if (!account) return step === 'create' ? handed.create(token, password) : undefined;
      const { AccountId } = account;
      const isUsed = await (step === 'reset'
        ? handed.reset(token, AccountId, password, who.language, seenOf(request))
        : handed.prove(token, account));
      return isUsed ? AccountId : undefined;
    }
  });
}
