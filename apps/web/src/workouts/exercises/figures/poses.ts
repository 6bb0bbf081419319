import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ExerciseEquipment, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';

type Point = readonly [x: number, y: number];
/** Two bones one behind the other, by their directions in degrees: 0 to the right, 90 down. */
type Limb = readonly [first: number, second: number];

/** What a hand holds. */
export type Held = 'plate' | 'dumbbell' | 'kettlebell';
/** What somebody pulls at, hangs from, sits or lies on. */
export type Gear =
  | { readonly is: 'bar' }
  | { readonly is: 'cable'; readonly to: Point }
  | { readonly is: 'block'; readonly at: Point; readonly width: number; readonly height: number };

/** How somebody stands, seen from her right side: everything else follows from the lengths of bones. */
export interface Pose {
  readonly hip: Point;
  /** From the hip to the shoulder. */
  readonly torso: number;
  readonly leg: Limb;
  readonly farLeg?: Limb;
  readonly arm: Limb;
  readonly farArm?: Limb;
  /** Where the toes point. */
  readonly foot?: number;
  readonly gear?: Gear;
}

const standing = { hip: [76, 58], torso: -90, leg: [90, 90], farLeg: [86, 88] } as const;
const bent = { hip: [58, 60.5], torso: -16, leg: [76, 98], farLeg: [72, 98] } as const;

/** One pose for each pattern of movement. */
const poses: Readonly<Record<Pattern, Pose>> = {
  squat: { hip: [60, 80], torso: -55, leg: [10, 100], farLeg: [6, 98], arm: [8, 2] },
  lunge: { hip: [74, 70], torso: -90, leg: [20, 92], farLeg: [100, 165], arm: [105, 55] },
  hinge: { ...bent, arm: [88, 90] },
  horizontalPush: { hip: [64, 88], torso: -14, leg: [166, 166], arm: [96, 84], foot: 78 },
  verticalPush: { ...standing, arm: [-62, -98] },
  horizontalPull: { ...bent, torso: -24, arm: [150, 72] },
  verticalPull: { hip: [76, 50], torso: -88, leg: [94, 118], farLeg: [86, 112], arm: [-48, -104], gear: { is: 'bar' } },
  isolationPush: { ...standing, arm: [84, 62], gear: { is: 'cable', to: [112, -16] } },
  isolationPull: { ...standing, arm: [88, -48] },
  isolationKnee: {
    hip: [58, 72],
    torso: -98,
    leg: [2, 14],
    farLeg: [2, 84],
    arm: [100, 52],
    gear: { is: 'block', at: [40, 79], width: 34, height: 29 },
  },
  isolationAnkle: {
    ...standing,
    hip: [76, 48],
    farLeg: [89, 90],
    arm: [92, 86],
    foot: 62,
    gear: { is: 'block', at: [74, 103], width: 26, height: 6 },
  },
  abduction: { ...standing, leg: [58, 58], farLeg: [92, 90], arm: [108, 60] },
  adduction: { ...standing, leg: [114, 108], farLeg: [78, 88], arm: [104, 64], gear: { is: 'cable', to: [22, 100] } },
  coreFlexion: { hip: [72, 100], torso: -150, leg: [-48, 74], arm: [8, 4] },
  antiExtension: { hip: [64, 92], torso: -6, leg: [174, 174], arm: [92, 6], foot: 78 },
  antiRotation: { ...standing, arm: [12, 0], gear: { is: 'cable', to: [146, 30] } },
  antiLateralFlexion: { hip: [64, 88], torso: -26, leg: [157, 157], arm: [92, 90], farArm: [-92, -92], foot: 60 },
  rotation: { ...standing, torso: -82, arm: [-28, -34], gear: { is: 'cable', to: [146, -16] } },
  carry: { ...standing, hip: [74, 59], leg: [70, 94], farLeg: [108, 128], arm: [90, 88] },
  fullBody: { hip: [76, 48], torso: -86, leg: [82, 110], farLeg: [94, 120], arm: [-75, -82], farArm: [-100, -88], foot: 50 },
  cardio: { hip: [72, 60], torso: -78, leg: [34, 104], farLeg: [120, 192], arm: [128, 28], farArm: [54, -38] },
  stretch: { hip: [66, 60], torso: -6, leg: [88, 90], farLeg: [84, 90], arm: [80, 84] },
  mobility: { hip: [50, 79], torso: -4, leg: [86, 178], arm: [90, 88], foot: 178 },
  balance: { ...standing, farLeg: [12, 96], arm: [30, -4], farArm: [152, 176] },
};

