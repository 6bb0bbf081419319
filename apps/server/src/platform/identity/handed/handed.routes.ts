import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BrowserSession } from '../pages/browser-session.ts';
import type { Problems } from '../pages/fields.ts';
import { clientOf, type SignInRoutes, tooMany } from '../pages/interaction.ts';
import { rememberNewAccount, signInAddress } from '../pages/just-made.ts';
import type { Visitor } from '../pages/layout.ts';
import { cookieOf, rememberDevice, setCookie, visitorOf } from '../pages/visit.ts';
import { passwordProblem } from '../passwords.ts';
import { handedDeadPage, handedOtherPage, handedPage } from './handed.pages.ts';
import type { Handed, OpenHanded } from './handed.ts';

const PATH = '/oidc/handed';
const COOKIE = 'clubpulse_handed';
const querySchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .optional(),
});
const formSchema = z.object({
  password: z.string().catch(''),
  leave: z.string().optional().catch(undefined),
  anew: z.string().optional().catch(undefined),
});

const show = (reply: FastifyReply, page: string, status = 200) => reply.code(status).type('text/html; charset=utf-8').send(page);

interface HandedRoutes extends Pick<SignInRoutes, 'accounts' | 'secondStep' | 'secure' | 'sendsMail' | 'formsPerMinute'> {
  readonly browser: BrowserSession;
  readonly handed: Handed;
  readonly appUrl: string;
}

export function handedRoutes(app: FastifyInstance, parts: HandedRoutes): void {
  const { accounts, browser, handed, appUrl, secondStep, secure, sendsMail, formsPerMinute } = parts;
  const config = { rateLimit: { max: formsPerMinute, timeWindow: 60_000 } };
  const deadText = sendsMail ? 'identity.handed-dead-mail' : 'identity.handed-dead';
  const dead = (reply: FastifyReply, person: Visitor, hasEnded = false) =>
    show(reply, handedDeadPage(person, appUrl, hasEnded ? 'identity.handed-ended' : deadText), 410);

  async function isOthers(request: FastifyRequest, reply: FastifyReply, { account }: OpenHanded): Promise<boolean> {
    const signedIn = await browser.accountId(request, reply);
    return signedIn !== undefined && signedIn !== account?.AccountId;
  }

  app.get(PATH, async (request, reply) => {
    const person = visitorOf(request, reply, { path: PATH, below: PATH, secure });
    const { token } = querySchema.catch({}).parse(request.query);
    // The token moves to a cookie, because browser history and proxy logs store URLs.
    if (token !== undefined) return setCookie(reply, COOKIE, token, PATH, secure).redirect(PATH, 303);
    const found = await handed.open(cookieOf(request.headers.cookie, COOKIE) ?? '');
    if (found === undefined || found === 'ended') return dead(reply, person, found === 'ended');
    if (await isOthers(request, reply, found)) return show(reply, handedOtherPage(person, found.email, appUrl));
    return show(reply, handedPage(person, found, {}));
  });

  // Only a POST uses the link, because a GET may be a messenger's preview.
  app.post(PATH, { config }, async (request, reply) => {
    const person = visitorOf(request, reply, { path: PATH, below: PATH, secure });
    const token = cookieOf(request.headers.cookie, COOKIE) ?? '';
    const found = await handed.open(token);
    if (found === undefined || found === 'ended') return dead(reply, person, found === 'ended');
    const { email, landing, account, byMail } = found;
    const { password, leave, anew } = formSchema.parse(request.body ?? {});
    if (await isOthers(request, reply, found)) {
      if (leave === undefined) return show(reply, handedOtherPage(person, email, appUrl), 409);
      await browser.end(request, reply);
    }
    if (leave !== undefined) return reply.redirect(PATH, 303);
    if (anew !== undefined && account && byMail) {
      const secret = await accounts.newReset(account.AccountId);
      return setCookie(reply, 'clubpulse_reset', secret, '/oidc/reset', secure).redirect('/oidc/reset', 303);
    }
    const problems = await wrongWith(accounts, found, password, request.ip);
    if (problems) return show(reply, handedPage(person, found, problems), problems.form ? 429 : 422);
    const accountId = await used(request, person, found, token, password);
    if (accountId === undefined) return dead(reply, person);
    await rememberDevice(reply, accounts, email, secure);
    rememberNewAccount(reply, secondStep, accountId, secure);
    return reply.redirect(signInAddress(landing, person.language), 303);
  });

  async function used(
    request: FastifyRequest,
    { language }: Visitor,
    { step, account, byMail }: OpenHanded,
    token: string,
    password: string,
  ): Promise<string | undefined> {
    if (!account) return step === 'create' ? handed.create(token, password) : undefined;
    const { AccountId } = account;
    const isUsed = await (step === 'reset'
      ? handed.reset(token, AccountId, password, language, clientOf(request))
      : handed.prove(token, account, byMail));
    return isUsed ? AccountId : undefined;
  }
}

async function wrongWith(
  accounts: SignInRoutes['accounts'],
  { step, email, account, byMail }: OpenHanded,
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
  if (!('wrong' in answer)) return tooMany(answer.waitSeconds);
  return { password: byMail ? 'identity.prove-wrong' : 'identity.handed-prove-wrong' };
}
