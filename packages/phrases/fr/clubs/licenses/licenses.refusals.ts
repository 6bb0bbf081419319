import type { refusals as en } from '../../../en/clubs/licenses/licenses.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LicenseRequired':
    'Le club n’a pas de licence valable : rien ne peut être ajouté. Ce qui existe continue. Qui gère le club demande une licence à l’administrateur.',
  'error.LicenseResourceLimitExceeded':
    'La licence du club en permet {{limit}}, et il y en aurait plus. Qui gère le club en demande plus à l’administrateur.',
  'error.LicenseResourceLimitExceeded_Members':
    'Membres : la licence du club en permet {{limit}}, et il y en aurait plus. Qui gère le club en demande plus à l’administrateur.',
  'error.LicenseResourceLimitExceeded_Trainers':
    'Coachs : la licence du club en permet {{limit}}, et il y en aurait plus. Qui gère le club en demande plus à l’administrateur.',
  'error.LicenseResourceLimitExceeded_Bridges':
    'Bridges : la licence du club en permet {{limit}}, et il y en aurait plus. Qui gère le club en demande plus à l’administrateur.',
};
