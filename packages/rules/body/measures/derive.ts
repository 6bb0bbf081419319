import { type MeasureKey, type MeasureMethod, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasureValue } from '@clubpulse/contract/body/measures/measures';
import * as tests from '../fitness-tests/formulas.ts';
import { componentsOf, totalScore } from '../fitness-tests/score.ts';
import * as formulas from './formulas.ts';

/** Null if unknown. Height in cm, age in whole years on the day of the measurement. */
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

/** Age ranges of the study populations of the skinfold equations, in years. */
const ages = {
  JacksonPollock: { Male: [18, 61], Female: [18, 55] },
  DurninWomersley: [17, 72],
  Janssen: [18, 86],
  Kyle: [20, 94],
} as const;
const ADULT = 20;
/** Lee's muscle equation has no data above this index. */
const LEE_BMI = 30;
const within = (age: number, [from, to]: readonly [number, number]) => age >= from && age <= to;

/** Enough digits for following formulas, without floating point noise. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals + 2));

/** Fitness test methods with inputs beyond the event: their results stay when other values are corrected. */
const ofTests: ReadonlySet<MeasureMethod | null> = new Set<MeasureMethod>(['Rockport', 'Astrand', 'YmcaCycle']);
export const isEstimatedByTest = ({ Method = null, Typed }: Partial<MeasureValue>): boolean =>
  Typed === false && ofTests.has(Method);

