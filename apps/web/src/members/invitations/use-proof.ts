import { proveInvitation } from '@clubpulse/contract/members/invitations.calls';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { keepWish } from './accept-wish.ts';

interface AddressProof {
  /** False without a proof, as with a typed code, and after the server refused the proof. */
  readonly possible: boolean;
  readonly busy: boolean;
  readonly refused: string | null;
  /** Confirms the address of the signed-in account when the mail went there. Otherwise returns the link for the addressee. */
  confirm(): Promise<string | null>;
  /** Leaves for the link that sets a password or signs in as the addressee, who then accepts. */
  leave(): void;
}

/** The mailed link proves the address, so no other mail has to confirm it. */
export function useProof(code: string, proof: string | undefined): AddressProof {
  const prove = useChange(proveInvitation, { quiet: true });
  const input = { body: { Code: code, Proof: proof ?? '' } };
  return {
    possible: proof !== undefined && prove.error === null,
    busy: prove.isPending,
    refused: prove.error === null ? null : refusalText(prove.error),
    async confirm() {
      if (proof === undefined) return null;
      // After a refusal the invitation is accepted as without a proof.
      const proved = await prove.mutateAsync(input).catch(() => null);
      return proved?.Link ?? null;
    },
    leave() {
      prove.mutate(input, {
        onSuccess: ({ Link }) => {
          if (Link === null) return;
          keepWish(code);
          window.location.assign(Link);
        },
      });
    },
  };
}
