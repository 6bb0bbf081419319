import type { refusals as en } from '../../../en/clubs/licenses/licenses.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LicenseRequired':
    'El club no tiene una licencia válida: no se puede añadir nada. Lo que ya hay sigue. Quien gestiona el club pide una licencia al administrador.',
  'error.LicenseResourceLimitExceeded':
    'La licencia del club permite {{limit}}, y así serían más. Quien gestiona el club pide más al administrador.',
  'error.LicenseResourceLimitExceeded_Members':
    'Socios: la licencia del club permite {{limit}}, y así serían más. Quien gestiona el club pide más al administrador.',
  'error.LicenseResourceLimitExceeded_Trainers':
    'Entrenadores: la licencia del club permite {{limit}}, y así serían más. Quien gestiona el club pide más al administrador.',
  'error.LicenseResourceLimitExceeded_Bridges':
    'Bridges: la licencia del club permite {{limit}}, y así serían más. Quien gestiona el club pide más al administrador.',
};