export function withDerived(typed: readonly Typed[], body: Body, estimated: readonly MeasureValue[] = []): MeasureValue[] {
  const values = new Map<MeasureKey, MeasureValue>(estimated.map((value) => [value.Key, value]));
  for (const { Key, Value } of typed)
    values.set(Key, { Key, Value, Method: Key === 'bodyFatPercent' ? 'Scale' : null, Typed: true });
  const get = (key: MeasureKey) => values.get(key)?.Value;
  const has = (...keys: readonly MeasureKey[]): number[] | undefined => {
    const found = keys.map(get);
    return found.every((value) => value !== undefined) ? found : undefined;
  };
  const put = (Key: MeasureKey, value: number | undefined, Method: MeasureMethod | null = null): void => {
    const { min, max, decimals } = measures[Key];
    if (value === undefined || values.has(Key) || !(value >= min && value <= max)) return;
    values.set(Key, { Key, Value: rounded(value, decimals), Method, Typed: false });
  };
  const sum = (keys: readonly MeasureKey[]) => has(...keys)?.reduce((all, one) => all + one, 0);

  const sex = body.Gender === 'Male' || body.Gender === 'Female' ? body.Gender : undefined;
  const age = body.Age ?? undefined;
  const height = get('height') ?? body.Height ?? undefined;
  const [weight, waist] = [get('weight'), get('waist')];

  if (weight !== undefined && height !== undefined) put('bmi', formulas.massIndex(weight, height));
  const bmi = get('bmi');
  put('waistHipRatio', ratio(waist, get('hips')));
  put('waistHeightRatio', ratio(waist, height));

  put('skinfoldSum3', sex && sum(sex === 'Male' ? sums.men3 : sums.women3));
  put('skinfoldSum4', sum(sums.four));
  put('skinfoldSum7', sum(sums.seven));
  const fat = sex && age !== undefined ? fatOf(sex, age) : undefined;
  if (fat) put('bodyFatPercent', fat.value, fat.method);

  const fatPercent = values.get('bodyFatPercent');
  const method = fatPercent?.Method ?? null;
  if (weight !== undefined && fatPercent) {
    const fatMass = (weight * fatPercent.Value) / 100;
    put('fatMass', fatMass, method);
    put('fatFreeMass', weight - fatMass, method);
    if (height !== undefined) {
      put('fatMassIndex', formulas.massIndex(fatMass, height), method);
      put('fatFreeMassIndex', formulas.massIndex(weight - fatMass, height), method);
    }
  }
  put('muscleMassPercent', percent(get('muscleMass'), weight));
  if (sex && weight !== undefined && height !== undefined && age !== undefined) {
    put('basalMetabolicRate', formulas.basalRate(sex, weight, height, age));
    const resistance = get('resistance');
    if (resistance !== undefined) {
      put('totalBodyWater', formulas.waterOfImpedance(sex, weight, height, resistance), 'Sun');
      if (within(age, ages.Janssen))
        put('skeletalMuscleMass', formulas.muscleOfImpedance(sex, height, age, resistance), 'Janssen');
    }
    put('totalBodyWater', formulas.totalWater(sex, weight, height, age), 'Watson');
    if (age >= ADULT && bmi !== undefined && bmi < LEE_BMI)
      put('skeletalMuscleMass', formulas.muscleOfBody(sex, weight, height, age), 'Lee');
  }
  put('totalBodyWaterPercent', percent(get('totalBodyWater'), weight), values.get('totalBodyWater')?.Method);
  put('ecwTbwRatio', ratio(get('extracellularWater'), get('totalBodyWater')));
  if (typed.some(({ Key }) => Key === 'totalBodyWater'))
    put('ffmHydration', percent(get('totalBodyWater'), get('fatFreeMass')), method);

  const pressure = has('systolicPressure', 'diastolicPressure');
  if (pressure?.[0] !== undefined && pressure[1] !== undefined)
    put('meanArterialPressure', formulas.meanPressure(pressure[0], pressure[1]));
  const bioimpedance = has('reactance', 'resistance');
  if (bioimpedance?.[0] !== undefined && bioimpedance[1] !== undefined)
    put('phaseAngle', formulas.phaseAngle(bioimpedance[0], bioimpedance[1]));
  if (waist !== undefined && height !== undefined) {
    put('bodyRoundnessIndex', formulas.roundness(waist, height));
    if (bmi !== undefined) put('bodyShapeIndex', formulas.shape(waist, bmi, height));
  }
  const fats = has('triglycerides', 'hdlCholesterol');
  if (sex && waist !== undefined && bmi !== undefined && fats?.[0] !== undefined && fats[1] !== undefined)
    put('visceralAdiposityIndex', formulas.visceralAdiposity(sex, waist, bmi, fats[0], fats[1]));
  const cholesterol = has('totalCholesterol', 'hdlCholesterol', 'triglycerides');
  if (cholesterol?.[0] !== undefined && cholesterol[1] !== undefined && cholesterol[2] !== undefined && cholesterol[2] < 400)
    put('ldlCholesterol', cholesterol[0] - cholesterol[1] - cholesterol[2] / 5, 'Friedewald');
  const grip = has('gripRight', 'gripLeft');
  if (grip?.[0] !== undefined && grip[1] !== undefined) put('gripCombined', grip[0] + grip[1]);

  const [queens, cooper, shuttle] = [get('queensHeartRate'), get('cooperDistance'), get('beepTestLevel')];
  if (sex && queens !== undefined) put('estimatedVo2Max', tests.queens(sex, queens), 'Queens');
  if (cooper !== undefined) put('estimatedVo2Max', tests.cooper(cooper), 'Cooper');
  if (shuttle !== undefined) put('estimatedVo2Max', tests.shuttle(tests.shuttleSpeed(Math.floor(shuttle))), 'Shuttle');
  put('fitnessTestScore', totalScore(componentsOf([...values.values()], body)));
  return [...values.values()];

  /** The best method with all its inputs (reference/domain.md 3.2: method choice). */
  function fatOf(knownSex: formulas.Sex, years: number): { value: number; method: MeasureMethod } | undefined {
    const isInPollock = within(years, ages.JacksonPollock[knownSex]);
    const [seven, three, four] = [get('skinfoldSum7'), get('skinfoldSum3'), get('skinfoldSum4')];
    const byDensity = (density: number, found: MeasureMethod) => {
      put('bodyDensity', density);
      return { value: formulas.fatOfDensity(density), method: found };
    };
    if (seven !== undefined && isInPollock) return byDensity(formulas.densityOf7(knownSex, seven, years), 'JacksonPollock7');
    if (three !== undefined && isInPollock) return byDensity(formulas.densityOf3(knownSex, three, years), 'JacksonPollock3');
    if (four !== undefined && within(years, ages.DurninWomersley))
      return byDensity(formulas.densityOf4(knownSex, four, years), 'DurninWomersley');
    const [neck, abdomen, hips] = [get('neck'), get('abdomen'), get('hips')];
    if (neck !== undefined && height !== undefined) {
      if (knownSex === 'Male' && abdomen !== undefined)
        return { value: formulas.fatOfMan(abdomen, neck, height), method: 'Navy' };
      if (knownSex === 'Female' && waist !== undefined && hips !== undefined)
        return { value: formulas.fatOfWoman(waist, hips, neck, height), method: 'Navy' };
    }
    return bmi === undefined ? undefined : { value: formulas.fatOfIndex(knownSex, bmi, years), method: 'Deurenberg' };
  }
}

const ratio = (part: number | undefined, whole: number | undefined): number | undefined =>
  part === undefined || whole === undefined || whole === 0 ? undefined : part / whole;
const percent = (part: number | undefined, whole: number | undefined): number | undefined => {
  const found = ratio(part, whole);
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
