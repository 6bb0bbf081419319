import { proveInvitation } from '@clubpulse/contract/members/invitations.calls';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { rememberAcceptance } from './accept-wish.ts';

interface AddressProof {
  /** False for a typed code, and after the server refused the proof. */
  readonly possible: boolean;
  readonly busy: boolean;
  readonly refused: string | null;
  /**
   * Proves the e-mail address when the mail went to the account that is signed in. Otherwise returns the link for the addressee.
   */
  confirm(): Promise<string | null>;
  /** Opens the link, which sets a password or signs in as the addressee, who then accepts. */
  leave(): void;
}

/** The mailed link proves the e-mail address, without another mail. */
export function useProof(code: string, proof: string | undefined): AddressProof {
  const prove = useChange(proveInvitation, { quiet: true });
  const input = { body: { Code: code, Proof: proof ?? '' } };
  return {
    possible: proof !== undefined && prove.error === null,
    busy: prove.isPending,
    refused: prove.error === null ? null : refusalText(prove.error),
    async confirm() {
      if (proof === undefined) return null;
      // If the server refuses the proof, the user accepts the invitation without it.
      const proved = await prove.mutateAsync(input).catch(() => null);
      return proved?.Link ?? null;
    },
    leave() {
      prove.mutate(input, {
        onSuccess: ({ Link }) => {
          if (Link === null) return;
          rememberAcceptance(code);
          window.location.assign(Link);
        },
      });
    },
  };
}
