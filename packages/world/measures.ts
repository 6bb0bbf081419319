import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';

export interface NamedMeasures {
  readonly daysAgo: number;
  readonly byTrainer?: true;
  readonly note?: string;
  readonly values: Readonly<Partial<Record<MeasureKey, number>>>;
}

export const measuresOf: Readonly<Record<string, readonly NamedMeasures[]>> = {
  Ale: [
    {
      daysAgo: 182,
      byTrainer: true,
      values: {
        weight: 63.1,
        waist: 76,
        hips: 99,
        neck: 32.5,
        skinfoldTriceps: 19,
        skinfoldSuprailiac: 17,
        skinfoldThigh: 24,
        restingHeartRate: 64,
        systolicPressure: 118,
        diastolicPressure: 76,
      },
    },
    { daysAgo: 151, values: { weight: 62.8, restingHeartRate: 62 } },
    { daysAgo: 120, values: { weight: 62.2, restingHeartRate: 61, waist: 75 } },
    {
      daysAgo: 92,
      byTrainer: true,
      values: {
        weight: 61.6,
        waist: 74,
        hips: 98,
        skinfoldTriceps: 17.5,
        skinfoldSuprailiac: 15.5,
        skinfoldThigh: 22.5,
        vo2Max: 39,
        pushUps: 14,
        sitAndReach: 35,
      },
    },
    { daysAgo: 61, values: { weight: 61.9, restingHeartRate: 59 } },
    { daysAgo: 33, values: { weight: 61.5, restingHeartRate: 58, ldlCholesterol: 104, hdlCholesterol: 62, glucoseFasting: 86 } },
    {
      daysAgo: 6,
      byTrainer: true,
      note: 'Keep the two bike classes and add one strength session on Mondays. We measure again in February.',
      values: {
        weight: 60.9,
        waist: 73,
        hips: 97,
        skinfoldTriceps: 16,
        skinfoldSuprailiac: 14.5,
        skinfoldThigh: 21.5,
        restingHeartRate: 57,
        systolicPressure: 116,
        diastolicPressure: 74,
        vo2Max: 42,
        pushUps: 19,
        sitAndReach: 38,
      },
    },
  ],
  Brio: [
    { daysAgo: 170, byTrainer: true, values: { weight: 85.1, bodyFatPercent: 24.1, waist: 98, hips: 101 } },
    { daysAgo: 101, byTrainer: true, values: { weight: 83.9, bodyFatPercent: 22.7, waist: 95 } },
    { daysAgo: 36, values: { weight: 82.4, waist: 93, restingHeartRate: 58, systolicPressure: 134, diastolicPressure: 86 } },
  ],
  Bea: [
    { daysAgo: 80, byTrainer: true, values: { weight: 64.2, bodyFatPercent: 25.5, waist: 78 } },
    { daysAgo: 12, values: { weight: 63.4 } },
  ],
  Duke: [{ daysAgo: 64, values: { weight: 92.3, waist: 101 } }],
};
