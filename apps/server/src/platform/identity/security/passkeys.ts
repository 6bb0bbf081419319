import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Queryable } from '../../database/database.ts';
import type { AccountRow } from '../accounts.store.ts';
import * as store from './factors.store.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const transportsOf = (row: store.PasskeyRow) => row.Transports as AuthenticatorTransport[];

export function relyingParty(publicUrl: URL): string | undefined {
  if (publicUrl.protocol !== 'https:' && publicUrl.hostname !== 'localhost') return undefined;
  return isIP(publicUrl.hostname.replace(/^\[|\]$/g, '')) === 0 ? publicUrl.hostname : undefined;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/** With user verification a passkey counts as two factors. */
export function createPasskeys({ rpId, origins, secret }: { rpId: string; origins: readonly string[]; secret: string }) {
  const expected = { expectedOrigin: [...origins], expectedRPID: rpId, requireUserVerification: true };
  // The challenge is computed from the id of the sign-in, which ends with success. So the challenge is used only once.
  const challengeOf = (uid: string) => createHmac('sha256', secret).update(`passkey ${uid}`).digest('base64url');

  return {
    registration: (db: Queryable, account: AccountRow) => registration(rpId, db, account),

    async register(
      db: Queryable,
      accountId: string,
      { challenge, response, name }: { challenge: string; response: RegistrationResponseJSON; name: string },
    ): Promise<boolean> {
      const made = await verifyRegistrationResponse({ response, expectedChallenge: challenge, ...expected }).catch(
        () => undefined,
      );
      if (!made?.verified) return false;
      const { id, publicKey, counter, transports } = made.registrationInfo.credential;
      return store.insertPasskey(db, {
        AccountId: accountId,
        CredentialId: id,
        PublicKey: Buffer.from(publicKey).toString('base64url'),
        Counter: counter,
        Transports: (transports ?? []).filter((transport) => /^[a-z-]{2,20}$/.test(transport)),
        Name: name,
      });
    },

    request: (uid: string): Promise<PublicKeyCredentialRequestOptionsJSON> =>
      generateAuthenticationOptions({ rpID: rpId, challenge: bytes(challengeOf(uid)), userVerification: 'required' }),

    async signIn(db: Queryable, uid: string, response: AuthenticationResponseJSON): Promise<string | undefined> {
      const row = await store.passkeyOf(db, response.id);
      if (!row) return undefined;
      const answer = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challengeOf(uid),
        ...expected,
        credential: {
          id: row.CredentialId,
          publicKey: bytes(row.PublicKey),
          counter: row.Counter,
          transports: transportsOf(row),
        },
      }).catch(() => undefined);
      if (!answer?.verified) return undefined;
      await store.passkeyUsed(db, row.PasskeyId, answer.authenticationInfo.newCounter);
      return row.AccountId;
    },
  };
}

async function registration(rpId: string, db: Queryable, account: AccountRow): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await store.passkeysOf(db, account.AccountId);
  return generateRegistrationOptions({
    rpName: 'Clubpulse',
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(account.AccountId)),
    userName: account.Email,
    attestationType: 'none',
    excludeCredentials: known.map((row) => ({ id: row.CredentialId, transports: transportsOf(row) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}
