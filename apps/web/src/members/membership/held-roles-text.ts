import { clubRoleSchema } from '@clubpulse/contract/members/membership';
import type { ClubUser } from '@clubpulse/contract/members/people';
import type { Translate } from '../../platform/phrases.ts';

export const heldRolesText = ({ Roles }: Pick<ClubUser, 'Roles'>, t: Translate): string =>
  clubRoleSchema.options
    .filter((role) => Roles.includes(role))
    .map((role) => t(`role.${role}`))
    .join(', ');
