/** Weights in kg, lengths in cm, skinfolds in mm, ages in whole years, energy in kcal per day. */

export type Sex = 'Male' | 'Female';

const metres = (cm: number) => cm / 100;

export const massIndex = (mass: number, height: number): number => mass / metres(height) ** 2;

/** Body fat in percent, from density in g/cm³ (Siri 1961). */
export const fatOfDensity = (density: number): number => 495 / density - 450;

/** Body fat in percent, from density in g/cm³ (Brozek 1963). */
export const fatOfDensityBrozek = (density: number): number => 457 / density - 414.2;

/** Density in g/cm³, from the sum of three skinfolds (Jackson and Pollock 1978; women with Ward 1980). */
export const densityOf3 = (sex: Sex, sum: number, age: number): number =>
  sex === 'Male'
    ? 1.10938 - 0.0008267 * sum + 0.0000016 * sum ** 2 - 0.0002574 * age
    : 1.0994921 - 0.0009929 * sum + 0.0000023 * sum ** 2 - 0.0001392 * age;

export const densityOf7 = (sex: Sex, sum: number, age: number): number =>
  sex === 'Male'
    ? 1.112 - 0.00043499 * sum + 0.00000055 * sum ** 2 - 0.00028826 * age
    : 1.097 - 0.00046971 * sum + 0.00000056 * sum ** 2 - 0.00012828 * age;

/** Durnin and Womersley (1974). Each row is valid from its age on. */
const durninWomersley = [
  { from: 50, Male: [1.1715, 0.0779], Female: [1.1339, 0.0645] },
  { from: 40, Male: [1.162, 0.07], Female: [1.1333, 0.0612] },
  { from: 30, Male: [1.1422, 0.0544], Female: [1.1423, 0.0632] },
  { from: 20, Male: [1.1631, 0.0632], Female: [1.1599, 0.0717] },
  { from: 17, Male: [1.162, 0.063], Female: [1.1549, 0.0678] },
  { from: 0, Male: [1.1533, 0.0643], Female: [1.1369, 0.0598] },
] as const;

export function densityOf4(sex: Sex, sum: number, age: number): number {
  const [constant, slope] = (durninWomersley.find(({ from }) => age >= from) ?? durninWomersley[5])[sex];
  return constant - slope * Math.log10(sum);
}

/** Body fat in percent, from tape measurements (Hodgdon and Beckett 1984). NaN if implausible. */
export const fatOfMan = (abdomen: number, neck: number, height: number): number =>
  495 / (1.0324 - 0.19077 * Math.log10(abdomen - neck) + 0.15456 * Math.log10(height)) - 450;
export const fatOfWoman = (waist: number, hips: number, neck: number, height: number): number =>
  495 / (1.29579 - 0.35004 * Math.log10(waist + hips - neck) + 0.221 * Math.log10(height)) - 450;

/** Body fat in percent, from the body mass index (Deurenberg 1991). */
export const fatOfIndex = (sex: Sex, bmi: number, age: number): number =>
  1.2 * bmi + 0.23 * age - (sex === 'Male' ? 10.8 : 0) - 5.4;

/** Mifflin and St Jeor 1990. */
export const basalRate = (sex: Sex, weight: number, height: number, age: number): number =>
  10 * weight + 6.25 * height - 5 * age + (sex === 'Male' ? 5 : -161);

/** Harris and Benedict, revised by Roza and Shizgal 1984. */
export const basalRateHarris = (sex: Sex, weight: number, height: number, age: number): number =>
  sex === 'Male'
    ? 88.362 + 13.397 * weight + 4.799 * height - 5.677 * age
    : 447.593 + 9.247 * weight + 3.098 * height - 4.33 * age;

/** Katch and McArdle. */
export const basalRateLean = (fatFreeMass: number): number => 370 + 21.6 * fatFreeMass;

export const activityFactors = { sedentary: 1.2, light: 1.375, moderate: 1.55, high: 1.725, veryHigh: 1.9 } as const;
export type Activity = keyof typeof activityFactors;
export const activities = Object.keys(activityFactors) as readonly Activity[];

