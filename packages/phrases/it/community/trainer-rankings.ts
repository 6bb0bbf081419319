import type { trainerRankings as en } from '../../en/community/trainer-rankings.ts';
import type { Translated } from '../../phrases.ts';

export const trainerRankings: Translated<typeof en> = {
  'trainerRankings.off': 'I trainer non sono in classifica in questo club',
  'trainerRankings.offText': 'Lo decidono le impostazioni del club.',
  'trainerRankings.forStaff': 'Le classifiche dei trainer sono per lo staff',
  'trainerRankings.forStaffText': 'Le legge chi lavora nel club.',
  'trainerRankings.trainer': 'Trainer',
  'trainerRankings.filled': 'Posti occupati',
  'trainerRankings.ofSeats': '{{booked}} posti su {{seats}}',
  'trainerRankings.athletes': 'Atleti',
  'trainerRankings.noShows': 'Assenze',
  'trainerRankings.noClasses': 'nessuna lezione tenuta',
  'trainerRankings.unranked': 'non in classifica',
  'trainerRankings.how':
    'A parità di posti: prima chi ha più lezioni, poi chi ha meno assenze. Servono {{classes}} lezioni nel periodo per entrare in classifica. I corsi non contano.',
  'trainerRankings.none': 'Il club non ha trainer',
  'trainerRankings.noneText': 'Assegna a qualcuno il ruolo di trainer in Ruoli.',
  'trainerRankings.you': 'tu',
  'trainerRankings.award': '{{rank}}º posto, {{month}}',
  'trainerRankings.awards': 'Premi',
  'trainerRankings.howAwards':
    'Il primo giorno del mese i tre trainer con le lezioni più piene del mese prima ricevono un premio, con le stesse regole.',
  'trainerRankings.noAwards': 'Non c’è ancora un mese concluso con una classifica.',
  'trainerRankings.pointsEach': 'Punti a testa',
  'trainerRankings.ofRanked': 'su {{number}}',
  'trainerRankings.byClass': 'Per lezione',
  'trainerRankings.noClassesHere': 'Nessuna lezione tenuta in questi giorni.',
  'trainerRankings.months': 'Ultimi 12 mesi',
  'trainerRankings.noTrainer': 'Non è un trainer di questo club',
  'trainerRankings.noTrainerText': 'Scegli qualcuno nella classifica dei trainer.',
};
