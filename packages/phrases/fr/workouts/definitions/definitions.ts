import type { definitions as en } from '../../../en/workouts/definitions/definitions.ts';
import type { Translated } from '../../../phrases.ts';

export const definitions: Translated<typeof en> = {
  'definitions.count_one': '{{number}} séance',
  'definitions.count_many': '{{number}} de séances',
  'definitions.count_other': '{{number}} séances',
  'definitions.searchHint': 'Titre d’une séance',
  'definitions.new': 'Nouvelle séance',
  'definitions.add': 'Ajouter la séance',
  'definitions.noneYet': 'Aucune séance guidée pour l’instant',
  'definitions.noneYetText': 'Montrez une séance par un texte, des images et une vidéo.',
  'definitions.noneMatch': 'Aucune séance ne correspond',
  'definitions.toList': 'Vers les séances guidées',
  'definitions.section.words': 'Ce que lisent les membres',
  'definitions.section.video': 'Vidéo',
  'definitions.minutesHint': 'Combien de temps elle dure ; peut rester vide.',
  'definitions.pictureNote': 'La première représente la séance ; 640 × 480 ou plus.',
  'definitions.check': 'Vérifiez la séance',
  'definitions.deleteText': 'Ses images et sa vidéo partent avec elle ; les membres ne la voient plus.',
  'definitions.saveFirst': 'Ajoutez d’abord la séance ; la vidéo vient ensuite.',
  'definitions.nothingPublished': 'Le club n’a pas encore publié de séances guidées',
  'definitions.nothingPublishedText': 'Elles seront ici dès qu’il le fera.',
};
