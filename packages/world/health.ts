export interface NamedWearer {
  readonly device?: string;
  /** Sleep in hours, heart rate variability in ms, resting heart rate in bpm, scores from 0 to 100. */
  readonly sleep: number;
  readonly hrv: number;
  readonly resting: number;
  readonly stress: number;
  readonly lately?: { readonly sleep: number; readonly hrv: number; readonly resting: number; readonly stress: number };
  readonly silentDays?: number;
}

export const HEALTH_DAYS = 22;

export const wearers: Readonly<Record<string, NamedWearer>> = {
  Ale: { device: 'Forerunner 265', sleep: 7.2, hrv: 46, resting: 56, stress: 30 },
  Brio: {
    device: 'fēnix 8',
    sleep: 7,
    hrv: 45,
    resting: 58,
    stress: 38,
    lately: { sleep: -2.1, hrv: -15, resting: 6, stress: 22 },
  },
  Bea: {
    device: 'Venu 3',
    sleep: 6.8,
    hrv: 52,
    resting: 53,
    stress: 27,
    lately: { sleep: -1.2, hrv: -2, resting: 2, stress: 4 },
  },
  Duke: { sleep: 6.6, hrv: 39, resting: 61, stress: 41, lately: { sleep: -0.9, hrv: 0, resting: 0, stress: 2 } },
  Fox: { device: 'Forerunner 965', sleep: 7.7, hrv: 68, resting: 45, stress: 22 },
  Kike: { device: 'Forerunner 55', sleep: 7.1, hrv: 50, resting: 57, stress: 33, silentDays: 4 },
};
