import { roles } from '@clubpulse/contract/accounts/roles';
import type { ClubUser } from '@clubpulse/contract/members/people';
import type { Translate } from '../../platform/phrases.ts';

export const heldRolesText = ({ Roles }: Pick<ClubUser, 'Roles'>, t: Translate): string =>
  roles
    .filter((role) => Roles.includes(role))
    .map((role) => t(`role.${role}`))
    .join(', ');
