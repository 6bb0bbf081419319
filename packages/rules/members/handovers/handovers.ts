import type { Role } from '@clubpulse/contract/accounts/roles';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { HandedAct } from '@clubpulse/contract/members/handovers/handovers';

export interface HandedAccount {
  readonly HandedOver: boolean;
  readonly EmailVerified: boolean;
  readonly IsPlatforms: boolean;
  /** True when a club that the caller does not manage also handed over a link for the account, so its user may be known there. */
  readonly KnownElsewhere: boolean;
}

export interface HandoverFacts {
  readonly byAdmin: boolean;
  readonly person: {
    readonly IsPlatforms: boolean;
    /** True after the user has signed in for the first time. */
    readonly SignsIn: boolean;
    readonly account: HandedAccount | undefined;
    readonly roles: readonly { readonly Role: Role; readonly caller: 'Owner' | 'Manager' | undefined }[];
  };
}

/**
 * True when the caller ranks above this role: an owner above all other roles in the club, a manager above trainers and athletes.
 */
const isAbove = ({ Role, caller }: HandoverFacts['person']['roles'][number]): boolean =>
  caller === 'Owner' ? Role !== 'Owner' : caller === 'Manager' && (Role === 'Trainer' || Role === 'Athlete');

/**
 * Decides what a link does. Staff create an account, or reset one that staff created, only for a member who has no role in a club
 * that they do not manage and who ranks below them. An account that its user created, or that another club confirmed, is reset
 * only by administrators. In all other cases the user must enter their own password.
 */
export function howToHandOver({ byAdmin, person }: HandoverFacts): HandedAct | Refusal {
  const { account, IsPlatforms, SignsIn, roles } = person;
  const isTheirs = !IsPlatforms && account?.IsPlatforms !== true && (byAdmin || roles.every(isAbove));
  if (!SignsIn) {
    if (!isTheirs) return refuse('HandoverOfOthers');
    // No user has signed in with this unverified account, so it has no data. The member with its address gets it with a new
    // password.
    return account && !account.EmailVerified && (byAdmin || !account.KnownElsewhere) ? 'Password' : 'Account';
  }
  if (account === undefined) return refuse('AccountElsewhere');
  const isOpenedHere = account.HandedOver && !account.EmailVerified && !account.KnownElsewhere;
  return isTheirs && (byAdmin || isOpenedHere) ? 'Password' : 'Proof';
}

/**
 * If the account exists, its password is required. An unverified account may have been created by another person, so a link from
 * an administrator resets its password.
 */
export const howToHandInvitation = (
  byAdmin: boolean,
  account: Pick<HandedAccount, 'EmailVerified' | 'IsPlatforms'> | undefined,
): 'Account' | 'Password' =>
  byAdmin && account !== undefined && !account.EmailVerified && !account.IsPlatforms ? 'Password' : 'Account';
