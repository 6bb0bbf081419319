import type { refusals as en } from '../../../en/clubs/licenses/licenses.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LicenseRequired':
    "Il club non ha una licenza valida: non si può aggiungere nulla. Quello che c'è continua. Chi gestisce il club chiede una licenza all'amministratore.",
  'error.LicenseResourceLimitExceeded':
    "La licenza del club ne prevede {{limit}}, e così sarebbero di più. Chi gestisce il club ne chiede altri all'amministratore.",
  'error.LicenseResourceLimitExceeded_Members':
    "Soci: la licenza del club ne prevede {{limit}}, e così sarebbero di più. Chi gestisce il club ne chiede altri all'amministratore.",
  'error.LicenseResourceLimitExceeded_Trainers':
    "Trainer: la licenza del club ne prevede {{limit}}, e così sarebbero di più. Chi gestisce il club ne chiede altri all'amministratore.",
  'error.LicenseResourceLimitExceeded_Bridges':
    "Bridge: la licenza del club ne prevede {{limit}}, e così sarebbero di più. Chi gestisce il club ne chiede altri all'amministratore.",
};
