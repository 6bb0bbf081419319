import type { trainerRankings as en } from '../../en/community/trainer-rankings.ts';
import type { Translated } from '../../phrases.ts';

export const trainerRankings: Translated<typeof en> = {
  'trainerRankings.off': 'I trainer non sono in classifica in questo club',
  'trainerRankings.offText': 'Lo decidono le impostazioni del club.',
  'trainerRankings.forStaff': 'Le classifiche dei trainer sono per lo staff',
  'trainerRankings.forStaffText': 'Le legge chi lavora nel club.',
  'trainerRankings.trainer': 'Trainer',
  'trainerRankings.classes': 'Corsi',
  'trainerRankings.filled': 'Posti occupati',
  'trainerRankings.ofSeats': '{{booked}} posti su {{seats}}',
  'trainerRankings.athletes': 'Atleti',
  'trainerRankings.noShows': 'Assenze',
  'trainerRankings.noClasses': 'nessun corso tenuto',
  'trainerRankings.unranked': 'non in classifica',
  'trainerRankings.how':
    'A parità di posti: prima chi ha più corsi, poi chi ha meno assenze. Servono {{classes}} corsi nel periodo per entrare in classifica. I percorsi non contano.',
  'trainerRankings.none': 'Il club non ha trainer',
  'trainerRankings.noneText': 'Assegna a qualcuno il ruolo di trainer in Ruoli.',
};