/** Where the pattern alone would draw another thing: what is done lying, on a bench, or in the air. */
const lying: Pose = { hip: [72, 86], torso: 152, leg: [-18, 86], arm: [22, 5] };
const onBench: Pose = {
  hip: [86, 82],
  torso: 180,
  leg: [12, 84],
  arm: [-78, -96],
  gear: { is: 'block', at: [34, 89], width: 62, height: 19 },
};
/** Leaning back on a seat, legs against a plate. */
const legPress: Pose = {
  hip: [58, 88],
  torso: -140,
  leg: [-38, 28],
  foot: -62,
  arm: [74, 40],
  gear: { is: 'block', at: [22, 96], width: 52, height: 12 },
};
/** On the seat of a machine. */
const seat = { at: [36, 86], width: 36, height: 22, is: 'block' } as const;
const sitting = { hip: [56, 79], torso: -98, leg: [4, 88], gear: seat } as const;
const onMachine: Partial<Record<Pattern, Pose>> = {
  squat: legPress,
  horizontalPush: { ...sitting, arm: [40, -12] },
  verticalPush: { ...sitting, arm: [-30, -96] },
  horizontalPull: { ...sitting, arm: [120, -6] },
};
const jumping: Pose = poses.fullBody;
const onAllFours: Pose = { ...poses.mobility, leg: [178, 178], farLeg: [86, 178], arm: [-4, -6], farArm: [90, 88] };
const armsOut: Pose = { ...standing, arm: [-24, -34], farArm: [204, 214] };

/** What each is drawn as in a hand; what is not named here no hand holds. */
const heldAs: Partial<Record<ExerciseEquipment, Held>> = {
  barbell: 'plate',
  ezBar: 'plate',
  trapBar: 'plate',
  landmine: 'plate',
  smithMachine: 'plate',
  dumbbell: 'dumbbell',
  medicineBall: 'dumbbell',
  kettlebell: 'kettlebell',
};
const pulled: readonly ExerciseEquipment[] = ['cable', 'resistanceBand', 'suspensionTrainer', 'machine'];

export type Posed = Pick<ExerciseRow, 'MainMuscle' | 'Equipment' | 'Activities'> & { readonly Pattern: Pattern };

/** The pose of an exercise, with what is held where it has some. */
export function poseOf({
  Pattern: pattern,
  MainMuscle,
  Equipment,
  Activities,
}: Posed): Pose & { readonly held: Held | undefined } {
  const kind = kindOf();
  const { gear, ...pose } = kind;
  // Who lies has the bar on her hips, not in her hands.
  const held = kind === lying ? undefined : Equipment.map((one) => heldAs[one]).find((one) => one !== undefined);
  const drawn = gear?.is === 'cable' ? Equipment.some((one) => pulled.includes(one)) : gear?.is === 'block' || gear?.is === 'bar';
  return { ...pose, ...(drawn && gear ? { gear } : {}), held };

  function kindOf(): Pose {
    if (Activities.includes('plyometrics')) return jumping;
    if (pattern === 'hinge' && MainMuscle === 'glutes' && !Equipment.includes('kettlebell') && !standsWith(Equipment))
      return lying;
    const ofMachine = Equipment.includes('machine') ? onMachine[pattern] : undefined;
    if (ofMachine !== undefined) return ofMachine;
    // On a mat one kneels or lies; without one mobility is for who stands, and on a roller for who lies.
    const onMat = Equipment.includes('mat');
    if (pattern === 'antiRotation' && onMat) return MainMuscle === 'abdominals' ? poses.horizontalPush : onAllFours;
    if (pattern === 'mobility' && !onMat) return Equipment.includes('foamRoller') ? poses.antiExtension : armsOut;
    const pushes = pattern === 'horizontalPush' || pattern === 'isolationPush';
    return pushes && Equipment.includes('bench') && MainMuscle === 'chest' ? onBench : poses[pattern];
  }
}
/** A bar without a bench is lifted from the floor; a cable is stood at. */
const standsWith = (equipment: readonly ExerciseEquipment[]): boolean =>
  !equipment.includes('bench') && equipment.some((one) => heldAs[one] === 'plate' || one === 'cable');
