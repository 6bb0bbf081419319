/** A limit belongs to the better step: it is an upper limit if low values are better, otherwise a lower limit. */

const sevenSteps = ['excellent', 'good', 'aboveAverage', 'average', 'belowAverage', 'poor', 'veryPoor'] as const;
export type Step = (typeof sevenSteps)[number] | 'athlete';

export interface Norm {
  readonly better: 'low' | 'high';
  readonly scale: readonly Step[];
  readonly ages: readonly (readonly [from: number, to: number])[];
  readonly Male: readonly (readonly number[])[];
  readonly Female: readonly (readonly number[])[];
}

export const norms = {
  bodyFatPercentAcsm: {
    better: 'low',
    scale: ['excellent', 'good', 'average', 'belowAverage', 'poor'],
    ages: [
      [20, 29],
      [30, 39],
      [40, 49],
      [50, 59],
      [60, 120],
    ],
    Male: [
      [9.3, 14.0, 17.5, 22.5],
      [13.8, 17.4, 20.4, 24.1],
      [16.2, 19.5, 22.4, 26.0],
      [17.8, 21.2, 24.0, 27.4],
      [18.3, 21.9, 25.0, 28.4],
    ],
    Female: [
      [17.0, 20.6, 23.7, 27.7],
      [17.9, 21.5, 24.9, 29.3],
      [21.2, 24.8, 28.1, 32.1],
      [24.9, 28.4, 31.5, 35.6],
      [25.0, 29.2, 32.4, 36.6],
    ],
  },
  restingHeartRate: {
    better: 'low',
    scale: ['athlete', 'excellent', 'good', 'aboveAverage', 'average', 'belowAverage', 'poor'],
    ages: [
      [18, 25],
      [26, 35],
      [36, 45],
      [46, 55],
      [56, 65],
      [66, 120],
    ],
    Male: [
      [55, 61, 65, 69, 73, 81],
      [54, 61, 65, 70, 74, 81],
      [56, 62, 66, 70, 75, 82],
      [57, 63, 67, 71, 76, 83],
      [56, 61, 67, 71, 75, 81],
      [55, 61, 65, 69, 73, 79],
    ],
    Female: [
      [60, 65, 69, 73, 78, 84],
      [59, 64, 68, 72, 76, 82],
      [59, 64, 69, 73, 78, 84],
      [60, 65, 69, 73, 77, 83],
      [59, 64, 68, 73, 77, 83],
      [59, 64, 68, 72, 76, 84],
    ],
  },
  vo2MaxShvartz: {
    better: 'high',
    scale: ['excellent', 'good', 'aboveAverage', 'average', 'belowAverage', 'poor', 'veryPoor'],
    ages: [
      [20, 24],
      [25, 29],
      [30, 34],
      [35, 39],
      [40, 44],
      [45, 49],
      [50, 54],
      [55, 59],
      [60, 65],
    ],
    Male: [
      [63, 57, 51, 44, 38, 32],
      [60, 54, 49, 43, 36, 31],
      [57, 52, 46, 41, 35, 29],
      [55, 49, 44, 39, 33, 28],
      [52, 47, 42, 36, 32, 26],
      [49, 44, 40, 35, 30, 25],
      [47, 42, 37, 33, 28, 24],
      [44, 40, 35, 31, 27, 22],
      [41, 37, 33, 29, 25, 21],
    ],
    Female: [
      [52, 47, 42, 37, 32, 27],
      [50, 45, 41, 36, 31, 26],
      [47, 43, 38, 34, 30, 25],
      [45, 41, 36, 32, 28, 24],
      [42, 38, 34, 30, 26, 22],
      [39, 36, 32, 28, 24, 21],
      [37, 33, 30, 26, 23, 19],
      [34, 31, 28, 24, 21, 18],
      [31, 28, 25, 22, 19, 16],
    ],
  },
  stepTestYmca: {
    better: 'low',
    scale: ['excellent', 'good', 'aboveAverage', 'average', 'belowAverage', 'poor', 'veryPoor'],
    ages: [
      [18, 25],
      [26, 35],
      [36, 45],
      [46, 55],
      [56, 65],
      [66, 120],
    ],
    Male: [
      [76, 84, 93, 100, 107, 119],
      [76, 85, 94, 102, 110, 121],
      [76, 88, 98, 105, 113, 124],
      [82, 93, 101, 111, 119, 126],
      [77, 94, 100, 109, 117, 128],
      [81, 92, 102, 110, 118, 126],
    ],
    Female: [
      [81, 93, 102, 110, 120, 131],
      [80, 92, 101, 110, 119, 129],
      [84, 96, 104, 112, 120, 132],
      [91, 101, 110, 118, 124, 132],
      [92, 103, 111, 118, 127, 135],
      [92, 101, 111, 121, 126, 133],
    ],
  },
  cooper12: {
    better: 'high',
    scale: ['excellent', 'good', 'average', 'belowAverage', 'poor'],
    ages: [
      [13, 14],
      [15, 16],
      [17, 19],
      [20, 29],
      [30, 39],
      [40, 49],
      [50, 120],
    ],
    Male: [
      [2701, 2400, 2200, 2100],
      [2801, 2500, 2300, 2200],
      [3001, 2700, 2500, 2300],
      [2801, 2400, 2200, 1600],
      [2701, 2300, 1900, 1500],
      [2501, 2100, 1700, 1400],
      [2401, 2000, 1600, 1300],
    ],
    Female: [
      [2001, 1900, 1600, 1500],
      [2101, 2000, 1700, 1600],
      [2301, 2100, 1800, 1700],
      [2701, 2200, 1800, 1500],
      [2501, 2000, 1700, 1400],
      [2301, 1900, 1500, 1200],
      [2201, 1700, 1400, 1100],
    ],
  },
  pushUps: {
    better: 'high',
    scale: ['excellent', 'good', 'average', 'belowAverage', 'poor'],
    ages: [
      [15, 19],
      [20, 29],
      [30, 39],
      [40, 49],
      [50, 59],
      [60, 69],
    ],
    Male: [
      [39, 29, 23, 18],
      [36, 29, 22, 17],
      [30, 22, 17, 12],
      [25, 17, 13, 10],
      [21, 13, 10, 7],
      [18, 11, 8, 5],
    ],
    Female: [
      [33, 25, 18, 12],
      [30, 21, 15, 10],
      [27, 20, 13, 8],
      [24, 15, 11, 5],
      [21, 11, 7, 2],
      [17, 12, 5, 2],
    ],
  },
  curlUps: {
    better: 'high',
    scale: ['excellent', 'good', 'average', 'belowAverage', 'poor'],
    ages: [
      [20, 29],
      [30, 39],
      [40, 49],
      [50, 59],
      [60, 69],
    ],
    Male: [
      [25, 21, 16, 11],
      [25, 18, 15, 11],
      [25, 18, 13, 6],
      [25, 17, 11, 8],
      [25, 16, 11, 6],
    ],
    Female: [
      [25, 18, 14, 5],
      [25, 19, 10, 6],
      [25, 19, 11, 4],
      [25, 19, 10, 6],
      [25, 17, 8, 3],
    ],
  },
  sitAndReach: {
    better: 'high',
    scale: ['excellent', 'good', 'average', 'belowAverage', 'poor'],
    ages: [
      [15, 19],
      [20, 29],
      [30, 39],
      [40, 49],
      [50, 59],
      [60, 69],
    ],
    Male: [
      [39, 34, 29, 24],
      [40, 34, 30, 25],
      [38, 33, 28, 23],
      [35, 29, 24, 18],
      [35, 28, 24, 16],
      [33, 25, 20, 15],
    ],
    Female: [
      [43, 38, 34, 29],
      [41, 37, 33, 28],
      [41, 36, 32, 27],
      [38, 34, 30, 25],
      [39, 33, 30, 25],
      [35, 31, 27, 23],
    ],
  },
  gripCombined: {
    better: 'high',
    scale: ['excellent', 'good', 'average', 'belowAverage', 'poor'],
    ages: [
      [20, 29],
      [30, 39],
      [40, 49],
      [50, 59],
      [60, 69],
    ],
    Male: [
      [124, 113, 106, 97],
      [123, 113, 105, 97],
      [119, 110, 102, 94],
      [110, 102, 96, 87],
      [102, 93, 86, 79],
    ],
    Female: [
      [71, 65, 61, 55],
      [73, 66, 61, 56],
      [73, 65, 59, 55],
      [65, 59, 55, 51],
      [60, 54, 51, 48],
    ],
  },
  plank: {
    better: 'high',
    scale: ['excellent', 'good', 'aboveAverage', 'average', 'belowAverage', 'poor', 'veryPoor'],
    ages: [[15, 120]],
    Male: [[361, 240, 120, 60, 30, 15]],
    Female: [[361, 240, 120, 60, 30, 15]],
  },
} as const satisfies Readonly<Record<string, Norm>>;
export type NormName = keyof typeof norms;

const NEAR_YEARS = 5;

function rowOf({ ages }: Norm, age: number): number | undefined {
  const inside = ages.findIndex(([from, to]) => age >= from && age <= to);
  if (inside >= 0) return inside;
  const [first, last] = [ages[0], ages.at(-1)];
  if (first && age < first[0] && first[0] - age <= NEAR_YEARS) return 0;
  if (last && age > last[1] && age - last[1] <= NEAR_YEARS) return ages.length - 1;
  return undefined;
}

export interface NormRow {
  readonly norm: Norm;
  readonly ages: readonly [from: number, to: number];
  readonly limits: readonly number[];
}

export function normRow(name: NormName, gender: 'Male' | 'Female', age: number): NormRow | undefined {
  const norm: Norm = norms[name];
  const row = rowOf(norm, age);
  const [ages, limits] = row === undefined ? [] : [norm.ages[row], norm[gender][row]];
  return ages && limits ? { norm, ages, limits } : undefined;
}

export function stepOf({ norm, limits }: NormRow, value: number): Step | undefined {
  const place = limits.findIndex((limit) => (norm.better === 'low' ? value <= limit : value >= limit));
  return norm.scale[place < 0 ? norm.scale.length - 1 : place];
}
