/**
 * Types of training with stable ids and keys (new ones are added at the end) and their MET from the 2011 Compendium of
 * Physical Activities. A stored key that is not in the list is shown as it is and is not offered.
 */
export interface TrainingType {
  readonly TrainingTypeId: number;
  readonly Key: string;
  readonly Category: string;
  readonly Met: number;
  readonly phrase: string;
}

export const trainingTypes = [
  { TrainingTypeId: 1, Key: 'running', Category: 'outdoor', Met: 9.8, phrase: 'training-type.running' },
  { TrainingTypeId: 2, Key: 'trailRunning', Category: 'outdoor', Met: 9, phrase: 'training-type.trailRunning' },
  { TrainingTypeId: 3, Key: 'treadmill', Category: 'indoorCardio', Met: 8.3, phrase: 'training-type.treadmill' },
  { TrainingTypeId: 4, Key: 'walking', Category: 'outdoor', Met: 3.5, phrase: 'training-type.walking' },
  { TrainingTypeId: 5, Key: 'nordicWalking', Category: 'outdoor', Met: 4.8, phrase: 'training-type.nordicWalking' },
  { TrainingTypeId: 6, Key: 'hiking', Category: 'outdoor', Met: 6, phrase: 'training-type.hiking' },
  { TrainingTypeId: 7, Key: 'cycling', Category: 'outdoor', Met: 7.5, phrase: 'training-type.cycling' },
  { TrainingTypeId: 8, Key: 'mountainBiking', Category: 'outdoor', Met: 8.5, phrase: 'training-type.mountainBiking' },
  { TrainingTypeId: 9, Key: 'indoorCycling', Category: 'classCardio', Met: 8.5, phrase: 'training-type.indoorCycling' },
  { TrainingTypeId: 10, Key: 'exerciseBike', Category: 'indoorCardio', Met: 7, phrase: 'training-type.exerciseBike' },
  { TrainingTypeId: 11, Key: 'rowingMachine', Category: 'indoorCardio', Met: 7, phrase: 'training-type.rowingMachine' },
  { TrainingTypeId: 12, Key: 'elliptical', Category: 'indoorCardio', Met: 5, phrase: 'training-type.elliptical' },
  { TrainingTypeId: 13, Key: 'stairClimber', Category: 'indoorCardio', Met: 9, phrase: 'training-type.stairClimber' },
  { TrainingTypeId: 14, Key: 'swimming', Category: 'water', Met: 5.8, phrase: 'training-type.swimming' },
  { TrainingTypeId: 15, Key: 'openWaterSwimming', Category: 'water', Met: 6, phrase: 'training-type.openWaterSwimming' },
  { TrainingTypeId: 16, Key: 'aquaFitness', Category: 'water', Met: 5.3, phrase: 'training-type.aquaFitness' },
  { TrainingTypeId: 17, Key: 'strength', Category: 'strength', Met: 3.5, phrase: 'training-type.strength' },
  { TrainingTypeId: 18, Key: 'powerlifting', Category: 'strength', Met: 6, phrase: 'training-type.powerlifting' },
  { TrainingTypeId: 19, Key: 'functionalTraining', Category: 'functional', Met: 4.3, phrase: 'training-type.functionalTraining' },
  { TrainingTypeId: 20, Key: 'circuitTraining', Category: 'functional', Met: 8, phrase: 'training-type.circuitTraining' },
  { TrainingTypeId: 21, Key: 'crossfit', Category: 'functional', Met: 8, phrase: 'training-type.crossfit' },
  { TrainingTypeId: 22, Key: 'hiit', Category: 'functional', Met: 8, phrase: 'training-type.hiit' },
  { TrainingTypeId: 23, Key: 'tabata', Category: 'functional', Met: 8, phrase: 'training-type.tabata' },
  { TrainingTypeId: 24, Key: 'bootcamp', Category: 'functional', Met: 5, phrase: 'training-type.bootcamp' },
  { TrainingTypeId: 25, Key: 'calisthenics', Category: 'functional', Met: 3.8, phrase: 'training-type.calisthenics' },
  { TrainingTypeId: 26, Key: 'kettlebell', Category: 'functional', Met: 8, phrase: 'training-type.kettlebell' },
  { TrainingTypeId: 27, Key: 'suspensionTraining', Category: 'functional', Met: 4.3, phrase: 'training-type.suspensionTraining' },
  { TrainingTypeId: 28, Key: 'aerobics', Category: 'classCardio', Met: 7.3, phrase: 'training-type.aerobics' },
  { TrainingTypeId: 29, Key: 'step', Category: 'classCardio', Met: 7.5, phrase: 'training-type.step' },
  { TrainingTypeId: 30, Key: 'danceFitness', Category: 'classCardio', Met: 7.3, phrase: 'training-type.danceFitness' },
  { TrainingTypeId: 31, Key: 'dance', Category: 'classCardio', Met: 5, phrase: 'training-type.dance' },
  { TrainingTypeId: 32, Key: 'bodyConditioning', Category: 'classStrength', Met: 5, phrase: 'training-type.bodyConditioning' },
  { TrainingTypeId: 33, Key: 'jumpRope', Category: 'indoorCardio', Met: 11.8, phrase: 'training-type.jumpRope' },
  { TrainingTypeId: 34, Key: 'pilates', Category: 'mindBody', Met: 3, phrase: 'training-type.pilates' },
  { TrainingTypeId: 35, Key: 'yoga', Category: 'mindBody', Met: 2.5, phrase: 'training-type.yoga' },
  { TrainingTypeId: 36, Key: 'stretching', Category: 'mindBody', Met: 2.3, phrase: 'training-type.stretching' },
  { TrainingTypeId: 37, Key: 'posturalTraining', Category: 'mindBody', Met: 2.8, phrase: 'training-type.posturalTraining' },
  { TrainingTypeId: 38, Key: 'taiChi', Category: 'mindBody', Met: 3, phrase: 'training-type.taiChi' },
  { TrainingTypeId: 39, Key: 'fitBoxing', Category: 'combat', Met: 5.5, phrase: 'training-type.fitBoxing' },
  { TrainingTypeId: 40, Key: 'boxing', Category: 'combat', Met: 7.8, phrase: 'training-type.boxing' },
  { TrainingTypeId: 41, Key: 'kickboxing', Category: 'combat', Met: 10.3, phrase: 'training-type.kickboxing' },
  { TrainingTypeId: 42, Key: 'martialArts', Category: 'combat', Met: 10.3, phrase: 'training-type.martialArts' },
  { TrainingTypeId: 43, Key: 'tennis', Category: 'racket', Met: 7.3, phrase: 'training-type.tennis' },
  { TrainingTypeId: 44, Key: 'padel', Category: 'racket', Met: 6, phrase: 'training-type.padel' },
  { TrainingTypeId: 45, Key: 'squash', Category: 'racket', Met: 7.3, phrase: 'training-type.squash' },
  { TrainingTypeId: 46, Key: 'badminton', Category: 'racket', Met: 5.5, phrase: 'training-type.badminton' },
  { TrainingTypeId: 47, Key: 'tableTennis', Category: 'racket', Met: 4, phrase: 'training-type.tableTennis' },
  { TrainingTypeId: 48, Key: 'football', Category: 'team', Met: 7, phrase: 'training-type.football' },
  { TrainingTypeId: 49, Key: 'basketball', Category: 'team', Met: 6.5, phrase: 'training-type.basketball' },
  { TrainingTypeId: 50, Key: 'volleyball', Category: 'team', Met: 4, phrase: 'training-type.volleyball' },
  { TrainingTypeId: 51, Key: 'beachVolleyball', Category: 'team', Met: 8, phrase: 'training-type.beachVolleyball' },
  { TrainingTypeId: 52, Key: 'handball', Category: 'team', Met: 8, phrase: 'training-type.handball' },
  { TrainingTypeId: 53, Key: 'rugby', Category: 'team', Met: 8.3, phrase: 'training-type.rugby' },
  { TrainingTypeId: 54, Key: 'golf', Category: 'outdoor', Met: 4.8, phrase: 'training-type.golf' },
  { TrainingTypeId: 55, Key: 'climbing', Category: 'outdoor', Met: 5.8, phrase: 'training-type.climbing' },
  { TrainingTypeId: 56, Key: 'inlineSkating', Category: 'outdoor', Met: 7.5, phrase: 'training-type.inlineSkating' },
  { TrainingTypeId: 57, Key: 'alpineSkiing', Category: 'winter', Met: 5.3, phrase: 'training-type.alpineSkiing' },
  { TrainingTypeId: 58, Key: 'crossCountrySkiing', Category: 'winter', Met: 9, phrase: 'training-type.crossCountrySkiing' },
  { TrainingTypeId: 59, Key: 'kayaking', Category: 'water', Met: 5, phrase: 'training-type.kayaking' },
  { TrainingTypeId: 60, Key: 'other', Category: 'other', Met: 5.5, phrase: 'training-type.other' },
] as const satisfies readonly TrainingType[];
