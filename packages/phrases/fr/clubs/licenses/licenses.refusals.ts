import type { refusals as en } from '../../../en/clubs/licenses/licenses.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'clubs.lic.resource.Members': 'Membres',
  'clubs.lic.resource.Trainers': 'Coachs',
  'clubs.lic.resource.Bridges': 'Bridges',
  'clubs.lic.resource.LiveTrainings': 'Directs en même temps',
  'clubs.lic.resource.VideoGB': 'Vidéo, Go',
  'clubs.lic.resource.Sms': 'SMS par mois',
  'error.LicenseRequired':
    "Le club n'a pas de licence valable : rien ne peut être ajouté. Ce qui existe continue. Qui gère le club demande une licence à l'administrateur.",
  'error.LicenseResourceLimitExceeded':
    "{{@resource}} : la licence du club en permet {{limit}}, et ce serait au-delà. Qui gère le club en demande une plus large à l'administrateur.",
};
