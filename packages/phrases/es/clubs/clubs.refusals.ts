import type { refusals as en } from '../../en/clubs/clubs.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClubCodeUnknown': 'Ningún club tiene este código. Compruébalo con tu club.',
  'error.ClubCodeAttempts':
    'Has probado demasiados códigos. Inténtalo de nuevo en {{minutes}} min o pide al club su enlace de invitación.',
  'error.JoinByInvitation': 'Este club no admite personas con su código. Pide una invitación en la recepción.',
  'error.AlreadyMember': 'Ya formas parte de este club.',
  'error.ClubNameTaken': 'Ya existe un club llamado {{name}}. {{free}} está libre.',
  'error.ClubCodeTaken': 'El código {{code}} es de otro club. Elige otro.',
  'error.ClubCurrencyFixed': 'La moneda sigue siendo {{currency}}: el club ya ha vendido algo.',
  'error.ClubNameMismatch': 'Escribe el nombre exacto: {{name}}.',
  'error.ClubOfBrand': '{{name}} ya pertenece a una marca.',
  'invalid-code': 'Usa de 4 a 20 letras y cifras.',
};
