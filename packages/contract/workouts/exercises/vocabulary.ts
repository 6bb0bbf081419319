import { z } from 'zod';
import { type Equipment, equipmentGroups } from '../../clubs/equipments.ts';

export const musclesByMain = {
  chest: ['pectoralisMajor', 'pectoralisMinor', 'serratusAnterior'],
  lats: ['latissimusDorsi', 'teresMajor'],
  upperBack: ['trapezius', 'rhomboids', 'infraspinatus'],
  lowerBack: ['erectorSpinae', 'quadratusLumborum', 'multifidus'],
  shoulders: ['deltoidAnterior', 'deltoidLateral', 'deltoidPosterior', 'rotatorCuff'],
  biceps: ['bicepsBrachii', 'brachialis'],
  triceps: ['tricepsBrachii'],
  forearms: ['brachioradialis', 'wristFlexors', 'wristExtensors'],
  abdominals: ['rectusAbdominis', 'transversusAbdominis'],
  obliques: ['externalOblique', 'internalOblique'],
  hipFlexors: ['iliopsoas', 'tensorFasciaeLatae'],
  glutes: ['gluteusMaximus'],
  quadriceps: ['rectusFemoris', 'vastusLateralis', 'vastusMedialis', 'vastusIntermedius'],
  hamstrings: ['bicepsFemoris', 'semitendinosus', 'semimembranosus'],
  adductors: ['adductorMagnus', 'adductorLongus', 'gracilis'],
  abductors: ['gluteusMedius', 'gluteusMinimus'],
  calves: ['gastrocnemius', 'soleus', 'tibialisAnterior'],
  neck: ['sternocleidomastoid', 'splenius'],
  fullBody: [],
  cardio: [],
} as const satisfies Record<string, readonly string[]>;
export type MainMuscle = keyof typeof musclesByMain;
export type Muscle = (typeof musclesByMain)[MainMuscle][number];

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]];

export const mainMuscles: readonly MainMuscle[] = keysOf(musclesByMain);
export const mainMuscleSchema = z.enum(keysOf(musclesByMain));
export const muscles: readonly Muscle[] = Object.values(musclesByMain).flat();
export const muscleSchema = z.enum(muscles as [Muscle, ...Muscle[]]);

/** `none`: no equipment needed. Empty: not chosen yet. */
export type ExerciseEquipment = Equipment | 'none';
export const exerciseEquipment: readonly ExerciseEquipment[] = ['none', ...Object.values(equipmentGroups).flat()];
export const exerciseEquipmentSchema = z.enum(exerciseEquipment as [ExerciseEquipment, ...ExerciseEquipment[]]);

export const activities = [
  'strength',
  'core',
  'cardio',
  'plyometrics',
  'olympicLifting',
  'functional',
  'mobility',
  'stretching',
  'balance',
  'warmup',
  'cooldown',
  'rehabilitation',
] as const;
export const activitySchema = z.enum(activities);
export type Activity = (typeof activities)[number];

export const patterns = [
  'squat',
  'lunge',
  'hinge',
  'horizontalPush',
  'verticalPush',
  'horizontalPull',
  'verticalPull',
  'isolationPush',
  'isolationPull',
  'isolationKnee',
  'isolationAnkle',
  'abduction',
  'adduction',
  'coreFlexion',
  'antiExtension',
  'antiRotation',
  'antiLateralFlexion',
  'rotation',
  'carry',
  'fullBody',
  'cardio',
  'stretch',
  'mobility',
  'balance',
] as const;
export const patternSchema = z.enum(patterns);
export type Pattern = (typeof patterns)[number];

export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export const levelSchema = z.enum(levels);
export type Level = (typeof levels)[number];

export const measures = ['reps', 'duration'] as const;
export const measureSchema = z.enum(measures);
export type Measure = (typeof measures)[number];

/** Positions, joints and efforts that an exercise demands. A condition excludes exercises with certain demands. */
export const demands = [
  'prone',
  'supine',
  'floor',
  'kneeling',
  'seated',
  'onFeet',
  'hanging',
  'overhead',
  'shoulderLoad',
  'shoulderEndRange',
  'armSupport',
  'wristSupport',
  'grip',
  'elbowLoad',
  'neckLoad',
  'spineFlexion',
  'spineExtension',
  'spineRotation',
  'spineLoad',
  'deepHip',
  'hipCross',
  'kneeLoad',
  'deepKnee',
  'hamstringLoad',
  'ankleLoad',
  'impact',
  'ballistic',
  'isometric',
  'ownWeight',
  'highIntensity',
  'headDown',
  'headMoves',
  'balance',
  'fallRisk',
  'abdominalPressure',
] as const;
export const demandSchema = z.enum(demands);
export type Demand = (typeof demands)[number];

export const figures = [
  'squat',
  'backSquat',
  'frontSquat',
  'gobletSquat',
  'lunge',
  'dumbbellLunge',
  'deadlift',
  'romanianDeadlift',
  'dumbbellRomanianDeadlift',
  'gluteBridge',
  'calfRaise',
  'pushUp',
  'benchPress',
  'dumbbellBenchPress',
  'overheadPress',
  'barbellRow',
  'pullUp',
  'deadHang',
  'pushdown',
  'barbellCurl',
  'dumbbellCurl',
  'farmersCarry',
  'sitUp',
  'plank',
  'birdDog',
  'run',
  'singleLegStand',
] as const;
export const figureSchema = z.enum(figures);
export type Figure = (typeof figures)[number];
