import type { bookings as en } from '../en/bookings.ts';

export const bookings: Record<keyof typeof en, string> = {
  // The one button that fixes a refused booking (rules/calendar/seats/refusal-fixes): for staff …
  'fix.RecordCertificate': 'Registra certificato',
  'fix.RecordMembership': 'Registra tesseramento',
  'fix.AssignSubscription': 'Assegna abbonamento',
  'fix.AddCredits': 'Aggiungi crediti',
  'fix.ChoosePayment': 'Scegli il pagamento',
  'fix.AddToQueue': 'Metti in lista d’attesa',
  'fix.Publish': 'Pubblica',
  'fix.AddAnyway': 'Aggiungi comunque',
  'fix.OpenProfile': 'Apri profilo',
  'fix.SendPolicies': 'Invia i regolamenti',
  'fix.ShowRow': 'Mostra nella lista',
  'fix.AskManager': 'Chiedi a un manager',
  // … and for the athlete herself.
  'fix.JoinQueue': 'Mettiti in lista d’attesa',
  'fix.ShowMyBooking': 'Vedi la mia prenotazione',
  'fix.ShowOpening': 'Vedi quando apre',
  'fix.AskClub': 'Chiedi al club',
  'fix.AcceptPolicies': 'Leggi e accetta',
  'fix.OpenStore': 'Vedi abbonamenti e crediti',

  // Titles in the personal calendar feed.
  'ical-waiting': 'Lista d’attesa: {{class}}',
  'ical-teaching': '{{class}} (insegno io)',
};
