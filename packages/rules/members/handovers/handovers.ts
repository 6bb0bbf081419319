import type { Role } from '@clubpulse/contract/accounts/roles';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { HandedAct } from '@clubpulse/contract/members/handovers/handovers';

/** An account people sign in with here. */
export interface HandedAccount {
  /** It was opened by what staff handed over. */
  readonly HandedOver: boolean;
  readonly EmailVerified: boolean;
  /** An administrator's or editor's. */
  readonly IsPlatforms: boolean;
  /** A club that who hands over does not manage knows it by what it handed over: there it is somebody, in whatever she joins. */
  readonly KnownElsewhere: boolean;
}

export interface HandoverFacts {
  /** An administrator of the server hands over. */
  readonly byAdmin: boolean;
  readonly person: {
    /** An administrator or editor. */
    readonly IsPlatforms: boolean;
    /** Somebody signs in as her. */
    readonly SignsIn: boolean;
    /** Hers; of whom nobody signs in as, the one that has her address. */
    readonly account: HandedAccount | undefined;
    /** All roles she has, in whatever club, each with what who hands over is there. */
    readonly roles: readonly { readonly Role: Role; readonly caller: 'Owner' | 'Manager' | undefined }[];
  };
}

/** Whether who hands over stands above the role where it is held. */
const isAbove = ({ Role, caller }: HandoverFacts['person']['roles'][number]): boolean =>
  caller === 'Owner' ? Role !== 'Owner' : caller === 'Manager' && (Role === 'Trainer' || Role === 'Athlete');

/**
 * What is handed over to somebody of the club. Whoever is nobody else's, and below who hands over, gets an account, or a new password of one that
 * staff opened: of an account that its owner opened herself, or that another club knows, nobody here sets the password but an
 * administrator. All others prove by their own.
 */
export function howToHandOver({ byAdmin, person }: HandoverFacts): HandedAct | Refusal {
  const { account, IsPlatforms, SignsIn, roles } = person;
  const isTheirs = !IsPlatforms && account?.IsPlatforms !== true && (byAdmin || roles.every(isAbove));
  if (!SignsIn) {
    if (!isTheirs) return refuse('HandoverOfOthers');
    // An account that somebody opened with her address and that is nobody's yet holds nothing: it is hers now.
    return account && !account.EmailVerified && (byAdmin || !account.KnownElsewhere) ? 'Password' : 'Account';
  }
  if (account === undefined) return refuse('AccountElsewhere');
  const isOpenedHere = account.HandedOver && !account.EmailVerified && !account.KnownElsewhere;
  return isTheirs && (byAdmin || isOpenedHere) ? 'Password' : 'Proof';
}

/**
 * What is handed over for an invitation. Whoever has an account with its address proves by its password that it is hers; of one that nobody
 * proved, which somebody else may have opened, an administrator has the password set anew.
 */
export const howToHandInvitation = (
  byAdmin: boolean,
  account: Pick<HandedAccount, 'EmailVerified' | 'IsPlatforms'> | undefined,
): 'Account' | 'Password' =>
  byAdmin && account !== undefined && !account.EmailVerified && !account.IsPlatforms ? 'Password' : 'Account';
