import type { clubs as en } from '../../en/clubs/clubs.ts';
import type { Translated } from '../../phrases.ts';

export const clubs: Translated<typeof en> = {
  'clubs.joinText': 'Il tuo club ti dà un codice: su una tessera, in un messaggio o alla reception.',
  'clubs.joinAction': 'Iscriviti',
  'clubs.joined': 'Benvenuto in {{club}}',
  'clubs.joinedText': 'Gli allenamenti in questo club ora arrivano nel tuo diario.',
  'clubs.later': 'Non ora',
};
