import type { refusals as en } from '../../en/devices/sensors.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-sensor-code': 'Id non valido. Questo non è un numero di fascia valido.',
  'error.SensorLinkedToOther': 'Questa fascia appartiene a un’altra persona.',
  'error.SensorLimit': 'Nessuno può avere più di {{max}} fasce. Scollegane una che non si usa più.',
  'error.SensorClaimLimit':
    'Non ora: di recente sono state chieste troppe fasce, o chi la usa ha tenuto questa. Chiedi alla reception del tuo club.',
};
