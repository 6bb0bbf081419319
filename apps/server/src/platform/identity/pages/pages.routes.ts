import type { FastifyInstance } from 'fastify';
import { handedRoutes } from '../handed/handed.routes.ts';
import type { Handed } from '../handed/handed.ts';
import type { Change } from '../security/change.ts';
import { assetRoutes } from './assets.routes.ts';
import { createBrowserSession } from './browser-session.ts';
import type { SignInRoutes } from './interaction.ts';
import { mailboxRoute } from './mailbox.routes.ts';
import { mailedRoutes } from './mailed.routes.ts';
import { pageScope } from './page-scope.ts';
import { signInRoutes } from './sign-in.routes.ts';

export async function pageRoutes(
  app: FastifyInstance,
  {
    appUrl,
    origins,
    change,
    handed,
    ...parts
  }: SignInRoutes & { change: Change; handed: Handed; appUrl: string; origins: readonly string[] },
): Promise<void> {
  const browser = createBrowserSession(parts);
  await app.register(assetRoutes);
  await pageScope(app, { appUrl, origins }, (pages) => {
    signInRoutes(pages, parts);
    mailedRoutes(pages, { ...parts, browser, change, appUrl });
    handedRoutes(pages, { ...parts, browser, handed, appUrl });
    if (parts.mailbox) mailboxRoute(pages, { db: parts.db, secure: parts.secure });
  });
}
