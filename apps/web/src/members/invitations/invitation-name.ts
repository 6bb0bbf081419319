import type { Invitation } from '@clubpulse/contract/members/invitations';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';

/** How the list and its questions call somebody who is invited: by her address where no name was said. */
export const nameOf = (invitation: Invitation): string => firstAndLast(invitation) || invitation.Email;
