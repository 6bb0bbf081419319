import type { apps as en } from '../../en/devices/apps.ts';
import type { Translated } from '../../phrases.ts';

export const apps: Translated<typeof en> = {
  'apps.lead':
    'Il tablet o il telefono di un trainer mostra qualsiasi sala del club, come uno schermo, senza che nessuno acceda.',
  'apps.none': 'Ancora nessuna app trainer',
  'apps.noneText':
    'Richiedi un codice e digitalo una volta nell’app: da lì in poi mostra qualsiasi sala del club, con i nomi che stanno sul tabellone.',
  'apps.add': 'Richiedi un codice',
  'apps.nameHint': 'Di chi è o dove sta, per esempio “Tablet del banco”.',
  'apps.app': 'App trainer',
  'apps.requiredOn': 'Richiesto',
  'apps.waits': 'In attesa',
  'apps.registered': 'Registrata',
  'apps.until': 'fino a {{time}}',
  'apps.lastSeen': 'Vista l’ultima volta',
  'apps.showCode': 'Mostra il codice',
  'apps.codeWaits': 'Digitalo nell’app. Vale una volta, fino a {{time}}.',
  'apps.came': '{{name}} è registrata. Il codice è stato usato.',
  'apps.forMakers':
    'Per chi crea l’app: invia il codice una volta, entro un giorno, a questo indirizzo e conserva il segreto della risposta.',
  'apps.remove': 'Rimuovi app',
  'apps.removeText': 'Ciò che mostra finisce subito e non entra più. Per usarla di nuovo serve un nuovo codice.',
  'apps.takeBack': 'Ritira il codice',
  'apps.takeBackText': 'Nessuno potrà più registrare un’app con questo codice.',
  'apps.removed': '{{name}} è stata rimossa',
};
