import type { UserId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { HANDOVER_MINUTES } from '@clubpulse/contract/members/handovers/handovers';
import type { InvitationProof, ProvedInvitation } from '@clubpulse/contract/members/invitations';
import { handedByMail, handedToInvited } from '@clubpulse/rules/accounts/security/handed';
import { refuseClosed } from '@clubpulse/rules/members/invitations/invitations';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EmbeddedProvider } from '../../platform/identity/embedded-provider.ts';
import { type CodeLimit, createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { invitationOfCode } from './invitations.store.ts';

interface MailProofParts {
  readonly db: Database;
  readonly publicUrl: string;
  readonly provider: Pick<EmbeddedProvider, 'handed' | 'signer'> | undefined;
  readonly proveAddress: AccountSecurity['proveAddress'];
  readonly now?: () => Date;
}

export type MailProof = ReturnType<typeof createMailProof>;

export const linkTo =
  (publicUrl: string) =>
  (code: string): string =>
    `${publicUrl}/#/InvitationCode/${code}`;

const limitsOf = (address: string): CodeLimit[] => [[`invitation-proof:${address}`, 60]];
const signedText = (code: string, email: string) => `invitation ${code} ${email.toLowerCase()}`;

/**
 * Staff never see the proof, so it shows that the user reads the mails. It is in the fragment of the URL, which no server log
 * stores.
 */
export function createMailProof({ db, publicUrl, provider, proveAddress, now = () => new Date() }: MailProofParts) {
  const attempts = createCodeAttempts(db);
  const linkOf = linkTo(publicUrl);

  return {
    linkOf: (code: string, email: string): string =>
      provider ? `${linkOf(code)}/${provider.signer.sign(signedText(code, email))}` : linkOf(code),

    /** `address` is the IP address of the request. */
    async prove(
      { Code, Proof }: InvitationProof,
      caller: { readonly UserId: UserId } | undefined,
      address: string,
    ): Promise<ProvedInvitation | Refusal> {
      if (!provider) return refuse('AccountElsewhere');
      const limits = limitsOf(address);
      if ((await attempts.count(limits)) !== undefined) return refuse('TooManyRequests');
      const row = await invitationOfCode(db, Code);
      if (!row?.Email || !provider.signer.isSigned(signedText(Code, row.Email), Proof)) return refuse('InvitationProofWrong');
      await attempts.takeBack(limits);
      const closed = refuseClosed(row, now());
      if (closed) return closed;
      const { Email: email, InvitationId } = row;
      if (caller && (await proveAddress(caller.UserId, email))) return { Link: null };
      const { link } = await db.transaction().execute((trx) =>
        provider.handed.make(trx, {
          subject: handedToInvited(InvitationId),
          voucher: handedByMail,
          email,
          does: 'Account',
          accountId: null,
          landing: linkOf(Code),
          minutes: HANDOVER_MINUTES,
          by: null,
          now: now(),
        }),
      );
      return { Link: link };
    },
  };
}
