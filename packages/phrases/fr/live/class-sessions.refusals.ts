import type { refusals as en } from '../../en/live/class-sessions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassSessionEarly': 'Un cours se démarre à partir de {{minutes}} minutes avant son début.',
  'error.ClassSessionOver': 'Ce cours est terminé : il ne démarre plus.',
  'error.ClassSessionNoTrainer':
    'Aucun coach du club ne donne ce cours, il ne démarre donc pas. Choisissez-en un dans le calendrier.',
};
