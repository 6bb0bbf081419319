import type { WorkoutSheetInput } from '@clubpulse/contract/workouts/sheets/sheets';

export interface NamedLine {
  readonly exercise: string;
  readonly rounds: number;
  /** Range; null for a hold, which has seconds. */
  readonly reps: readonly [number, number] | null;
  readonly seconds: number | null;
  /** Kilograms; null for body weight. */
  readonly weight: number | null;
  readonly rest: number;
}

export interface NamedSheet extends Pick<WorkoutSheetInput, 'Name' | 'Description' | 'Folder' | 'Location' | 'Intensity'> {
  readonly isTemplate: boolean;
  readonly forAll: boolean;
  readonly days: readonly { readonly name: string; readonly lines: readonly NamedLine[] }[];
  readonly shared: Readonly<Record<string, readonly { readonly day: number; readonly daysAgo: number }[]>>;
}

const lift = (exercise: string, weight: number | null, reps: readonly [number, number] = [8, 10], rounds = 3): NamedLine => ({
  exercise,
  rounds,
  reps,
  seconds: null,
  weight,
  rest: 90,
});
const hold = (exercise: string, seconds: number): NamedLine => ({
  exercise,
  rounds: 3,
  reps: null,
  seconds,
  weight: null,
  rest: 45,
});

export const sheets: readonly NamedSheet[] = [
  {
    Name: 'Strength base',
    Description: 'Two days a week for eight weeks. Add weight once all sets reach the upper end.',
    Folder: 'Strength',
    Location: 'club',
    Intensity: 'moderate',
    isTemplate: true,
    forAll: false,
    days: [
      {
        name: 'Day A',
        lines: [lift('Goblet squat', 16), lift('Dumbbell bench press', 12), lift('Lat pulldown', 35), hold('Plank', 40)],
      },
      {
        name: 'Day B',
        lines: [
          lift('Leg press', 80),
          lift('Dumbbell Romanian deadlift', 14),
          lift('Seated dumbbell shoulder press', 8),
          lift('Bird dog', null, [8, 8]),
        ],
      },
    ],
    shared: {
      Ale: [
        { day: 0, daysAgo: 11 },
        { day: 1, daysAgo: 8 },
        { day: 0, daysAgo: 3 },
      ],
      Bea: [{ day: 0, daysAgo: 5 }],
      Fox: [],
    },
  },
  {
    Name: 'At home without equipment',
    Description: 'Twenty minutes for days without the club.',
    Folder: 'Home',
    Location: 'home',
    Intensity: 'low',
    isTemplate: false,
    forAll: true,
    days: [
      {
        name: '',
        lines: [lift('Push-up', null, [6, 12]), lift('Glute bridge', null, [12, 15]), hold('Plank', 30), lift('Bird dog', null)],
      },
    ],
    shared: { Edo: [{ day: 0, daysAgo: 2 }] },
  },
];
