import { describe, expect, it } from 'vitest';
import * as formulas from './formulas.ts';

describe('a formula of a derived measure', () => {
  it.each([
    ['body mass index', formulas.massIndex(80, 180), 24.69, 2],
    ['three skinfolds, man', formulas.densityOf3('Male', 47, 35), 1.06505, 5],
    ['three skinfolds, woman', formulas.densityOf3('Female', 52, 35), 1.04921, 5],
    ['seven skinfolds, man', formulas.densityOf7('Male', 100, 35), 1.06391, 5],
    ['seven skinfolds, woman', formulas.densityOf7('Female', 130, 35), 1.04091, 5],
    ['four skinfolds, man', formulas.densityOf4('Male', 48, 35), 1.05074, 5],
    ['four skinfolds, woman', formulas.densityOf4('Female', 60, 35), 1.02992, 5],
    ['Siri, man', formulas.fatOfDensity(1.06505), 14.77, 2],
    ['Siri, woman', formulas.fatOfDensity(1.04921), 21.78, 2],
    ['Brozek', formulas.fatOfDensityBrozek(1.06505), 14.89, 2],
    ['at rest, Harris and Benedict, man', formulas.basalRateHarris('Male', 80, 180, 35), 1825.2, 1],
    ['at rest, Harris and Benedict, woman', formulas.basalRateHarris('Female', 62, 165, 35), 1380.5, 1],
    ['at rest, Katch and McArdle', formulas.basalRateLean(65.6), 1787, 1],
    ['of a day', formulas.energyOfDay(1755, 'moderate'), 2720.25, 2],
    ['without fat, bioimpedance', formulas.leanOfImpedance('Male', 80, 180, { resistance: 480, reactance: 58 }), 61.11, 2],
    ['water, bioimpedance', formulas.waterOfImpedance('Male', 80, 180, 480), 45.975, 3],
    ['muscle, bioimpedance', formulas.muscleOfImpedance('Male', 180, 35, 480), 33.51, 2],
    ['muscle without it', formulas.muscleOfBody('Male', 80, 180, 35), 33.43, 2],
    ['once, Epley', formulas.onceOfEpley(80, 8), 101.3, 1],
    ['once, Brzycki', formulas.onceOfBrzycki(80, 8), 99.3, 1],
    ['tape, man', formulas.fatOfMan(88, 39, 180), 17.63, 2],
    ['tape, woman', formulas.fatOfWoman(74, 98, 33, 165), 27.93, 2],
    ['by the index', formulas.fatOfIndex('Male', 24.69, 35), 21.48, 2],
    ['fat mass index', formulas.massIndex(14.4, 180), 4.44, 2],
    ['fat-free mass index', formulas.massIndex(65.6, 180), 20.25, 2],
    ['at rest, man', formulas.basalRate('Male', 80, 180, 35), 1755, 2],
    ['at rest, woman', formulas.basalRate('Female', 62, 165, 35), 1315.25, 2],
    ['water, man', formulas.totalWater('Male', 80, 180, 35), 45.34, 2],
    ['water, woman', formulas.totalWater('Female', 62, 165, 35), 30.83, 2],
    ['phase angle', formulas.phaseAngle(58, 480), 6.89, 2],
    ['roundness', formulas.roundness(88, 180), 3.15, 2],
    ['shape', formulas.shape(88, 24.69, 180), 0.0774, 4],
    ['visceral, man', formulas.visceralAdiposity('Male', 88, 24.69, 1.2 / 0.01129, 1.3 / 0.02586), 1.2, 2],
    ['visceral, woman', formulas.visceralAdiposity('Female', 74, 22.77, 1 / 0.01129, 1.5 / 0.02586), 1.16, 2],
    ['mean pressure', formulas.meanPressure(120, 80), 93.3, 1],
    ['healthy from', formulas.healthyWeight(180).from, 59.9, 1],
    ['healthy to', formulas.healthyWeight(180).to, 80.7, 1],
  ])('returns the expected number: %s', (_, found, worked, digits) => expect(Number(found.toFixed(digits))).toBe(worked));

  it('returns no value if tape values are implausible', () => expect(formulas.fatOfMan(39, 40, 180)).toBeNaN());
});
