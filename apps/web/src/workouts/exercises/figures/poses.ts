import type { Figure } from '@clubpulse/contract/workouts/exercises/vocabulary';

type Point = readonly [x: number, y: number];
type Limb = readonly [first: number, second: number];

export type Held = 'plate' | 'dumbbell' | 'kettlebell';
export type Gear =
  | { readonly is: 'bar' }
  | { readonly is: 'cable'; readonly to: Point }
  | { readonly is: 'block'; readonly at: Point; readonly width: number; readonly height: number };

/** A person seen from the right. The joints follow from the lengths of the bones. */
export interface Pose {
  readonly hip: Point;
  readonly torso: number;
  readonly leg: Limb;
  readonly farLeg?: Limb;
  readonly arm: Limb;
  readonly farArm?: Limb;
  readonly foot?: number;
  readonly gear?: Gear;
  readonly held?: Held;
}

const standing = { hip: [76, 58], torso: -90, leg: [90, 90], farLeg: [86, 88] } as const;
const bent = { hip: [58, 60.5], torso: -16, leg: [76, 98], farLeg: [72, 98] } as const;
const squatting = { hip: [60, 80], torso: -55, leg: [10, 100], farLeg: [6, 98] } as const;
const lunging = { hip: [74, 70], torso: -90, leg: [20, 92], farLeg: [100, 165] } as const;
const onBench = {
  hip: [86, 82],
  torso: 180,
  leg: [12, 84],
  arm: [-78, -96],
  gear: { is: 'block', at: [34, 89], width: 62, height: 19 },
} as const;
const curling = { ...standing, arm: [88, -48] } as const;

export const poses: Readonly<Record<Figure, Pose>> = {
  squat: { ...squatting, arm: [8, 2] },
  backSquat: { ...squatting, arm: [110, -80], held: 'plate' },
  frontSquat: { ...squatting, arm: [5, -172], held: 'plate' },
  gobletSquat: { ...squatting, arm: [80, -40], held: 'kettlebell' },
  lunge: { ...lunging, arm: [105, 55] },
  dumbbellLunge: { ...lunging, arm: [92, 88], held: 'dumbbell' },
  deadlift: { hip: [54, 75.5], torso: -32, leg: [20, 112], farLeg: [16, 110], arm: [98, 98], held: 'plate' },
  romanianDeadlift: { ...bent, arm: [88, 90], held: 'plate' },
  dumbbellRomanianDeadlift: { ...bent, arm: [88, 90], held: 'dumbbell' },
  gluteBridge: { hip: [72, 86], torso: 152, leg: [-18, 86], arm: [22, 5] },
  calfRaise: { ...standing, hip: [76, 50.8], farLeg: [89, 90], arm: [92, 86], foot: 62 },
  pushUp: { hip: [64, 88], torso: -14, leg: [166, 166], arm: [96, 84], foot: 78 },
  benchPress: { ...onBench, held: 'plate' },
  dumbbellBenchPress: { ...onBench, held: 'dumbbell' },
  overheadPress: { ...standing, arm: [-62, -98], held: 'plate' },
  barbellRow: { ...bent, torso: -24, arm: [150, 72], held: 'plate' },
  pullUp: { hip: [76, 50], torso: -88, leg: [94, 118], farLeg: [86, 112], arm: [-48, -104], gear: { is: 'bar' } },
  deadHang: { hip: [76, 50], torso: -88, leg: [94, 118], farLeg: [86, 112], arm: [-82, -84], gear: { is: 'bar' } },
  pushdown: { ...standing, arm: [84, 62], gear: { is: 'cable', to: [112, -16] } },
  barbellCurl: { ...curling, held: 'plate' },
  dumbbellCurl: { ...curling, held: 'dumbbell' },
  farmersCarry: { ...standing, hip: [74, 59], leg: [70, 94], farLeg: [108, 128], arm: [90, 88], held: 'dumbbell' },
  sitUp: { hip: [72, 100], torso: -150, leg: [-48, 74], arm: [8, 4] },
  plank: { hip: [64, 92], torso: -6, leg: [174, 174], arm: [92, 6], foot: 78 },
  birdDog: {
    hip: [64, 79],
    torso: -4,
    leg: [178, 178],
    farLeg: [86, 178],
    arm: [90, 88],
    farArm: [-4, -6],
    foot: 178,
  },
  run: { hip: [72, 60], torso: -78, leg: [34, 104], farLeg: [120, 192], arm: [128, 28], farArm: [54, -38] },
  singleLegStand: { ...standing, farLeg: [12, 96], arm: [30, -4], farArm: [152, 176] },
};
