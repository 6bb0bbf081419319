import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../secrets/secrets.ts';
import type { AccountRow } from './accounts.store.ts';

type Owner = Pick<AccountRow, 'AccountId' | 'PasswordHash'>;
export type Devices = ReturnType<typeof createDevices>;

/**
 * Browsers that an account was signed in with keep a signed cookie of it, so that whoever guesses its password from elsewhere does not
 * keep its owner out. A new password makes all of them worthless.
 */
export function createDevices(secrets: readonly string[]) {
  const [newest = ''] = secrets;
  const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const proofOf = (secret: string, id: string, { AccountId, PasswordHash }: Owner) =>
    signed(secret, `device ${id} ${AccountId} ${PasswordHash}`);

  return {
    /** One for each account: several people may share a browser. */
    cookieOf: (email: string): string => `clubpulse_device_${signed(newest, `cookie ${email.toLowerCase()}`).slice(0, 16)}`,

    /** What the browser keeps. */
    tokenFor(account: Owner): string {
      const id = newSecret();
      return `${id}.${proofOf(newest, id, account)}`;
    },

    /** Which device it is; undefined when the account was not signed in with it since its password is what it is. */
    idOf(token: string | undefined, account: Owner): string | undefined {
      const [id = '', proof = ''] = (token ?? '').split('.');
      const sent = Buffer.from(proof);
      return secrets.some((secret) => {
        const right = Buffer.from(proofOf(secret, id, account));
        return sent.length === right.length && timingSafeEqual(sent, right);
      })
        ? id
        : undefined;
    },
  };
}
