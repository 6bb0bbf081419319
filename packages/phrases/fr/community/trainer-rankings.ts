import type { trainerRankings as en } from '../../en/community/trainer-rankings.ts';
import type { Translated } from '../../phrases.ts';

export const trainerRankings: Translated<typeof en> = {
  'trainerRankings.off': 'Les entraîneurs ne sont pas classés dans ce club',
  'trainerRankings.offText': 'Les réglages du club le décident.',
  'trainerRankings.forStaff': 'Les classements des entraîneurs sont pour l’équipe',
  'trainerRankings.forStaffText': 'Qui travaille au club les lit.',
  'trainerRankings.trainer': 'Entraîneur',
  'trainerRankings.filled': 'Places occupées',
  'trainerRankings.ofSeats': '{{booked}} places sur {{seats}}',
  'trainerRankings.athletes': 'Sportifs',
  'trainerRankings.noShows': 'Absences',
  'trainerRankings.noClasses': 'n’a donné aucun cours',
  'trainerRankings.unranked': 'non classé',
  'trainerRankings.how':
    'À part de places égale : d’abord plus de cours, puis moins d’absences. Il faut {{classes}} cours dans la période pour être classé. Les stages ne comptent pas.',
  'trainerRankings.none': 'Le club n’a pas d’entraîneurs',
  'trainerRankings.noneText': 'Donnez à quelqu’un le rôle d’entraîneur sous Rôles.',
  'trainerRankings.you': 'vous',
  'trainerRankings.award': 'Place {{rank}}, {{month}}',
  'trainerRankings.awards': 'Récompenses',
  'trainerRankings.howAwards':
    'Le premier jour du mois, les trois entraîneurs dont les cours ont été les plus remplis le mois précédent reçoivent une récompense, selon les mêmes règles.',
  'trainerRankings.noAwards': 'Aucun mois classé n’est encore terminé.',
  'trainerRankings.pointsEach': 'Points par personne',
  'trainerRankings.ofRanked': 'sur {{number}}',
  'trainerRankings.byClass': 'Par cours',
  'trainerRankings.noClassesHere': 'Aucun cours donné ces jours-là.',
  'trainerRankings.months': '12 derniers mois',
  'trainerRankings.noTrainer': 'Pas un entraîneur de ce club',
  'trainerRankings.noTrainerText': 'Choisissez quelqu’un dans le classement des entraîneurs.',
};
