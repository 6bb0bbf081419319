import type { trainerRankings as en } from '../../en/community/trainer-rankings.ts';
import type { Translated } from '../../phrases.ts';

export const trainerRankings: Translated<typeof en> = {
  'trainerRankings.off': 'Los entrenadores no se clasifican en este club',
  'trainerRankings.offText': 'Lo deciden los ajustes del club.',
  'trainerRankings.forStaff': 'Las clasificaciones de entrenadores son para el personal',
  'trainerRankings.forStaffText': 'Las lee quien trabaja en el club.',
  'trainerRankings.trainer': 'Entrenador',
  'trainerRankings.filled': 'Plazas ocupadas',
  'trainerRankings.ofSeats': '{{booked}} de {{seats}} plazas',
  'trainerRankings.athletes': 'Atletas',
  'trainerRankings.noShows': 'Ausencias',
  'trainerRankings.noClasses': 'no dio clases',
  'trainerRankings.unranked': 'sin clasificar',
  'trainerRankings.how':
    'Con la misma parte de plazas: primero más clases, luego menos ausencias. Hacen falta {{classes}} clases en el periodo para clasificarse. Los cursos no cuentan.',
  'trainerRankings.none': 'El club no tiene entrenadores',
  'trainerRankings.noneText': 'Da a alguien el rol de entrenador en Roles.',
  'trainerRankings.you': 'tú',
  'trainerRankings.award': 'Puesto {{rank}}, {{month}}',
  'trainerRankings.awards': 'Premios',
  'trainerRankings.howAwards':
    'El primer día del mes reciben un premio los tres entrenadores con las clases más llenas del mes anterior, con las mismas reglas.',
  'trainerRankings.noAwards': 'Todavía no ha terminado ningún mes con clasificación.',
  'trainerRankings.pointsEach': 'Puntos por persona',
  'trainerRankings.ofRanked': 'de {{number}}',
  'trainerRankings.byClass': 'Por clase',
  'trainerRankings.noClassesHere': 'No se dio ninguna clase en estos días.',
  'trainerRankings.months': 'Últimos 12 meses',
  'trainerRankings.noTrainer': 'No es entrenador de este club',
  'trainerRankings.noTrainerText': 'Elige a alguien en la clasificación de entrenadores.',
};
