import { TYPED_HEART_RATE_MAX } from '../../accounts/profile-limits.ts';

/** Measures in the order of the screen, in stored units. The limits exclude impossible values and are no medical statement. */

export const measureGroups = ['bodyMass', 'circumferences', 'skinfold', 'bodyWater', 'other', 'blood', 'test'] as const;
export type MeasureGroup = (typeof measureGroups)[number];

export type MeasureKind = 'input' | 'device' | 'derived';
export type Better = 'low' | 'high' | 'range' | 'none';

export interface Measure {
  readonly group: MeasureGroup;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  readonly kind: MeasureKind;
  readonly better: Better;
}

/** `imperial = metric × factor + offset`. */
export const imperialUnits: Readonly<
  Record<string, { readonly unit: string; readonly factor: number; readonly offset: number }>
> = {
  cm: { unit: 'in', factor: 0.3937007874, offset: 0 },
  kg: { unit: 'lb', factor: 2.20462262185, offset: 0 },
  '°C': { unit: '°F', factor: 1.8, offset: 32 },
  m: { unit: 'yd', factor: 1.0936132983, offset: 0 },
};

/** `mmol = mg/dL × factor`. */
export const molar = {
  glucoseFasting: 1 / 18.016,
  totalCholesterol: 0.02586,
  hdlCholesterol: 0.02586,
  ldlCholesterol: 0.02586,
  triglycerides: 0.01129,
} as const;
export const MOLAR_UNIT = 'mmol/L';
export const MOLAR_DECIMALS = 2;

const a = (
  group: MeasureGroup,
  unit: string,
  min: number,
  max: number,
  decimals: number,
  kind: MeasureKind,
  better: Better,
): Measure => ({ group, unit, min, max, decimals, kind, better });

