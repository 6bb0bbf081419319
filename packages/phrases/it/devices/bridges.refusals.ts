import type { refusals as en } from '../../en/devices/bridges.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-ipv4': 'Inserisci quattro numeri da 0 a 255, per esempio 192.168.1.40.',
  'error.RegistrationCodeUnknown': 'Questo codice di registrazione non esiste.',
  'error.RegistrationCodeExpired': 'Questo codice di registrazione è scaduto. Richiedine uno nuovo.',
  'error.DeviceIdExists': 'Nel club esiste già un dispositivo con lo stesso Id {{id}}!',
};
