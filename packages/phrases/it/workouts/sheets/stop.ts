import type { stop as en } from '../../../en/workouts/sheets/stop.ts';
import type { Translated } from '../../../phrases.ts';

export const stop: Translated<typeof en> = {
  'sheets.stop': 'Quando fermarsi',
  'sheets.stop.heart':
    'Fermati con dolore al petto, sensazione di svenire, battito irregolare o affanno insolito. Se non passa subito, chiama il 112.',
  'sheets.stop.pregnancy':
    'Fermati con sanguinamento, contrazioni, perdita di liquido, capogiri, mal di testa o dolore al petto o a un polpaccio, e chiama il medico.',
  'sheets.stop.glucose':
    'Fermati con tremori, sudore freddo, confusione o vista offuscata: misura la glicemia, prendi zucchero e non restare senza compagnia.',
  'sheets.stop.airways': 'Fermati con respiro sibilante, tosse o peso al petto e usa l’inalatore. Se non aiuta, chiama il 112.',
};
