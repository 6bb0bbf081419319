import type { definitions as en } from '../../../en/workouts/definitions/definitions.ts';
import type { Translated } from '../../../phrases.ts';

export const definitions: Translated<typeof en> = {
  'definitions.count_one': '{{number}} allenamento',
  'definitions.count_many': '{{number}} di allenamenti',
  'definitions.count_other': '{{number}} allenamenti',
  'definitions.searchHint': 'Titolo di un allenamento',
  'definitions.new': 'Nuovo allenamento',
  'definitions.add': 'Aggiungi allenamento',
  'definitions.noneYet': 'Ancora nessun allenamento guidato',
  'definitions.noneYetText': 'Mostra un allenamento con testo, immagini e un video.',
  'definitions.noneMatch': 'Nessun allenamento corrisponde',
  'definitions.toList': 'Agli allenamenti guidati',
  'definitions.section.words': 'Cosa leggono gli iscritti',
  'definitions.section.video': 'Video',
  'definitions.minutesHint': 'Quanto dura; può restare vuoto.',
  'definitions.pictureNote': 'La prima rappresenta l’allenamento; 640 × 480 o più grande.',
  'definitions.check': 'Controlla l’allenamento',
  'definitions.deleteText': 'Le immagini e il video se ne vanno con lui; gli iscritti non lo vedono più.',
  'definitions.saveFirst': 'Aggiungi prima l’allenamento; il video viene dopo.',
  'definitions.nothingPublished': 'Il club non ha ancora pubblicato allenamenti guidati',
  'definitions.nothingPublishedText': 'Li trovi qui quando lo farà.',
};
