import type { refusals as en } from '../../../en/clubs/licenses/licenses.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'clubs.lic.resource.Members': 'Membri',
  'clubs.lic.resource.Trainers': 'Trainer',
  'clubs.lic.resource.Bridges': 'Bridge',
  'clubs.lic.resource.LiveTrainings': 'Allenamenti live insieme',
  'clubs.lic.resource.VideoGB': 'Video, GB',
  'clubs.lic.resource.Sms': 'SMS al mese',
  'error.LicenseRequired':
    "Il club non ha una licenza valida: non si può aggiungere nulla. Quello che c'è continua. Chi gestisce il club chiede una licenza all'amministratore.",
  'error.LicenseResourceLimitExceeded':
    "{{@resource}}: la licenza del club arriva a {{limit}}, e così si va oltre. Chi gestisce il club ne chiede una più ampia all'amministratore.",
};
