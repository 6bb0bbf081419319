import type { refusals as en } from '../../../en/members/files/files.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FileTypeRefused': 'Seuls {{types}} sont conservés. Enregistrez-le sous l’un de ces formats ou prenez-le en photo.',
  'error.FilesFull': 'Il y a déjà {{max}} fichiers ou {{mb}} Mo. Supprimez-en un qui ne sert plus.',
  'files-too-large': '10 Mo au plus. Réduisez-le ou prenez-le en photo.',
};