export const energyOfDay = (basal: number, activity: Activity): number => basal * activityFactors[activity];

const impedanceIndex = (height: number, resistance: number): number => height ** 2 / resistance;

/** Lean mass in kg, from resistance and reactance in ohm (Kyle 2001). */
export const leanOfImpedance = (
  sex: Sex,
  weight: number,
  height: number,
  { resistance, reactance }: { readonly resistance: number; readonly reactance: number },
): number =>
  -4.104 + 0.518 * impedanceIndex(height, resistance) + 0.231 * weight + 0.13 * reactance + (sex === 'Male' ? 4.229 : 0);

/** Body water in litres (Sun 2003). */
export const waterOfImpedance = (sex: Sex, weight: number, height: number, resistance: number): number =>
  sex === 'Male'
    ? 1.2 + 0.45 * impedanceIndex(height, resistance) + 0.18 * weight
    : 3.75 + 0.45 * impedanceIndex(height, resistance) + 0.11 * weight;

/** Skeletal muscle mass in kg (Janssen 2000). */
export const muscleOfImpedance = (sex: Sex, height: number, age: number, resistance: number): number =>
  0.401 * impedanceIndex(height, resistance) + (sex === 'Male' ? 3.825 : 0) - 0.071 * age + 5.102;

/** Skeletal muscle mass in kg (Lee 2000), for a body mass index below 30. */
export const muscleOfBody = (sex: Sex, weight: number, height: number, age: number): number =>
  0.244 * weight + 7.8 * metres(height) + (sex === 'Male' ? 6.6 : 0) - 0.098 * age - 3.3;

/** Weight in kg for one repetition, from a weight lifted 1 to 10 times. */
export const onceOfEpley = (weight: number, repetitions: number): number => weight * (1 + repetitions / 30);
export const onceOfBrzycki = (weight: number, repetitions: number): number => (36 * weight) / (37 - repetitions);

/** Body water in litres (Watson 1980). */
export const totalWater = (sex: Sex, weight: number, height: number, age: number): number =>
  sex === 'Male' ? 2.447 - 0.09516 * age + 0.1074 * height + 0.3362 * weight : -2.097 + 0.1069 * height + 0.2466 * weight;

/** In degrees, from ohm. */
export const phaseAngle = (reactance: number, resistance: number): number => (Math.atan(reactance / resistance) * 180) / Math.PI;

/** The constants are from Thomas 2013. */
export const roundness = (waist: number, height: number): number =>
  364.2 - 365.5 * Math.sqrt(1 - (waist / (2 * Math.PI)) ** 2 / (0.5 * height) ** 2);

/** A body shape index (ABSI, Krakauer 2012). */
export const shape = (waist: number, bmi: number, height: number): number =>
  metres(waist) / (bmi ** (2 / 3) * Math.sqrt(metres(height)));

/** Amato 2010; triglycerides and HDL in mg/dL. */
export function visceralAdiposity(sex: Sex, waist: number, bmi: number, triglycerides: number, hdl: number): number {
  const [tg, h] = [triglycerides * TRIGLYCERIDES_MMOL, hdl * CHOLESTEROL_MMOL];
  return sex === 'Male'
    ? (waist / (39.68 + 1.88 * bmi)) * (tg / 1.03) * (1.31 / h)
    : (waist / (36.58 + 1.89 * bmi)) * (tg / 0.81) * (1.52 / h);
}

/** Factors from mg/dL to mmol/L. */
const TRIGLYCERIDES_MMOL = 0.01129;
const CHOLESTEROL_MMOL = 0.02586;

/** In mmHg. */
export const meanPressure = (systolic: number, diastolic: number): number => diastolic + (systolic - diastolic) / 3;

/** In kg (WHO). */
export const healthyWeight = (height: number): { readonly from: number; readonly to: number } => ({
  from: 18.5 * metres(height) ** 2,
  to: 24.9 * metres(height) ** 2,
});
