import type { editor as en } from '../../../en/training/trainings/editor.ts';
import type { Translated } from '../../../phrases.ts';

export const editor: Translated<typeof en> = {
  'training.addTitle': 'Aggiungi un allenamento',
  'training.editTitle': 'Modifica allenamento',
  'training.whatFor': 'Per {{name}}',
  'training.beginField': 'Inizio alle',
  'training.lengthField': 'Durata',
  'training.elsewhere': 'Non in un club',
  'training.chooseHerClub':
    'Lo staff annota ciò che si è fatto in un suo club. Scegli nel menu un club di questo atleta, poi aggiungi l’allenamento.',
  'training.distanceField': 'Distanza',
  'training.averageField': 'Frequenza cardiaca media',
  'training.caloriesField': 'Calorie',
  'training.nameHint': 'Senza nome prende quello del corso o della sala.',
  'training.noPoints':
    'I punti vengono solo dalla frequenza cardiaca: ciò che si annota non ne dà. Contano i battiti salvati in questo orario.',
  'training.caloriesHint': 'Se vuoto, si calcolano dal tipo e dal peso.',
  'training.timesRecorded': 'Gli orari sono quelli della registrazione.',
  'training.saved': 'Allenamento salvato',
  'training.edit': 'Modifica',
  'training.delete': 'Elimina allenamento',
  'training.deleteTitle': 'Eliminare questo allenamento?',
  'training.deleteText':
    '{{time}} con {{points}} escono dal diario e da tutti i totali. Va via anche ciò che è stato scritto. I battiti restano salvati, ma non formano più un allenamento.',
  'training.deleteHeardStays':
    'Quello che hai annotato se ne va. Quello che è stato rilevato resta nel diario com’era: elimina anche quello se è sbagliato.',
  'training.deleteDeclared': 'Esce dal diario e da tutti i totali, con ciò che è stato scritto.',
  'training.keep': 'Tieni l’allenamento',
  'training.deleted': 'Allenamento eliminato',
  'training.distance': 'distanza',
  'training.fromSource': 'da {{name}}',
  'training.byStaff': 'scritto dal club, non confermato',
  'training.byHand': 'annotato a mano',
  'training.fromFile': 'da un file',
  'training.fromWearable': 'da un dispositivo',
  'training.notHeard': 'Per questo allenamento non ci sono battiti salvati.',
};
