import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../secrets/secrets.ts';
import type { AccountRow } from './accounts.store.ts';

type Owner = Pick<AccountRow, 'AccountId' | 'PasswordHash'>;
export type Devices = ReturnType<typeof createDevices>;

/**
 * A signed cookie marks browsers that an account was signed in with, so that guesses from elsewhere do not block its owner. A new
 * password invalidates all of them.
 */
export function createDevices(secrets: readonly string[]) {
  const [newest = ''] = secrets;
  const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const proofOf = (secret: string, id: string, { AccountId, PasswordHash }: Owner) =>
    signed(secret, `device ${id} ${AccountId} ${PasswordHash}`);

  return {
    cookieOf: (email: string): string => `clubpulse_device_${signed(newest, `cookie ${email.toLowerCase()}`).slice(0, 16)}`,

    tokenFor(account: Owner): string {
      const id = newSecret();
      return `${id}.${proofOf(newest, id, account)}`;
    },

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
