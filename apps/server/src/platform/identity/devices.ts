import { newSecret } from '../secrets/secrets.ts';
import { createSigner } from '../secrets/signer.ts';
import type { AccountRow } from './accounts.store.ts';

type Owner = Pick<AccountRow, 'AccountId' | 'PasswordHash'>;
export type Devices = ReturnType<typeof createDevices>;

/**
 * Recognizes devices on which the account has signed in, so that guesses elsewhere do not block the owner. A new password
 * invalidates them.
 */
export function createDevices(secrets: readonly string[]) {
  const signer = createSigner(secrets);
  const textOf = (id: string, { AccountId, PasswordHash }: Owner) => `device ${id} ${AccountId} ${PasswordHash}`;

  return {
    cookieOf: (email: string): string => `clubpulse_device_${signer.sign(`cookie ${email.toLowerCase()}`).slice(0, 16)}`,

    tokenFor(account: Owner): string {
      const id = newSecret();
      return `${id}.${signer.sign(textOf(id, account))}`;
    },

    idOf(token: string | undefined, account: Owner): string | undefined {
      const [id = '', proof = ''] = (token ?? '').split('.');
      return signer.isSigned(textOf(id, account), proof) ? id : undefined;
    },
  };
}
