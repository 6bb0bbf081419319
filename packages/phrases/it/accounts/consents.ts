import type { consents as en } from '../../en/accounts/consents.ts';
import type { Translated } from '../../phrases.ts';

export const consents: Translated<typeof en> = {
  'accounts.shared': 'Cosa vedono i miei club',
  'accounts.sharedNote':
    'Ogni club vede sempre il tuo nome, la tua e-mail e quello che fai lì: prenotazioni, pagamenti, che ti sei allenato, per quanto tempo e con quanti punti. Tutto il resto lo scegli tu, club per club. Puoi revocarlo in ogni momento.',
  'accounts.sharedSince': 'Condiviso dal {{date}}',
  'accounts.sharedNever': 'Non condiviso',
  'accounts.notSharedSince': 'Non condiviso dal {{date}}',
  'accounts.shareHeartRate': 'Frequenza cardiaca degli allenamenti lì',
  'accounts.shareHeartRateText':
    'Trainer e manager aprono i tuoi allenamenti in questo club: frequenza cardiaca, zone e calorie, secondo per secondo.',
  'accounts.shareOtherTrainings': 'Allenamenti altrove',
  'accounts.shareOtherTrainingsText':
    'Vedono anche cosa fai in altri club e per conto tuo, con la frequenza cardiaca e i percorsi, tranne il primo e l’ultimo tratto.',
  'accounts.shareBody': 'Dati fisici',
  'accounts.shareBodyText': 'Altezza, peso, misure del corpo, test di fitness, FTP, frequenza cardiaca massima e zone.',
  'accounts.shareBlood': 'Valori del sangue',
  'accounts.shareBloodText': 'Valori di laboratorio e lattato annotati da te o dal tuo club.',
  'accounts.shareHealth': 'Notti e giornate del mio orologio',
  'accounts.shareHealthText':
    'Sonno, variabilità della frequenza cardiaca, stress, body battery, ossigeno e attività, come li indica Garmin. Li leggono proprietari e trainer, non i manager.',
  'accounts.readPapers': 'Documenti sanitari',
  'accounts.shareInjuries': 'Infortuni e obiettivi',
  'accounts.shareInjuriesText': 'Infortuni, obiettivi, giorni di allenamento e note del tuo profilo.',
  'accounts.shareContact': 'Contatti e persona',
  'accounts.shareContactText': 'Telefono, indirizzo, data di nascita, genere e professione.',
  'accounts.whoRead': 'Chi li ha guardati',
  'accounts.whoReadText': 'Ogni volta che qualcuno di un club legge i tuoi dati sulla salute, resta scritto qui per dodici mesi.',
  'accounts.whoReadNobody': 'Nessuno li ha ancora guardati.',
  'accounts.readOf': '{{what}}, {{club}}',
  'accounts.keptFromClub': 'Non condiviso con il tuo club: {{what}}.',
};
