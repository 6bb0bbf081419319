import type { refusals as en } from '../../../en/members/files/files.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FileTypeRefused': 'Si conservano solo {{types}}. Salvalo in uno di questi formati o fotografalo.',
  'error.FilesFull': 'Ci sono già {{max}} file o {{mb}} MB. Eliminane uno che non serve più.',
  'files-too-large': 'Al massimo 10 MB. Riducilo o fotografalo.',
};
