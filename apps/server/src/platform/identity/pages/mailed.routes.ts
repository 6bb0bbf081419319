import type { Language } from '@clubpulse/contract/scalars';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../accounts.ts';
import type { LinkPurpose } from '../links.store.ts';
import { passwordProblem } from '../passwords.ts';
import type { Change } from '../security/change.ts';
import { seenOf } from './interaction.ts';
import { confirmPage, deadLinkPage, donePage, resetPage } from './mailed.pages.ts';
import { cookieOf, rememberDevice, setCookie, visitorOf } from './visit.ts';

const querySchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .optional(),
});
const formSchema = z.object({ password: z.string().catch('') });

/** Where links in mails lead: a new password, a confirmed e-mail. */
export function mailedRoutes(
  app: FastifyInstance,
  {
    accounts,
    change,
    appUrl,
    secure,
    formsPerMinute,
  }: { accounts: Accounts; change: Change; appUrl: string; secure: boolean; formsPerMinute: number },
): void {
  const config = { rateLimit: { max: formsPerMinute, timeWindow: 60_000 } };
  const show = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);

  async function confirmed(
    purpose: Exclude<LinkPurpose, 'reset'>,
    token: string,
    request: FastifyRequest,
    language: Language,
  ): Promise<boolean> {
    if (purpose === 'verify') return accounts.verify(token);
    return purpose === 'email' ? change.confirmEmail(token, seenOf(request)) : change.undoEmail(token, seenOf(request), language);
  }

  for (const purpose of ['reset', 'verify', 'email', 'undo'] satisfies LinkPurpose[]) {
    const path = `/oidc/${purpose}`;
    const cookie = `clubpulse_${purpose}`;

    app.get(path, async (request, reply) => {
      const who = visitorOf(request, reply, { path, below: path, secure });
      const { token } = querySchema.catch({}).parse(request.query);
      // The query is read first, then gone: it would stay in the history and in proxies' logs (readings 31).
      if (token !== undefined) return setCookie(reply, cookie, token, path, secure).redirect(path, 303);
      const email = await accounts.emailOfLink(purpose, cookieOf(request.headers.cookie, cookie) ?? '');
      if (email === undefined) return show(reply, deadLinkPage(who, purpose, appUrl), 410);
      return show(reply, purpose === 'reset' ? resetPage(who, { email, problems: {} }) : confirmPage(who, purpose, email));
    });

    // Opening the link changes nothing yet: mail programs and scanners open links too.
    app.post(path, { config }, async (request, reply) => {
      const who = visitorOf(request, reply, { path, below: path, secure });
      const token = cookieOf(request.headers.cookie, cookie) ?? '';
      const email = await accounts.emailOfLink(purpose, token);
      if (email === undefined) return show(reply, deadLinkPage(who, purpose, appUrl), 410);
      if (purpose !== 'reset') {
        return (await confirmed(purpose, token, request, who.language))
          ? show(reply, donePage(who, purpose, appUrl))
          : show(reply, deadLinkPage(who, purpose, appUrl), 410);
      }
      const { password } = formSchema.parse(request.body);
      const problem = passwordProblem(password, email);
      if (problem) return show(reply, resetPage(who, { email, problems: { password: problem } }), 422);
      if (!(await accounts.reset(token, password, who.language, seenOf(request))))
        return show(reply, deadLinkPage(who, purpose, appUrl), 410);
      // Whoever reads the mail is its owner, whatever others guess meanwhile.
      await rememberDevice(reply, accounts, email, secure);
      return show(reply, donePage(who, purpose, appUrl));
    });
  }
}
