import type { refusals as en } from '../../en/devices/refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-ipv4': 'Inserisci quattro numeri da 0 a 255, per esempio 192.168.1.40.',
  'invalid-sensor-code': 'Id non valido. Questo non è un numero di fascia valido.',
  'error.RoomNameExists': 'Il club ha già una sala con questo nome.',
  'error.RoomInUse': 'La sala ha ancora bridge o schermi. Prima spostali in un’altra sala.',
  'error.RegistrationCodeUnknown': 'Questo codice di registrazione non esiste.',
  'error.RegistrationCodeExpired': 'Questo codice di registrazione è scaduto. Richiedine uno nuovo.',
  'error.DeviceIdExists': 'Nel club esiste già un dispositivo con lo stesso Id {{id}}!',
  'error.SensorLinkedToOther': 'Questa fascia appartiene a un’altra persona.',
};
