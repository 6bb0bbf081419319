import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../database/database.ts';
import { endSession } from '../security/sessions.store.ts';

export type BrowserSession = ReturnType<typeof createBrowserSession>;

export function createBrowserSession({ db, provider }: { db: Database; provider: Provider }) {
  const read = (request: FastifyRequest, reply: FastifyReply) =>
    provider.Session.get(provider.createContext(request.raw, reply.raw));

  return {
    accountId: async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> =>
      (await read(request, reply)).accountId,

    /** Ends the session in this browser and revokes its tokens. */
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const session = await read(request, reply);
      const { accountId, authorizations = {} } = session;
      if (accountId === undefined) return;
      for (const { grantId } of Object.values(authorizations))
        if (grantId !== undefined) await endSession(db, accountId, grantId);
      await session.destroy();
    },
  };
}
