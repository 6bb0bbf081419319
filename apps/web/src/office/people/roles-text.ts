import { roles } from '@clubpulse/contract/accounts/roles';
import type { ClubPerson } from '@clubpulse/contract/office/people';
import type { Translate } from '../../platform/phrases.ts';

export const rolesText = ({ Roles }: ClubPerson, t: Translate): string =>
  Roles.flatMap((role) => {
    const known = roles.find((one) => one === role);
    return known === undefined ? [] : [t(`role.${known}`)];
  }).join(', ');
