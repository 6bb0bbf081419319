import type { Role } from '@clubpulse/contract/accounts/roles';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { HandedAct } from '@clubpulse/contract/members/handovers/handovers';

export interface HandedAccount {
  readonly HandedOver: boolean;
  readonly EmailVerified: boolean;
  readonly IsPlatforms: boolean;
  /** A club that the caller does not manage handed over a link for the account, so it may have access. */
  readonly KnownElsewhere: boolean;
}

export interface HandoverFacts {
  readonly byAdmin: boolean;
  readonly person: {
    readonly IsPlatforms: boolean;
    /** False until the user signs in for the first time. */
    readonly SignsIn: boolean;
    readonly account: HandedAccount | undefined;
    readonly roles: readonly { readonly Role: Role; readonly caller: 'Owner' | 'Manager' | undefined }[];
  };
}

/** True when the caller ranks above the role in its club. */
const isAbove = ({ Role, caller }: HandoverFacts['person']['roles'][number]): boolean =>
  caller === 'Owner' ? Role !== 'Owner' : caller === 'Manager' && (Role === 'Trainer' || Role === 'Athlete');

/**
 * Staff open an account, or reset one opened by staff, only for members of no other club who rank below the caller. Only
 * administrators reset an account that its owner opened or that another club knows. All others prove the account by its password.
 */
export function howToHandOver({ byAdmin, person }: HandoverFacts): HandedAct | Refusal {
  const { account, IsPlatforms, SignsIn, roles } = person;
  const isTheirs = !IsPlatforms && account?.IsPlatforms !== true && (byAdmin || roles.every(isAbove));
  if (!SignsIn) {
    if (!isTheirs) return refuse('HandoverOfOthers');
    // An unverified account that no user holds has no data, so the member with its address takes it over.
    return account && !account.EmailVerified && (byAdmin || !account.KnownElsewhere) ? 'Password' : 'Account';
  }
  if (account === undefined) return refuse('AccountElsewhere');
  const isOpenedHere = account.HandedOver && !account.EmailVerified && !account.KnownElsewhere;
  return isTheirs && (byAdmin || isOpenedHere) ? 'Password' : 'Proof';
}

/**
 * An existing account must be proved by its password. An unverified one may belong to another user, so administrators may have its
 * password reset.
 */
export const howToHandInvitation = (
  byAdmin: boolean,
  account: Pick<HandedAccount, 'EmailVerified' | 'IsPlatforms'> | undefined,
): 'Account' | 'Password' =>
  byAdmin && account !== undefined && !account.EmailVerified && !account.IsPlatforms ? 'Password' : 'Account';
