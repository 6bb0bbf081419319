import type { Language } from '@clubpulse/contract/scalars';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountRow } from '../accounts.store.ts';
import type { LinkPurpose } from '../links.store.ts';
import { passwordProblem } from '../passwords.ts';
import type { Change } from '../security/change.ts';
import type { BrowserSession } from './browser-session.ts';
import type { Problems } from './fields.ts';
import { clientOf, type SignInRoutes, tooMany } from './interaction.ts';
import { confirmPage, deadLinkPage, donePage, provePage, resetPage } from './mailed.pages.ts';
import { cookieOf, rememberDevice, setCookie, visitorOf } from './visit.ts';

const querySchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .optional(),
});
const formSchema = z.object({ password: z.string().catch(''), anew: z.string().optional().catch(undefined) });
const provesAddress = (purpose: LinkPurpose): purpose is 'verify' | 'email' => purpose === 'verify' || purpose === 'email';

export function mailedRoutes(
  app: FastifyInstance,
  {
    browser,
    accounts,
    change,
    appUrl,
    secure,
    formsPerMinute,
  }: Pick<SignInRoutes, 'accounts' | 'secure' | 'formsPerMinute'> & { browser: BrowserSession; change: Change; appUrl: string },
): void {
  const config = { rateLimit: { max: formsPerMinute, timeWindow: 60_000 } };
  const show = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);

  const isOwn = async (request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<boolean> =>
    (await browser.accountId(request, reply)) === accountId;

  /** Another person may have requested the change, so the user must be signed in or enter the password. */
  async function unproved(
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountRow,
    password: string,
  ): Promise<Problems | undefined> {
    if (await isOwn(request, reply, account.AccountId)) return undefined;
    if (password === '') return { password: 'identity.password-required' };
    const answer = await accounts.signIn(account.Email, password, request.ip, undefined);
    if ('accountId' in answer) return undefined;
    return 'wrong' in answer ? { password: 'identity.prove-wrong' } : tooMany(answer.waitSeconds);
  }

  async function confirmed(
    purpose: Exclude<LinkPurpose, 'reset'>,
    token: string,
    request: FastifyRequest,
    language: Language,
  ): Promise<boolean> {
    if (purpose === 'verify') return accounts.verify(token);
    return purpose === 'email'
      ? change.confirmEmail(token, clientOf(request), language)
      : change.undoEmail(token, clientOf(request), language);
  }

  for (const purpose of ['reset', 'verify', 'email', 'undo'] satisfies LinkPurpose[]) {
    const path = `/oidc/${purpose}`;
    const cookie = `clubpulse_${purpose}`;

    app.get(path, async (request, reply) => {
      const person = visitorOf(request, reply, { path, below: path, secure });
      const { token } = querySchema.catch({}).parse(request.query);
      // The token moves to a cookie, because browser history and proxy logs store URLs.
      if (token !== undefined) return setCookie(reply, cookie, token, path, secure).redirect(path, 303);
      const link = await accounts.ofLink(purpose, cookieOf(request.headers.cookie, cookie) ?? '');
      if (link === undefined) return show(reply, deadLinkPage(person, purpose, appUrl), 410);
      const { account, email } = link;
      if (purpose === 'reset') return show(reply, resetPage(person, { email, problems: {} }));
      return provesAddress(purpose) && !(await isOwn(request, reply, account.AccountId))
        ? show(reply, provePage(person, purpose, { email, problems: {} }))
        : show(reply, confirmPage(person, purpose, email));
    });

    // Only a POST uses the link, because mail programs and virus scanners open links with GET.
    app.post(path, { config }, async (request, reply) => {
      const person = visitorOf(request, reply, { path, below: path, secure });
      const token = cookieOf(request.headers.cookie, cookie) ?? '';
      const link = await accounts.ofLink(purpose, token);
      if (link === undefined) return show(reply, deadLinkPage(person, purpose, appUrl), 410);
      const { account, email } = link;
      const { password, anew } = formSchema.parse(request.body ?? {});
      if (purpose === 'verify' && anew !== undefined) {
        const secret = await accounts.newReset(account.AccountId);
        return setCookie(reply, 'clubpulse_reset', secret, '/oidc/reset', secure).redirect('/oidc/reset', 303);
      }
      if (purpose !== 'reset') {
        const problems = provesAddress(purpose) ? await unproved(request, reply, account, password) : undefined;
        if (problems && provesAddress(purpose))
          return show(reply, provePage(person, purpose, { email, problems }), problems.form ? 429 : 422);
        return (await confirmed(purpose, token, request, person.language))
          ? show(reply, donePage(person, purpose, appUrl, provesAddress(purpose) ? await accounts.nextPage(email) : undefined))
          : show(reply, deadLinkPage(person, purpose, appUrl), 410);
      }
      const problem = passwordProblem(password, email);
      if (problem) return show(reply, resetPage(person, { email, problems: { password: problem } }), 422);
      if (!(await accounts.reset(token, password, person.language, clientOf(request))))
        return show(reply, deadLinkPage(person, purpose, appUrl), 410);
      await rememberDevice(reply, accounts, email, secure);
      return show(reply, donePage(person, purpose, appUrl, await accounts.nextPage(email)));
    });
  }
}
