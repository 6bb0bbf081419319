import { type MeasureKey, type MeasureMethod, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasureValue } from '@clubpulse/contract/body/measures/measures';
import * as tests from '../fitness-tests/formulas.ts';
import { componentsOf, totalScore } from '../fitness-tests/score.ts';
import * as formulas from './formulas.ts';

/** Facts on the day of the measurement. Height in cm, age in whole years. */
export interface Body {
  readonly Age: number | null;
  readonly Gender: 'Unspecified' | 'Male' | 'Female' | null;
  readonly Height: number | null;
}

export type Typed = Pick<MeasureValue, 'Key' | 'Value'>;

const sums = {
  men3: ['skinfoldChest', 'skinfoldAbdominal', 'skinfoldThigh'],
  women3: ['skinfoldTriceps', 'skinfoldSuprailiac', 'skinfoldThigh'],
  four: ['skinfoldTriceps', 'skinfoldBiceps', 'skinfoldSubscapular', 'skinfoldSuprailiac'],
  seven: [
    'skinfoldChest',
    'skinfoldMidaxillary',
    'skinfoldTriceps',
    'skinfoldSubscapular',
    'skinfoldAbdominal',
    'skinfoldSuprailiac',
    'skinfoldThigh',
  ],
} as const satisfies Readonly<Record<string, readonly MeasureKey[]>>;

/** Ages in years of the people for whom the equations were made. */
const ages = {
  JacksonPollock: { Male: [18, 61], Female: [18, 55] },
  DurninWomersley: [17, 72],
  Janssen: [18, 86],
  Kyle: [20, 94],
} as const;
const ADULT = 20;
/** Highest body mass index for Lee's equation of muscle mass. */
const LEE_BMI = 30;
const within = (age: number, [from, to]: readonly [number, number]) => age >= from && age <= to;

/** Two more decimals than the measure has are enough for formulas and hide floating-point errors. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals + 2));

/** Results of fitness tests depend on values outside the measurement, so corrections of the measurement do not change them. */
const ofTests: ReadonlySet<MeasureMethod | null> = new Set<MeasureMethod>(['Rockport', 'Astrand', 'YmcaCycle']);
export const isEstimatedByTest = ({ Method = null, Typed }: Partial<MeasureValue>): boolean =>
  Typed === false && ofTests.has(Method);

/** The entered values, and the values that each group of formulas derives from all values before it. */
interface Derivation extends ReturnType<typeof valuesOf> {
  readonly sex: formulas.Sex | undefined;
  readonly age: number | undefined;
  readonly height: number | undefined;
  readonly weight: number | undefined;
  readonly waist: number | undefined;
}

export function withDerived(typed: readonly Typed[], body: Body, estimated: readonly MeasureValue[] = []): MeasureValue[] {
  const found = valuesOf(typed, estimated);
  const derivation = {
    ...found,
    sex: body.Gender === 'Male' || body.Gender === 'Female' ? body.Gender : undefined,
    age: body.Age ?? undefined,
    height: found.get('height') ?? body.Height ?? undefined,
    weight: found.get('weight'),
    waist: found.get('waist'),
  };
  deriveProportions(derivation);
  deriveFat(derivation);
  deriveMuscleAndWater(derivation, typed);
  derivePressureAndPhase(derivation);
  deriveShape(derivation);
  deriveBloodAndGrip(derivation);
  deriveFitness(derivation);
  found.put('fitnessTestScore', totalScore(componentsOf(found.all(), body)));
  return found.all();
}

function valuesOf(typed: readonly Typed[], estimated: readonly MeasureValue[]) {
  const values = new Map<MeasureKey, MeasureValue>(estimated.map((value) => [value.Key, value]));
  for (const { Key, Value } of typed)
    values.set(Key, { Key, Value, Method: Key === 'bodyFatPercent' ? 'Scale' : null, Typed: true });
  const get = (key: MeasureKey) => values.get(key)?.Value;
  const has = (...keys: readonly MeasureKey[]): number[] | undefined => {
    const found = keys.map(get);
    return found.every((value) => value !== undefined) ? found : undefined;
  };
  return {
    get,
    has,
    all: () => [...values.values()],
    methodOf: (key: MeasureKey) => values.get(key)?.Method,
    sum: (keys: readonly MeasureKey[]) => has(...keys)?.reduce((all, one) => all + one, 0),
    put(Key: MeasureKey, value: number | undefined, Method: MeasureMethod | null = null): void {
      const { min, max, decimals } = measures[Key];
      if (value === undefined || values.has(Key) || !(value >= min && value <= max)) return;
      values.set(Key, { Key, Value: rounded(value, decimals), Method, Typed: false });
    },
  };
}

