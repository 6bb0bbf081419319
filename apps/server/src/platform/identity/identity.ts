import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Notifications } from '../database/notifications.ts';
import { notify } from '../database/notify.ts';
import type { Mail } from '../mail/mail.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { discoverProvider } from './foreign-provider.ts';
import { createTokenVerifier } from './token-verifier.ts';

interface IdentityParts {
  readonly config: Config;
  readonly db: Database;
  readonly notifications: Notifications;
  readonly mail: Mail;
  readonly log: Logger;
  readonly tokenSecret: string;
}

export async function createIdentity({ config, db, notifications, mail, log, tokenSecret }: IdentityParts) {
  const provider =
    config.OIDC_ISSUER === undefined ? await createEmbeddedProvider({ config, db, mail, log, tokenSecret }) : undefined;
  const issuer = config.OIDC_ISSUER ?? provider?.issuer ?? '';
  const foreign = provider === undefined ? discoverProvider(issuer) : undefined;
  const verifier = createTokenVerifier({
    issuer,
    audience: config.OIDC_AUDIENCE,
    tokenType: config.OIDC_TOKEN_TYPE,
    emailClaim: config.OIDC_EMAIL_CLAIM,
    adminClaim: config.OIDC_ADMIN_CLAIM,
    editorClaim: config.OIDC_EDITOR_CLAIM,
    ...provider?.verification,
    ...(foreign && { foreign }),
  });
  provider?.onGrantRevoked((grantId) => {
    verifier.forgetGrant(grantId);
    notify(db, 'clubpulse_grant', grantId).catch((error: unknown) => {
      // If this fails, other processes notice the sign-out within a minute.
      log.warn({ err: error }, 'a sign-out could not be published');
    });
  });
  await notifications.on('clubpulse_grant', verifier.forgetGrant, verifier.forgetAll);
  return {
    provider,
    issuer,
    verify: verifier.verify,
    async webOrigins(): Promise<readonly string[]> {
      const own = [new URL(issuer).origin];
      return foreign === undefined
        ? own
        : foreign().then(
            ({ webOrigins }) => webOrigins,
            () => own,
          );
    },
    isAnswering: requestedSeldom(
      (): Promise<boolean> =>
        config.OIDC_ISSUER === undefined
          ? Promise.resolve(true)
          : fetch(`${config.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`, {
              signal: AbortSignal.timeout(3000),
            }).then(
              (response) => response.ok,
              () => false,
            ),
    ),
  };
}

const ASK_AGAIN_MS = 5_000;
function requestedSeldom<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > ASK_AGAIN_MS) last = { at: now, answer: ask() };
    return last.answer;
  };
}

export type Identity = Awaited<ReturnType<typeof createIdentity>>;
