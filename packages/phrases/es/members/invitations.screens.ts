import type { screens as en } from '../../en/members/invitations.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.addPeople': 'Añadir personas',
  'members.invitation': 'Invitación',
};
