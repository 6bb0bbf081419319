import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { assetRoutes } from './assets.routes.ts';
import { mailboxRoute } from './mailbox.routes.ts';
import { mailedRoutes } from './mailed.routes.ts';
import { pageScope } from './page-scope.ts';
import { type SignInRoutes, signInRoutes } from './sign-in.routes.ts';

/** The provider's pages and what they are made of. */
export async function pageRoutes(
  app: FastifyInstance,
  { db, appUrl, origins, ...parts }: SignInRoutes & { db: Database; appUrl: string; origins: readonly string[] },
): Promise<void> {
  await app.register(assetRoutes);
  await pageScope(app, { appUrl, origins }, (pages) => {
    signInRoutes(pages, parts);
    mailedRoutes(pages, { ...parts, appUrl });
    if (parts.mailbox) mailboxRoute(pages, { db, secure: parts.secure });
  });
}
