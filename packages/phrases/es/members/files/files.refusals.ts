import type { refusals as en } from '../../../en/members/files/files.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FileTypeRefused': 'Solo se guardan {{types}}. Guárdalo en uno de estos formatos o hazle una foto.',
  'error.FilesFull': 'Ya hay {{max}} archivos o {{mb}} MB. Elimina uno que ya no haga falta.',
  'files-too-large': 'Como máximo 10 MB. Redúcelo o hazle una foto.',
};
