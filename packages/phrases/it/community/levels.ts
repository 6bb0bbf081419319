import type { levels as en } from '../../en/community/levels.ts';
import type { Translated } from '../../phrases.ts';

export const levels: Translated<typeof en> = {
  'levels.name.0': 'Nuovo arrivo',
  'levels.name.1': 'Principiante',
  'levels.name.2': 'Attivo',
  'levels.name.3': 'Costante',
  'levels.name.4': 'Determinato',
  'levels.name.5': 'Allenato',
  'levels.name.6': 'Forte',
  'levels.name.7': 'Esperto',
  'levels.name.8': 'Campione',
  'levels.name.9': 'Maestro',
  'levels.name.10': 'Leggenda',
  'levels.level': 'Livello {{level}}',
  'levels.thisMonth': '{{points}} punti su {{needed}} questo mese',
  'levels.reached': 'Questo mese conta.',
  'levels.atRisk': 'Il mese scorso il livello è salito: con meno punti questo mese si chiude un livello più in basso.',
  'levels.toNext_one': 'Ancora {{number}} mese da {{points}} punti per {{name}}.',
  'levels.toNext_many': 'Ancora {{number}} di mesi da {{points}} punti per {{name}}.',
  'levels.toNext_other': 'Ancora {{number}} mesi da {{points}} punti per {{name}}.',
  'levels.highest': 'È il livello più alto.',
  'levels.all': 'Tutti i livelli',
  'levels.why':
    'Conta ogni allenamento con la frequenza cardiaca, nel club e altrove. {{points}} punti al mese sono circa 150 minuti di attività moderata a settimana.',
  'levels.risen': 'Hai raggiunto il livello {{level}}: {{name}}',
};