function deriveProportions({ get, put, weight, height, waist }: Derivation): void {
  if (weight !== undefined && height !== undefined) put('bmi', formulas.massIndex(weight, height));
  put('waistHipRatio', ratio(waist, get('hips')));
  put('waistHeightRatio', ratio(waist, height));
}

function deriveFat(derivation: Derivation): void {
  const { get, put, sum, methodOf, sex, age, weight, height } = derivation;
  put('skinfoldSum3', sex && sum(sex === 'Male' ? sums.men3 : sums.women3));
  put('skinfoldSum4', sum(sums.four));
  put('skinfoldSum7', sum(sums.seven));
  const fat = sex && age !== undefined ? fatOf(derivation, sex, age) : undefined;
  if (fat) put('bodyFatPercent', fat.value, fat.method);

  const fatPercent = get('bodyFatPercent');
  const method = methodOf('bodyFatPercent');
  if (weight === undefined || fatPercent === undefined) return;
  const fatMass = (weight * fatPercent) / 100;
  put('fatMass', fatMass, method);
  put('fatFreeMass', weight - fatMass, method);
  if (height === undefined) return;
  put('fatMassIndex', formulas.massIndex(fatMass, height), method);
  put('fatFreeMassIndex', formulas.massIndex(weight - fatMass, height), method);
}

function fatOf(
  { get, put, height, waist }: Derivation,
  sex: formulas.Sex,
  age: number,
): { value: number; method: MeasureMethod } | undefined {
  const isInPollock = within(age, ages.JacksonPollock[sex]);
  const [seven, three, four] = [get('skinfoldSum7'), get('skinfoldSum3'), get('skinfoldSum4')];
  const byDensity = (density: number, found: MeasureMethod) => {
    put('bodyDensity', density);
    return { value: formulas.fatOfDensity(density), method: found };
  };
  if (seven !== undefined && isInPollock) return byDensity(formulas.densityOf7(sex, seven, age), 'JacksonPollock7');
  if (three !== undefined && isInPollock) return byDensity(formulas.densityOf3(sex, three, age), 'JacksonPollock3');
  if (four !== undefined && within(age, ages.DurninWomersley))
    return byDensity(formulas.densityOf4(sex, four, age), 'DurninWomersley');
  const [neck, abdomen, hips, bmi] = [get('neck'), get('abdomen'), get('hips'), get('bmi')];
  if (neck !== undefined && height !== undefined) {
    if (sex === 'Male' && abdomen !== undefined) return { value: formulas.fatOfMan(abdomen, neck, height), method: 'Navy' };
    if (sex === 'Female' && waist !== undefined && hips !== undefined)
      return { value: formulas.fatOfWoman(waist, hips, neck, height), method: 'Navy' };
  }
  return bmi === undefined ? undefined : { value: formulas.fatOfIndex(sex, bmi, age), method: 'Deurenberg' };
}

function deriveMuscleAndWater({ get, put, methodOf, sex, age, weight, height }: Derivation, typed: readonly Typed[]): void {
  put('muscleMassPercent', percent(get('muscleMass'), weight));
  if (sex && weight !== undefined && height !== undefined && age !== undefined) {
    put('basalMetabolicRate', formulas.basalRate(sex, weight, height, age));
    const [resistance, bmi] = [get('resistance'), get('bmi')];
    if (resistance !== undefined) {
      put('totalBodyWater', formulas.waterOfImpedance(sex, weight, height, resistance), 'Sun');
      if (within(age, ages.Janssen))
        put('skeletalMuscleMass', formulas.muscleOfImpedance(sex, height, age, resistance), 'Janssen');
    }
    put('totalBodyWater', formulas.totalWater(sex, weight, height, age), 'Watson');
    if (age >= ADULT && bmi !== undefined && bmi < LEE_BMI)
      put('skeletalMuscleMass', formulas.muscleOfBody(sex, weight, height, age), 'Lee');
  }
  put('totalBodyWaterPercent', percent(get('totalBodyWater'), weight), methodOf('totalBodyWater'));
  put('ecwTbwRatio', ratio(get('extracellularWater'), get('totalBodyWater')));
  if (typed.some(({ Key }) => Key === 'totalBodyWater'))
    put('ffmHydration', percent(get('totalBodyWater'), get('fatFreeMass')), methodOf('bodyFatPercent'));
}