const table = {
  weight: a('bodyMass', 'kg', 20, 350, 1, 'input', 'range'),
  bmi: a('bodyMass', 'kg/m²', 10, 80, 1, 'derived', 'range'),
  bodyFatPercent: a('bodyMass', '%', 2, 70, 1, 'input', 'range'),
  fatMass: a('bodyMass', 'kg', 0.5, 250, 1, 'derived', 'low'),
  fatFreeMass: a('bodyMass', 'kg', 15, 180, 1, 'derived', 'high'),
  fatMassIndex: a('bodyMass', 'kg/m²', 0.5, 50, 1, 'derived', 'low'),
  fatFreeMassIndex: a('bodyMass', 'kg/m²', 8, 35, 1, 'derived', 'high'),
  muscleMass: a('bodyMass', 'kg', 5, 120, 1, 'device', 'high'),
  skeletalMuscleMass: a('bodyMass', 'kg', 5, 80, 1, 'device', 'high'),
  muscleMassPercent: a('bodyMass', '%', 10, 70, 1, 'derived', 'high'),
  boneMass: a('bodyMass', 'kg', 0.5, 8, 1, 'device', 'none'),
  proteinMass: a('bodyMass', 'kg', 2, 35, 1, 'device', 'none'),
  bodyCellMass: a('bodyMass', 'kg', 8, 80, 1, 'device', 'high'),
  bodyDensity: a('bodyMass', 'g/cm³', 0.9, 1.11, 4, 'derived', 'none'),
  visceralFatRating: a('bodyMass', 'level', 1, 59, 0, 'device', 'low'),
  visceralFatArea: a('bodyMass', 'cm²', 1, 400, 0, 'device', 'low'),
  subcutaneousFatPercent: a('bodyMass', '%', 1, 65, 1, 'device', 'low'),
  leanMassRightArm: a('bodyMass', 'kg', 0.3, 25, 2, 'device', 'high'),
  fatPercentRightArm: a('bodyMass', '%', 1, 75, 1, 'device', 'low'),
  leanMassLeftArm: a('bodyMass', 'kg', 0.3, 25, 2, 'device', 'high'),
  fatPercentLeftArm: a('bodyMass', '%', 1, 75, 1, 'device', 'low'),
  leanMassTrunk: a('bodyMass', 'kg', 0.3, 80, 2, 'device', 'high'),
  fatPercentTrunk: a('bodyMass', '%', 1, 75, 1, 'device', 'low'),
  leanMassRightLeg: a('bodyMass', 'kg', 0.3, 25, 2, 'device', 'high'),
  fatPercentRightLeg: a('bodyMass', '%', 1, 75, 1, 'device', 'low'),
  leanMassLeftLeg: a('bodyMass', 'kg', 0.3, 25, 2, 'device', 'high'),
  fatPercentLeftLeg: a('bodyMass', '%', 1, 75, 1, 'device', 'low'),
  neck: a('circumferences', 'cm', 20, 70, 1, 'input', 'none'),
  shoulders: a('circumferences', 'cm', 60, 200, 1, 'input', 'none'),
  chest: a('circumferences', 'cm', 50, 200, 1, 'input', 'none'),
  waist: a('circumferences', 'cm', 40, 220, 1, 'input', 'low'),
  abdomen: a('circumferences', 'cm', 40, 220, 1, 'input', 'low'),
  hips: a('circumferences', 'cm', 50, 220, 1, 'input', 'none'),
  armRelaxedRight: a('circumferences', 'cm', 12, 70, 1, 'input', 'none'),
  armFlexedRight: a('circumferences', 'cm', 12, 75, 1, 'input', 'none'),
  forearmRight: a('circumferences', 'cm', 12, 50, 1, 'input', 'none'),
  wristRight: a('circumferences', 'cm', 10, 30, 1, 'input', 'none'),
  thighRight: a('circumferences', 'cm', 25, 110, 1, 'input', 'none'),
  calfRight: a('circumferences', 'cm', 20, 70, 1, 'input', 'none'),
  ankleRight: a('circumferences', 'cm', 14, 40, 1, 'input', 'none'),
  armRelaxedLeft: a('circumferences', 'cm', 12, 70, 1, 'input', 'none'),
  armFlexedLeft: a('circumferences', 'cm', 12, 75, 1, 'input', 'none'),
  forearmLeft: a('circumferences', 'cm', 12, 50, 1, 'input', 'none'),
  wristLeft: a('circumferences', 'cm', 10, 30, 1, 'input', 'none'),
  thighLeft: a('circumferences', 'cm', 25, 110, 1, 'input', 'none'),
  calfLeft: a('circumferences', 'cm', 20, 70, 1, 'input', 'none'),
  ankleLeft: a('circumferences', 'cm', 14, 40, 1, 'input', 'none'),
  waistHipRatio: a('circumferences', 'ratio', 0.4, 2, 2, 'derived', 'low'),
  waistHeightRatio: a('circumferences', 'ratio', 0.2, 1.2, 2, 'derived', 'low'),
  skinfoldTriceps: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldBiceps: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldSubscapular: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldSuprailiac: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldAbdominal: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldThigh: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldChest: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldMidaxillary: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldCalf: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldSupraspinale: a('skinfold', 'mm', 2, 80, 1, 'input', 'low'),
  skinfoldSum3: a('skinfold', 'mm', 2, 240, 1, 'derived', 'low'),
  skinfoldSum4: a('skinfold', 'mm', 2, 320, 1, 'derived', 'low'),
  skinfoldSum7: a('skinfold', 'mm', 2, 560, 1, 'derived', 'low'),
  totalBodyWater: a('bodyWater', 'L', 10, 100, 1, 'device', 'range'),
  totalBodyWaterPercent: a('bodyWater', '%', 25, 80, 1, 'derived', 'range'),
  intracellularWater: a('bodyWater', 'L', 5, 65, 1, 'device', 'range'),
  extracellularWater: a('bodyWater', 'L', 4, 45, 1, 'device', 'range'),
  ecwTbwRatio: a('bodyWater', 'ratio', 0.25, 0.55, 3, 'derived', 'range'),
  ffmHydration: a('bodyWater', '%', 55, 90, 1, 'derived', 'range'),
  height: a('other', 'cm', 60, 250, 0, 'input', 'none'),
  restingHeartRate: a('other', 'bpm', 30, 120, 0, 'input', 'low'),
  maxHeartRate: a('other', 'bpm', 100, TYPED_HEART_RATE_MAX, 0, 'input', 'none'),
  aerobicThreshold: a('other', 'bpm', 80, 210, 0, 'input', 'none'),
  anaerobicThreshold: a('other', 'bpm', 90, 215, 0, 'input', 'none'),
  systolicPressure: a('other', 'mmHg', 60, 260, 0, 'input', 'range'),
  diastolicPressure: a('other', 'mmHg', 30, 160, 0, 'input', 'range'),
  meanArterialPressure: a('other', 'mmHg', 40, 190, 0, 'derived', 'range'),
  spo2: a('other', '%', 70, 100, 0, 'input', 'high'),
  respirationRate: a('other', 'breaths/min', 4, 60, 0, 'input', 'range'),
  bodyTemperature: a('other', '°C', 34, 42, 1, 'input', 'range'),
  hrvRmssd: a('other', 'ms', 1, 300, 0, 'device', 'high'),
  hrvSdnn: a('other', 'ms', 1, 300, 0, 'device', 'high'),
  vo2Max: a('other', 'ml/kg/min', 10, 95, 1, 'input', 'high'),
  ftp: a('other', 'W', 40, 600, 0, 'input', 'high'),
  basalMetabolicRate: a('other', 'kcal', 500, 4500, 0, 'derived', 'none'),
  totalEnergyExpenditure: a('other', 'kcal', 600, 9000, 0, 'derived', 'none'),
  metabolicAge: a('other', 'years', 5, 120, 0, 'device', 'low'),
  bodyRoundnessIndex: a('other', 'index', 0.5, 20, 2, 'derived', 'low'),
  bodyShapeIndex: a('other', 'index', 0.04, 0.15, 4, 'derived', 'low'),
  visceralAdiposityIndex: a('other', 'index', 0.1, 30, 2, 'derived', 'low'),
  resistance: a('other', 'Ω', 100, 1200, 0, 'device', 'none'),
  reactance: a('other', 'Ω', 5, 200, 0, 'device', 'none'),
  phaseAngle: a('other', '°', 1, 15, 1, 'derived', 'high'),
  glucoseFasting: a('blood', 'mg/dL', 30, 500, 0, 'input', 'range'),
  hba1c: a('blood', '%', 3, 18, 1, 'input', 'low'),
  totalCholesterol: a('blood', 'mg/dL', 50, 600, 0, 'input', 'low'),
  hdlCholesterol: a('blood', 'mg/dL', 10, 150, 0, 'input', 'high'),
  ldlCholesterol: a('blood', 'mg/dL', 10, 450, 0, 'input', 'low'),
  triglycerides: a('blood', 'mg/dL', 20, 2000, 0, 'input', 'low'),
  hemoglobin: a('blood', 'g/dL', 4, 25, 1, 'input', 'range'),
  hematocrit: a('blood', '%', 15, 70, 1, 'input', 'range'),
  redCells: a('blood', '10⁶/µL', 1.5, 9, 2, 'input', 'range'),
  whiteCells: a('blood', '10³/µL', 0.5, 60, 1, 'input', 'range'),
  platelets: a('blood', '10³/µL', 10, 1200, 0, 'input', 'range'),
  ferritin: a('blood', 'ng/mL', 1, 3000, 0, 'input', 'range'),
  iron: a('blood', 'µg/dL', 5, 400, 0, 'input', 'range'),
  vitaminD: a('blood', 'ng/mL', 3, 200, 0, 'input', 'range'),
  crp: a('blood', 'mg/L', 0, 300, 1, 'input', 'low'),
  creatinine: a('blood', 'mg/dL', 0.2, 15, 2, 'input', 'range'),
  uricAcid: a('blood', 'mg/dL', 1, 18, 1, 'input', 'low'),
  creatineKinase: a('blood', 'U/L', 10, 50000, 0, 'input', 'low'),
  alt: a('blood', 'U/L', 1, 3000, 0, 'input', 'low'),
  ast: a('blood', 'U/L', 1, 3000, 0, 'input', 'low'),
  lactateResting: a('blood', 'mmol/L', 0.3, 10, 1, 'input', 'low'),
  lactatePeak: a('blood', 'mmol/L', 0.3, 30, 1, 'input', 'none'),
  fitnessTestScore: a('test', 'score', 0, 100, 0, 'derived', 'high'),
  stepTestHeartRate: a('test', 'bpm', 40, 200, 0, 'input', 'low'),
  queensHeartRate: a('test', 'bpm', 60, 210, 0, 'input', 'low'),
  rockportTime: a('test', 's', 480, 1800, 0, 'input', 'low'),
  cooperDistance: a('test', 'm', 500, 5000, 0, 'input', 'high'),
  estimatedVo2Max: a('test', 'ml/kg/min', 10, 95, 1, 'derived', 'high'),
  beepTestLevel: a('test', 'level', 1, 21, 1, 'input', 'high'),
  recoveryHeartRate1: a('test', 'bpm', 0, 120, 0, 'input', 'high'),
  pushUps: a('test', 'reps', 0, 200, 0, 'input', 'high'),
  curlUps: a('test', 'reps', 0, 200, 0, 'input', 'high'),
  pullUps: a('test', 'reps', 0, 80, 0, 'input', 'high'),
  squats1min: a('test', 'reps', 0, 120, 0, 'input', 'high'),
  chairStand30: a('test', 'reps', 0, 60, 0, 'input', 'high'),
  plankTime: a('test', 's', 0, 3600, 0, 'input', 'high'),
  wallSitTime: a('test', 's', 0, 1800, 0, 'input', 'high'),
  sideBridgeTime: a('test', 's', 0, 1200, 0, 'input', 'high'),
  sitAndReach: a('test', 'cm', 0, 65, 1, 'input', 'high'),
  gripRight: a('test', 'kg', 2, 120, 1, 'input', 'high'),
  gripLeft: a('test', 'kg', 2, 120, 1, 'input', 'high'),
  gripCombined: a('test', 'kg', 4, 240, 1, 'derived', 'high'),
  verticalJump: a('test', 'cm', 3, 130, 1, 'input', 'high'),
  longJump: a('test', 'cm', 20, 380, 0, 'input', 'high'),
  oneLegBalance: a('test', 's', 0, 180, 0, 'input', 'high'),
  sprint20m: a('test', 's', 2, 12, 2, 'input', 'low'),
  bench1rm: a('test', 'kg', 5, 400, 1, 'input', 'high'),
  squat1rm: a('test', 'kg', 5, 550, 1, 'input', 'high'),
  deadlift1rm: a('test', 'kg', 5, 600, 1, 'input', 'high'),
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureKey = keyof typeof table;
export const measures: Readonly<Record<MeasureKey, Measure>> = table;
export const measureKeys = Object.keys(table) as [MeasureKey, ...MeasureKey[]];

export const firstMeasures = [
  'weight',
  'bodyFatPercent',
  'bmi',
  'waist',
  'hips',
  'restingHeartRate',
  'systolicPressure',
  'diastolicPressure',
  'vo2Max',
  'fitnessTestScore',
] as const satisfies readonly MeasureKey[];

/** Values of different methods cannot be compared, so a chart never joins them. */
export const measureMethods = [
  'Scale',
  'JacksonPollock7',
  'JacksonPollock3',
  'DurninWomersley',
  'Navy',
  'Deurenberg',
  'Watson',
  'Friedewald',
  'Queens',
  'Rockport',
  'Cooper',
  'Astrand',
  'YmcaCycle',
  'Shuttle',
  'Sun',
  'Janssen',
  'Lee',
] as const;
export type MeasureMethod = (typeof measureMethods)[number];
