import type { Role } from '@clubpulse/contract/accounts/roles';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { HandedAct } from '@clubpulse/contract/members/handovers/handovers';

export interface HandedAccount {
  readonly HandedOver: boolean;
  readonly EmailVerified: boolean;
  readonly IsPlatforms: boolean;
  readonly KnownElsewhere: boolean;
}

export interface HandoverFacts {
  readonly byAdmin: boolean;
  readonly person: {
    readonly IsPlatforms: boolean;
    readonly SignsIn: boolean;
    readonly account: HandedAccount | undefined;
    readonly roles: readonly { readonly Role: Role; readonly caller: 'Owner' | 'Manager' | undefined }[];
  };
}

const isAbove = ({ Role, caller }: HandoverFacts['person']['roles'][number]): boolean =>
  Role !== 'Owner' && (caller === 'Owner' || (caller === 'Manager' && Role !== 'Manager'));

/**
 * Staff create or reset accounts only for members with a lower role and without roles in other clubs. Administrators reset the
 * other accounts. Otherwise users enter their own password.
 */
export function howToHandOver({ byAdmin, person }: HandoverFacts): HandedAct | Refusal {
  const { account, IsPlatforms, SignsIn, roles } = person;
  const isTheirs = !IsPlatforms && account?.IsPlatforms !== true && (byAdmin || roles.every(isAbove));
  if (!SignsIn) {
    if (!isTheirs) return refuse('HandoverOfOthers');
    // No user has signed in with this unverified account, so it has no data. The owner of its e-mail address gets the account
    // with a new password.
    return account && !account.EmailVerified && (byAdmin || !account.KnownElsewhere) ? 'Password' : 'Account';
  }
  if (account === undefined) return refuse('AccountElsewhere');
  const isOpenedHere = account.HandedOver && !account.EmailVerified && !account.KnownElsewhere;
  return isTheirs && (byAdmin || isOpenedHere) ? 'Password' : 'Proof';
}

/**
 * An existing account requires its password. Another person may have created an unverified account, so an administrator's link
 * resets it.
 */
export const howToHandInvitation = (
  byAdmin: boolean,
  account: Pick<HandedAccount, 'EmailVerified' | 'IsPlatforms'> | undefined,
): 'Account' | 'Password' =>
  byAdmin && account !== undefined && !account.EmailVerified && !account.IsPlatforms ? 'Password' : 'Account';