function derivePressureAndPhase({ has, put }: Derivation): void {
  const pressure = has('systolicPressure', 'diastolicPressure');
  if (pressure?.[0] !== undefined && pressure[1] !== undefined)
    put('meanArterialPressure', formulas.meanPressure(pressure[0], pressure[1]));
  const bioimpedance = has('reactance', 'resistance');
  if (bioimpedance?.[0] !== undefined && bioimpedance[1] !== undefined)
    put('phaseAngle', formulas.phaseAngle(bioimpedance[0], bioimpedance[1]));
}

function deriveShape({ get, has, put, sex, height, waist }: Derivation): void {
  const bmi = get('bmi');
  if (waist !== undefined && height !== undefined) {
    put('bodyRoundnessIndex', formulas.roundness(waist, height));
    if (bmi !== undefined) put('bodyShapeIndex', formulas.shape(waist, bmi, height));
  }
  const fats = has('triglycerides', 'hdlCholesterol');
  if (sex && waist !== undefined && bmi !== undefined && fats?.[0] !== undefined && fats[1] !== undefined)
    put('visceralAdiposityIndex', formulas.visceralAdiposity(sex, waist, bmi, fats[0], fats[1]));
}

function deriveBloodAndGrip({ has, put }: Derivation): void {
  const cholesterol = has('totalCholesterol', 'hdlCholesterol', 'triglycerides');
  if (cholesterol?.[0] !== undefined && cholesterol[1] !== undefined && cholesterol[2] !== undefined && cholesterol[2] < 400)
    put('ldlCholesterol', cholesterol[0] - cholesterol[1] - cholesterol[2] / 5, 'Friedewald');
  const grip = has('gripRight', 'gripLeft');
  if (grip?.[0] !== undefined && grip[1] !== undefined) put('gripCombined', grip[0] + grip[1]);
}

function deriveFitness({ get, put, sex }: Derivation): void {
  const [queens, cooper, shuttle] = [get('queensHeartRate'), get('cooperDistance'), get('beepTestLevel')];
  if (sex && queens !== undefined) put('estimatedVo2Max', tests.queens(sex, queens), 'Queens');
  if (cooper !== undefined) put('estimatedVo2Max', tests.cooper(cooper), 'Cooper');
  if (shuttle !== undefined) put('estimatedVo2Max', tests.shuttle(tests.shuttleSpeed(Math.floor(shuttle))), 'Shuttle');
}

const ratio = (part: number | undefined, total: number | undefined): number | undefined =>
  part === undefined || total === undefined || total === 0 ? undefined : part / total;
const percent = (part: number | undefined, total: number | undefined): number | undefined => {
  const found = ratio(part, total);
  return found === undefined ? undefined : found * 100;
};

export interface OtherWay {
  readonly way: 'HarrisBenedict' | 'KatchMcArdle' | 'Brozek' | 'Kyle' | formulas.Activity;
  readonly value: number;
}

export function otherWays(key: MeasureKey, values: readonly Typed[], { Age, Gender, Height }: Body): OtherWay[] {
  const get = (one: MeasureKey) => values.find(({ Key }) => Key === one)?.Value;
  const [weight, height] = [get('weight'), get('height') ?? Height ?? undefined];
  const sex = Gender === 'Male' || Gender === 'Female' ? Gender : undefined;
  if (key === 'bodyFatPercent') {
    const density = get('bodyDensity');
    return density === undefined ? [] : [{ way: 'Brozek', value: formulas.fatOfDensityBrozek(density) }];
  }
  if (key === 'fatFreeMass') {
    const [resistance, reactance] = [get('resistance'), get('reactance')];
    if (!sex || Age === null || !within(Age, ages.Kyle) || weight === undefined || height === undefined) return [];
    if (resistance === undefined || reactance === undefined) return [];
    return [{ way: 'Kyle', value: formulas.leanOfImpedance(sex, weight, height, { resistance, reactance }) }];
  }
  if (key !== 'basalMetabolicRate') return [];
  const found: OtherWay[] = [];
  if (sex && Age !== null && weight !== undefined && height !== undefined)
    found.push({ way: 'HarrisBenedict', value: formulas.basalRateHarris(sex, weight, height, Age) });
  const lean = get('fatFreeMass');
  if (lean !== undefined) found.push({ way: 'KatchMcArdle', value: formulas.basalRateLean(lean) });
  const basal = get('basalMetabolicRate');
  if (basal !== undefined) for (const way of formulas.activities) found.push({ way, value: formulas.energyOfDay(basal, way) });
  return found;
}
