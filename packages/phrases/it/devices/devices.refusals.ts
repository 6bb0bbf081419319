import type { refusals as en } from '../../en/devices/devices.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AppUnknown': 'Questa app non è più registrata. Chiedi un nuovo codice a un gestore.',
  'error.AppLimit': 'Un club ha al massimo {{max}} app e codici. Rimuovine uno che non si usa più.',
  'error.AppCodeAttempts': 'Troppi codici sbagliati. Riprova tra {{minutes}} min, o chiedi di nuovo il codice a un gestore.',
  'invalid-ipv4': 'Inserisci quattro numeri da 0 a 255, per esempio 192.168.1.40.',
  'error.RegistrationCodeUnknown': 'Questo codice di registrazione non esiste.',
  'error.RegistrationCodeExpired': 'Questo codice di registrazione è scaduto. Richiedine uno nuovo.',
  'error.DeviceIdExists': 'Nel club esiste già un dispositivo con lo stesso Id {{id}}!',
  'error.DemoStrapExists': 'Un altro utente demo del club ha già questa fascia.',
  'error.DemoStrapOfMember': 'Qualcuno del club ha collegato questa fascia: i suoi battiti sono i suoi. Prendi un’altra fascia.',
  'error.DemoUserLimit': 'Un club ha al massimo {{max}} utenti demo. Eliminane uno che non si usa più.',
  'error.RoomNameExists': 'Il club ha già una sala con questo nome.',
  'error.RoomInUse': 'La sala ha ancora bridge o schermi. Prima spostali in un’altra sala.',
  'error.RoomHasLiveTrainings':
    'In questa sala sono in corso o in programma allenamenti live. Prima eliminali o spostali in un’altra sala.',
  'invalid-sensor-code': 'Id non valido. Questo non è un numero di fascia valido.',
  'error.SensorLinkedToOther': 'Questa fascia appartiene a un’altra persona.',
  'error.SensorLimit': 'Nessuno può avere più di {{max}} fasce. Scollegane una che non si usa più.',
  'error.SensorClaimLimit':
    'Non ora: di recente sono state chieste troppe fasce, o chi la usa ha tenuto questa. Chiedi alla reception del tuo club.',
};
