import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Activity, ExerciseEquipment, MainMuscle, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Care, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { cares } from '@clubpulse/contract/workouts/generator/generator';
import { isLoaded } from '../exercises/loads.ts';

/** What is spared: by what somebody names in free text, and by who trains (domain reference, section 8.5; decision 0075). */

export type Trained = Pick<ExerciseRow, 'MainMuscle' | 'OtherMuscles' | 'Equipment' | 'Activities' | 'Pattern'>;

/**
 * Words that name it, in the four languages, as `foldedWords` leaves them. A word is enough, unless it is said to be well: in doubt it is
 * spared, which costs an exercise and never a joint (decision 0158). Of jumps the sentence has to say that they are not to be.
 */
const wordsOf: Readonly<Record<Care, string>> = {
  shoulder: `shoulder shoulders rotator spalla spalle cuffia hombro hombros manguito epaule epaules coiffe`,
  elbow: `elbow elbows gomito gomiti codo codos coude coudes epicondylitis epicondilite epicondilitis epicondylite`,
  wrist: `wrist wrists polso polsi muneca munecas poignet poignets carpal carpale tunel carpiano carpien`,
  neck: `neck cervical cervicale collo cuello nuca cou nuque cervicales cervicali`,
  back: `back spine spinal lumbar disc sciatica hernia schiena colonna lombare lombari lombalgia sciatalgia ernia espalda columna
    lumbalgia ciatica dos lombaire lombaires lombalgie sciatique hernie rachis`,
  hip: `hip hips groin anca anche inguine cadera caderas ingle hanche hanches aine`,
  knee: `knee knees meniscus acl patella ginocchio ginocchia ginocchi menisco crociato rotula rodilla rodillas genou genoux menisque
    rotule`,
  ankle: `ankle ankles achilles caviglia caviglie achille tobillo tobillos aquiles cheville chevilles`,
  heart: `heart cardiac hypertension cuore cardiaco cardiaca ipertensione corazon cardiaca hipertension coeur cardiaque hypertendu`,
  pregnancy: `pregnant pregnancy incinta gravidanza embarazo embarazada enceinte grossesse`,
  jumps: `jump jumps jumping plyometrics salto salti saltare saltos saltar saut sauts sauter pliometria plyometrie`,
};
const named: ReadonlyMap<string, Care> = new Map(
  cares.flatMap((care) =>
    wordsOf[care]
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word, care] as const),
  ),
);
/** "Back squat" is an exercise and "heart rate" a number. */
const afterThem: Readonly<Record<string, readonly string[]>> = { back: ['squat', 'squats'], heart: ['rate'] };
/** In Spanish two, in French the back. */
const TWO = 'dos';

/** In Italian hips behind their article, and "also" before that of something else. */
const ALSO = 'anche';
const others = new Set('il lo la i gli le l un uno una no non niente nessuno nessun nessuna'.split(' '));
const hips = new Set('le alle delle dalle nelle sulle mie sue'.split(' '));

/** What the word at a place names. `language`: of who wrote it. */
export function careOf(words: readonly string[], at: number, language: string): Care | undefined {
  const word = words[at] ?? '';
  if (word === TWO && language === 'es') return undefined;
  if (word === ALSO && others.has(words[at + 1] ?? '') && !hips.has(words[at - 1] ?? '')) return undefined;
  return afterThem[word]?.includes(words[at + 1] ?? '') ? undefined : named.get(word);
}
/** Names what is wrong, not only where: who has no hernia needs not be spared. */
const conditions = new Set(
  `sciatica hernia lumbalgia lombalgia sciatalgia ernia ciatica lombalgie sciatique hernie epicondylitis epicondilite epicondilitis
    epicondylite hypertension ipertensione hipertension hypertendu ${wordsOf.pregnancy}`.split(/\s+/),
);
export const isCondition = (word: string): boolean => conditions.has(word);

