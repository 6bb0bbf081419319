import { describe, expect, it } from 'vitest';
import { normalisedPower, powerFigures, powerLimits, powerZoneOf } from './power-figures.ts';

const ofFtp = (FunctionalPower: number) => ({ FunctionalPower, IsMeasured: true, Since: null });
const held = (watts: number, seconds: number): number[] => Array.from({ length: seconds }, () => watts);

describe('the zone of a power value', () => {
  it('has limits at 55, 75, 90, 105, 120 and 150 % of the FTP', () => {
    expect(powerLimits(200)).toEqual([110, 150, 180, 210, 240, 300]);
    expect(powerLimits(224)).toEqual([123, 168, 202, 235, 269, 336]);
  });
  it.each([
    [0, 0],
    [109, 0],
    [110, 1],
    [179, 2],
    [180, 3],
    [239, 4],
    [240, 5],
    [900, 5],
  ])('of %s W with an FTP of 200 W is zone %s', (watts, zone) => expect(powerZoneOf(watts, powerLimits(200))).toBe(zone));
});

describe('the power figures of a ride', () => {
  it('have the ridden power as average and normalised power if the ride is constant', () => {
    expect(powerFigures(held(200, 3600), ofFtp(224))).toMatchObject({
      Average: 200,
      Normalised: 200,
      Work: 720,
      Zones: { IntensityFactor: 0.89, TrainingStress: 80, Times: [0, 0, 3600, 0, 0, 0] },
    });
  });

  it('have a normalised power above the average if efforts alternate', () => {
    const ridden = Array.from({ length: 6 }, () => [...held(150, 300), ...held(250, 300)]).flat();
    expect(normalisedPower(ridden)).toBeCloseTo(215.8, 1);
    expect(powerFigures(ridden, ofFtp(224))).toMatchObject({
      Average: 200,
      Normalised: 216,
      Work: 720,
      Zones: { IntensityFactor: 0.96, TrainingStress: 93 },
    });
  });

  it('leave out pauses', () => {
    const stop = Array.from({ length: 3600 }, () => null);
    const figures = powerFigures([...held(200, 3600), ...stop, ...held(200, 3600)], ofFtp(200));
    expect(figures).toMatchObject({
      Average: 200,
      Normalised: 200,
      Work: 1440,
      Zones: { IntensityFactor: 1, TrainingStress: 200, Times: [0, 0, 0, 7200, 0, 0] },
    });
    const lights = Array.from({ length: 45 }, () => null);
    const [before, after] = [held(150, 600), held(250, 600)];
    expect(powerFigures([...before, ...lights, ...after], ofFtp(200))).toEqual(powerFigures([...before, ...after], ofFtp(200)));
    expect(powerFigures([...before, ...lights, ...after], ofFtp(200))?.Normalised).toBe(216);
  });

  it('use only recorded seconds: zero watts count, a missing value does not', () => {
    const figures = powerFigures([null, null, 0, 0, null, 300, 300, null], ofFtp(200));
    expect(figures).toMatchObject({ Average: 150, Normalised: null, Zones: { Times: [2, 0, 0, 0, 0, 2], TrainingStress: null } });
    expect(powerFigures([null, null], ofFtp(200))).toBeNull();
    expect(powerFigures(held(200, 60), null)).toEqual({ Average: 200, Normalised: 200, Work: 12, Zones: null });
  });
});
