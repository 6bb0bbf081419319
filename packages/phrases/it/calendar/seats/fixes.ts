import type { fixes as en } from '../../../en/calendar/seats/fixes.ts';
import type { Translated } from '../../../phrases.ts';

export const fixes: Translated<typeof en> = {
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
  'fix.JoinQueue': 'Mettiti in lista d’attesa',
  'fix.ShowMyBooking': 'Vedi la mia prenotazione',
  'fix.ShowOpening': 'Vedi quando apre',
  'fix.AskClub': 'Chiedi al club',
  'fix.AcceptPolicies': 'Leggi e accetta',
  'fix.OpenStore': 'Vedi abbonamenti e crediti',
};
