import type { news as en } from '../../en/office/news.ts';
import type { Translated } from '../../phrases.ts';

export const news: Translated<typeof en> = {
  'news.write': 'Scrivi novità',
  'news.edit': 'Modifica novità',
  'news.delete': 'Elimina novità',
  'news.none': 'Ancora nessuna novità',
  'news.noneText': 'Qui si legge che cosa cambia in Clubpulse.',
  'news.new': 'Nuova',
  'news.published': 'La novità è stata pubblicata',
  'news.saved': 'La novità è stata salvata',
  'news.hint': 'Tutti la leggono subito, ognuno nella propria lingua.',
  'news.headline': 'Titolo',
  'news.text': 'Testo',
  'news.written': 'scritto',
  'news.missing': 'manca',
  'news.readIn': 'Lingua di chi legge',
  'news.deleteText': 'Nessuno la leggerà più. Non si può annullare.',
};
