import type { refusals as en } from '../../../en/calendar/seats/seats.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'place-not-offered': 'Questa lezione non ha posti di questo tipo.',
  'error.ClassNotPublished': 'La lezione non è pubblicata.',
  'error.ClassNotBookable': 'Questa lezione non si prenota qui.',
  'error.ClassByInvitation': 'Questa lezione è su invito: i partecipanti li aggiunge il club.',
  'error.ClassIsFinished': 'La lezione è finita.',
  'error.Conflict': 'Già in questa lezione, con posto o in attesa.',
  'error.ClassHasStarted': 'La lezione è iniziata.',
  'error.ClassBookingIsEarly': 'Le prenotazioni per questa lezione non sono ancora aperte.',
  'error.ClassBookingIsPastDue': 'Le prenotazioni per questa lezione sono chiuse.',
  'error.AthleteBookingDisabled': 'Le prenotazioni sono bloccate per ora.',
  'error.PoliciesNotAccepted': 'I regolamenti del club non sono ancora accettati.',
  'error.RequiredMedicalCertificate': 'Per questa lezione serve un certificato medico valido quel giorno.',
  'error.RequiredMembership': 'Per questa lezione serve un tesseramento valido quel giorno.',
  'error.ClubLimitsExceeded':
    'È raggiunto il limite del club di prenotazioni senza abbonamento per questa settimana o questo mese.',
  'error.InvalidPaymentOption': 'Questa lezione non si può pagare così.',
  'error.SubscriptionLimitsExceeded':
    'È raggiunto il limite di prenotazioni dell’abbonamento per questa settimana o questo mese.',
  'error.SubscriptionNotAccepted':
    '{{subscription}} non vale per questa lezione. Costa {{needed}} crediti, ne restano {{balance}}.',
  'error.NoValidSubscriptions': 'Nessun abbonamento valido per questa lezione.',
  'error.ClassFull': 'Limite di partecipanti superato: la lezione è al completo.',
};
