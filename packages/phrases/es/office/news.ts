import type { news as en } from '../../en/office/news.ts';
import type { Translated } from '../../phrases.ts';

export const news: Translated<typeof en> = {
  'news.write': 'Escribir novedad',
  'news.edit': 'Editar novedad',
  'news.delete': 'Eliminar novedad',
  'news.none': 'Aún no hay novedades',
  'news.noneText': 'Aquí se cuenta qué cambia en Clubpulse.',
  'news.new': 'Nueva',
  'news.published': 'La novedad se ha publicado',
  'news.saved': 'La novedad se ha guardado',
  'news.hint': 'Todo el mundo la lee enseguida, cada cual en su idioma.',
  'news.headline': 'Titular',
  'news.text': 'Texto',
  'news.written': 'escrito',
  'news.missing': 'falta',
  'news.readIn': 'Idioma de quien lee',
  'news.deleteText': 'Nadie la leerá más. No se puede deshacer.',
};
