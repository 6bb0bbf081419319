import type { refusals as en } from '../../en/accounts/users.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-country': 'Scegli un paese dall’elenco.',
  'age-limits': 'L’età deve essere tra 5 e 110 anni.',
  'height-limits': 'L’altezza deve essere tra 60 e 250 cm (2′ – 8′2″).',
  'weight-limits': 'Il peso deve essere tra 20 e 400 kg (45 – 881 lb).',
  'ftp-limits': 'La potenza deve essere tra 30 e 700 watt.',
  'target-zone-limits': 'La zona obiettivo deve essere tra 0 e 100%.',
  'target-zone-order': 'Il limite inferiore deve essere sotto quello superiore.',
  'email-not-yours': 'Scrivi l’e-mail con cui accedi.',
  'max-heart-rate-limits': 'La frequenza cardiaca massima deve essere tra 100 e 220 bpm.',
  'resting-heart-rate-limits': 'La frequenza a riposo deve essere tra 30 e 120 bpm e sotto il 60% della massima.',
  'zone-order': 'Ogni zona deve iniziare sopra quella precedente e sotto il massimo.',
  'error.EmailExists': 'L’e-mail {{email}} esiste già.',
  'error.EmailNotConfirmed':
    'Il tuo provider di accesso non ha confermato {{email}}. Conferma lì l’indirizzo, poi accedi di nuovo.',
  'error.EmailToConfirm':
    'Il tuo club ha già registrato {{email}} per te. Apri il link nell’e-mail che ti è stata inviata, poi torna qui. Non è arrivata? Chiedi una nuova password dove accedi: anche quel link conferma l’indirizzo. Se questo server non manda e-mail, chiedi al club un link di accesso.',
  'error.NicknameExists': 'Questo nickname è già in uso. Scegline un altro.',
};
