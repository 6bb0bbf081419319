import type { Invitation } from '@clubpulse/contract/members/invitations';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';

export const nameOf = (invitation: Invitation): string => firstAndLast(invitation) || invitation.Email;
