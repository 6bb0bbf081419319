import type { refusals as en } from '../../en/clubs/clubs.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClubCodeUnknown': 'Ningún club tiene este código. Compruébalo con tu club.',
  'error.ClubCodeAttempts':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en {{minutes}} min o pide al club su enlace de invitación.',
  'error.AlreadyMember': 'Ya eres miembro de este club.',
};
