import type { wearables as en } from '../../../en/training/wearables/wearables.ts';
import type { Translated } from '../../../phrases.ts';

export const wearables: Translated<typeof en> = {
  'wearables.title': 'Orologio Garmin',
  'wearables.lead':
    'Ciò che il tuo orologio registra arriva da solo nel tuo diario, con battiti, percorso e valori, anche se lo sincronizzi più tardi.',
  'wearables.connect': 'Collega Garmin',
  'wearables.again': 'Collega Garmin di nuovo',
  'wearables.hint':
    'Garmin ti chiede cosa può inviare: consenti le attività, e i dati sulla salute se vuoi vederli qui. Della salute non si conserva nulla finché non lo dici tu in La mia salute. Chi vede i tuoi allenamenti resta come hai scelto.',
  'wearables.connected': 'Collegato dal {{day}}',
  'wearables.heard': 'Ultimo invio {{when}}',
  'wearables.unheard': 'Non è ancora arrivato nulla. Sincronizza l’orologio dopo un allenamento.',
  'wearables.ended': 'Garmin ha chiuso il collegamento il {{day}}. Ciò che è arrivato prima resta nel tuo diario.',
  'wearables.withheld':
    'Su Garmin le attività non sono consentite, perciò non arriva alcun allenamento. Consentile nel tuo account Garmin tra le app collegate.',
  'wearables.disconnect': 'Scollega orologio',
  'wearables.disconnectTitle': 'Scollegare Garmin?',
  'wearables.disconnectText':
    'Garmin viene avvisato di non inviare altro. Allenamenti, notti e giornate restano qui; per un altro orologio ti verrà chiesto di nuovo se conservarne i dati sulla salute.',
  'wearables.keep': 'Resta collegato',
  'wearables.disconnected': 'Il tuo orologio Garmin è scollegato',
  'wearables.waits': 'In attesa di Garmin',
  'wearables.done': 'Il tuo orologio Garmin è collegato',
  'wearables.declined': 'Non hai dato il consenso su Garmin. Non è stato collegato nulla.',
  'wearables.off': 'Questo server non comunica più con Garmin. Puoi comunque scollegarti.',
};
