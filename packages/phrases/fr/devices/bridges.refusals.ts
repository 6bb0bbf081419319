import type { refusals as en } from '../../en/devices/bridges.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-ipv4': 'Saisissez quatre nombres de 0 à 255, par exemple 192.168.1.40.',
  'error.RegistrationCodeUnknown': 'Ce code d’enregistrement n’existe pas.',
  'error.RegistrationCodeExpired': 'Ce code d’enregistrement a expiré. Demandez-en un nouveau.',
  'error.DeviceIdExists': 'Un appareil avec le même Id {{id}} existe déjà dans le club !',
};
