import type { news as en } from '../../en/office/news.ts';
import type { Translated } from '../../phrases.ts';

export const news: Translated<typeof en> = {
  'news.write': 'Écrire une nouveauté',
  'news.edit': 'Modifier la nouveauté',
  'news.delete': 'Supprimer la nouveauté',
  'news.none': 'Pas encore de nouveautés',
  'news.noneText': 'On lit ici ce qui change dans Clubpulse.',
  'news.new': 'Nouveau',
  'news.published': 'La nouveauté a été publiée',
  'news.saved': 'La nouveauté a été enregistrée',
  'news.hint': 'Tout le monde la lit aussitôt, chacun dans sa langue.',
  'news.headline': 'Titre',
  'news.text': 'Texte',
  'news.written': 'écrit',
  'news.missing': 'manque',
  'news.readIn': 'Langue de qui lit',
  'news.deleteText': 'Plus personne ne la lira. C’est définitif.',
};
