import type { refusals as en } from '../../../en/office/training-programs/training-programs.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TrainingProgramNotFound': 'Este archivo ya no está compartido o se ha eliminado. Mira otra vez la lista.',
  'error.TrainingProgramsFull': 'Ya hay {{max}} archivos o {{gb}} GB. Elimina uno que ya nadie necesite.',
  'error.NobodyToShareWith': 'Nadie del club está entre esas personas. Elige otras.',
  'program-too-large': 'Un archivo tiene como máximo 50 MB. Redúcelo, o sube un vídeo entre los vídeos.',
};