export const does = ({ Activities }: Trained, ...activities: readonly Activity[]) =>
  activities.some((one) => Activities.includes(one));
export const is = ({ Pattern: pattern }: Trained, ...patterns: readonly Pattern[]) =>
  pattern !== null && patterns.includes(pattern);
const trains = ({ MainMuscle: main, OtherMuscles }: Trained, ...muscles: readonly MainMuscle[]) =>
  muscles.some((muscle) => main === muscle || OtherMuscles.includes(muscle));
const needs = ({ Equipment }: Trained, ...equipment: readonly ExerciseEquipment[]) =>
  equipment.some((one) => Equipment.includes(one));
const isStretching = (exercise: Trained) => is(exercise, 'stretch', 'mobility');
/** Both at once, of the whole body: no joint is spared. */
const isThrown = (exercise: Trained) => does(exercise, 'olympicLifting') || is(exercise, 'fullBody');
const isJumped = (exercise: Trained) => does(exercise, 'plyometrics') || needs(exercise, 'jumpRope', 'plyoBox');
/** On foot, and both feet leave the ground: a run and its drills. A walk is of the seat, a march of the hip, and neither lands. */
export const isRun = (exercise: Trained) =>
  is(exercise, 'cardio') &&
  exercise.Equipment.every((one) => one === 'none' || one === 'treadmill') &&
  trains(exercise, 'calves') &&
  trains(exercise, 'quadriceps', 'hamstrings', 'shoulders') &&
  !trains(exercise, 'glutes');
/** Lands, or throws the whole body about. */
const isImpact = (exercise: Trained) => isJumped(exercise) || isRun(exercise) || isThrown(exercise);
/** The hip in front and the leg behind at once: it is held in a lunge. */
const isStride = (exercise: Trained) =>
  isStretching(exercise) && trains(exercise, 'hipFlexors') && trains(exercise, 'hamstrings');

const loads: Readonly<Record<Care, (exercise: Trained) => boolean>> = {
  shoulder: (one) => is(one, 'verticalPush') || does(one, 'olympicLifting') || (is(one, 'fullBody') && trains(one, 'shoulders')),
  elbow: (one) => !isStretching(one) && (is(one, 'isolationPush', 'isolationPull') || isThrown(one)),
  // Leaning on the hands is what a wrist minds, and gripping what moves fast.
  wrist: (one) =>
    isThrown(one) ||
    (!isStretching(one) && one.MainMuscle === 'forearms') ||
    (is(one, 'horizontalPush', 'antiExtension') && !isLoaded(one)),
  neck: (one) => one.MainMuscle === 'neck' || is(one, 'coreFlexion') || isThrown(one),
  back: (one) =>
    isImpact(one) ||
    (isStretching(one) && one.MainMuscle === 'lowerBack' && trains(one, 'obliques')) ||
    (is(one, 'hinge') && isLoaded(one)) ||
    (isLoaded(one) && trains(one, 'lowerBack') && !isStretching(one)),
  hip: (one) => isImpact(one) || isStride(one) || is(one, 'lunge', 'abduction', 'adduction'),
  knee: (one) => isImpact(one) || isStride(one) || is(one, 'squat', 'lunge') || (isStretching(one) && trains(one, 'quadriceps')),
  ankle: (one) => isImpact(one) || is(one, 'isolationAnkle'),
  heart: (one) => isJumped(one) || isThrown(one),
  pregnancy: (one) => isJumped(one) || isThrown(one) || is(one, 'coreFlexion'),
  jumps: isJumped,
};
export const isSpared = (care: Care, exercise: Trained): boolean => loads[care](exercise);

/** Who sits all day or recovers neither jumps nor lifts Olympic. */
export const isGentle = (level: FitnessLevel, goal: WorkoutGoal): boolean => level === 'sedentary' || goal === 'rehabilitation';
export const isTooRough = (exercise: Trained): boolean => does(exercise, 'plyometrics', 'olympicLifting');
