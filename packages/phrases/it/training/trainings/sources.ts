import type { sources as en } from '../../../en/training/trainings/sources.ts';
import type { Translated } from '../../../phrases.ts';

export const sources: Translated<typeof en> = {
  'training.sources': 'Fonti',
  'training.sourcesLead': 'ne vale una, niente si somma due volte',
  'training.counts': 'Vale',
  'training.countThis': 'Fai valere questa',
  'training.countTitle': 'Far valere {{source}}?',
  'training.countAct': 'Fai valere {{source}}',
  'training.keepSource': 'Tieni {{source}}',
  'training.sourceCounted': 'Ora vale {{source}}',
  'training.zone3Up': 'Zona 3 e oltre',
  'training.resultOfClass': 'Risultato della lezione',
  'training.resultStays': 'resta {{points}}',
  'training.reasonClub': 'Al petto, ricevuta dal club.',
  'training.reasonOwnStrap': 'Al petto, ricevuta dal tuo dispositivo.',
  'training.reasonFile': 'Letta da un file.',
  'training.reasonWearable': 'Inviata dal produttore.',
  'training.reasonHand': 'Annotata a mano, senza punti.',
  'training.noted': '{{name}} ha segnato: presente, {{time}}',
  'training.notedByClub': 'Segnato: presente, {{time}}',
  'training.noteIsVisit': 'Una nota: una presenza, non un allenamento.',
  'training.addToJournal': 'Aggiungi al diario',
  'training.noteText':
    'Una nota è una presenza. Aggiunta al diario diventa un tuo allenamento, annotato a mano, senza battiti né punti.',
  'training.noteOfMember':
    'Una nota del club: una presenza di {{name}}, non un allenamento. La modifica e la elimina lo staff del club.',
  'training.countsAs': 'Vale come',
  'training.oneVisit': '1 presenza, {{time}}',
  'training.noPointsMeasured': 'nessuno, niente è stato misurato',
};
