import { ratings } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import { describe, expect, it } from 'vitest';
import { withDerived } from '../measures/derive.ts';
import { componentsOf, ratingOf, scoreOf, totalScore } from './score.ts';

const values = (measured: Partial<Record<MeasureKey, number>>) =>
  Object.entries(measured).map(([Key, Value]) => ({ Key: Key as MeasureKey, Value, Method: null }));
const man = { Age: 35, Gender: 'Male', Height: 180 } as const;

describe('the total score of a fitness test', () => {
  it('is the weighted mean of all four parts: 67, which is above average', () => {
    const total = totalScore([
      { Kind: 'cardio', Score: 85 },
      { Kind: 'muscular', Score: 62.5 },
      { Kind: 'flexibility', Score: 40 },
      { Kind: 'body', Score: 55 },
    ]);
    expect(total).toBeCloseTo(67, 10);
    expect(ratingOf(67)).toBe('aboveAverage');
  });

  it('is derived from all measures of the same event', () => {
    const typed = { stepTestHeartRate: 83, pushUps: 17, plankTime: 130, sitAndReach: 24, bodyFatPercent: 18 };
    const found = withDerived(values(typed), man).find(({ Key }) => Key === 'fitnessTestScore');
    expect(found).toEqual({ Key: 'fitnessTestScore', Value: 67, Method: null, Typed: false });
  });

  it('requires the cardio part and at least one other part', () => {
    expect(totalScore([{ Kind: 'cardio', Score: 85 }])).toBeUndefined();
    expect(
      totalScore([
        { Kind: 'muscular', Score: 85 },
        { Kind: 'flexibility', Score: 85 },
      ]),
    ).toBeUndefined();
    expect(
      totalScore([
        { Kind: 'cardio', Score: 85 },
        { Kind: 'flexibility', Score: 40 },
      ]),
    ).toBeCloseTo((85 * 0.4 + 40 * 0.15) / 0.55, 10);
  });

  it('half way between two ratings or above gets the higher rating', () => {
    for (const rating of ratings) expect(ratingOf(scoreOf[rating])).toBe(rating);
    expect([92.5, 92.4, 77.5, 62.5, 47.5, 32.5, 17.5, 17.4].map(ratingOf)).toEqual([
      'excellent',
      'good',
      'good',
      'aboveAverage',
      'average',
      'belowAverage',
      'poor',
      'veryPoor',
    ]);
  });
});

describe('a part of the total score', () => {
  it('uses the best result of several cardio tests, and the mean of several muscle tests', () => {
    const [cardio, muscular] = componentsOf(
      values({ stepTestHeartRate: 98, cooperDistance: 2500, pushUps: 17, plankTime: 95 }),
      man,
    );
    expect(cardio).toMatchObject({ Kind: 'cardio', Score: 85, Rating: 'good' });
    expect(muscular).toMatchObject({ Kind: 'muscular', Score: 55, Rating: 'average' });
  });

  it('is rated by age and gender, and is missing if no table covers them', () => {
    const step = (Age: number | null, Gender: 'Male' | 'Female' | null) =>
      componentsOf(values({ stepTestHeartRate: 98 }), { Age, Gender })[0]?.Rating;
    expect([step(35, 'Male'), step(40, 'Female'), step(60, 'Female'), step(null, 'Male'), step(35, null)]).toEqual([
      'average',
      'aboveAverage',
      'good',
      undefined,
      undefined,
    ]);
  });

  it('does not use body fat that was only estimated from weight', () => {
    expect(componentsOf([{ Key: 'bodyFatPercent', Value: 18, Method: 'Deurenberg' }], man)).toEqual([]);
  });
});

it('oxygen uptake is derived from an entered test result, with the test as its method', () => {
  const uptakeOf = (typed: Partial<Record<MeasureKey, number>>) =>
    withDerived(values(typed), man).find(({ Key }) => Key === 'estimatedVo2Max');
  expect(uptakeOf({ queensHeartRate: 140 })).toMatchObject({ Value: 52.53, Method: 'Queens' });
  expect(uptakeOf({ cooperDistance: 2500 })).toMatchObject({ Value: 44.603, Method: 'Cooper' });
  expect(uptakeOf({ beepTestLevel: 10.4 })).toMatchObject({ Value: 50.597, Method: 'Shuttle' });
});
