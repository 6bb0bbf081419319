import type { refusals as en } from '../../../en/clubs/licenses/licenses.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'clubs.lic.resource.Members': 'Miembros',
  'clubs.lic.resource.Trainers': 'Entrenadores',
  'clubs.lic.resource.Bridges': 'Bridges',
  'clubs.lic.resource.LiveTrainings': 'Entrenamientos en vivo a la vez',
  'clubs.lic.resource.VideoGB': 'Vídeo, GB',
  'clubs.lic.resource.Sms': 'SMS al mes',
  'error.LicenseRequired':
    'El club no tiene una licencia válida: no se puede añadir nada. Lo que ya hay sigue. Quien gestiona el club pide una licencia al administrador.',
  'error.LicenseResourceLimitExceeded':
    '{{@resource}}: la licencia del club permite {{limit}} y así se superan. Quien gestiona el club pide una mayor al administrador.',
};
