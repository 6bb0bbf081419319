import type { FlowInput } from '@clubpulse/contract/workouts/flows/flows';
import type { SlideSize } from '@clubpulse/contract/workouts/slideshows/slideshows';
import type { RoomName } from './clubs.ts';

export interface NamedStation {
  /** English name of the exercise in the library. `reps` is null if the exercise is by time. */
  readonly exercise: string;
  readonly reps: number | null;
  readonly note: string;
}

export interface NamedCircuit {
  readonly name: string;
  readonly description: string;
  readonly room: RoomName;
  readonly tags: readonly string[];
  readonly isPublished: boolean;
  readonly timer: 'timer' | 'EMOM' | 'AMRAP';
  readonly work: number;
  readonly rest: number;
  readonly rounds: number;
  readonly minutes: number;
  readonly time: number;
  readonly exercises: readonly NamedStation[];
}

export interface NamedTimer {
  readonly name: string;
  readonly rounds: number;
  /** `mm:ss`. */
  readonly rest: string | null;
  readonly roundRest: string | null;
  readonly exercises: readonly (readonly [exercise: string, time: string | null, reps: number | null])[];
}

const does = (exercise: string, reps: number | null = null, note = ''): NamedStation => ({ exercise, reps, note });

export const circuits: readonly NamedCircuit[] = [
  {
    name: 'Full body six',
    description: 'Six stations, everybody goes on with the arrows; step down wherever the jump is too much.',
    room: 'Studio 1',
    tags: ['Whole body'],
    isPublished: true,
    timer: 'timer',
    work: 40,
    rest: 20,
    rounds: 3,
    minutes: 12,
    time: 900,
    exercises: [
      does('Goblet squat'),
      does('Push-up', null, 'On the knees if need be'),
      does('Kettlebell swing'),
      does('Plank shoulder tap'),
      does('Step-up', null, 'Box 40 cm'),
      does('Mountain climber'),
    ],
  },
  {
    name: 'Every minute twelve',
    description: '',
    room: 'Main hall',
    tags: ['Strength', 'Short'],
    isPublished: true,
    timer: 'EMOM',
    work: 40,
    rest: 20,
    rounds: 1,
    minutes: 12,
    time: 900,
    exercises: [does('Push press', 6), does('Burpee', 4)],
  },
  {
    name: 'Fifteen to the end',
    description: 'A draft for the open day.',
    room: 'Studio 2',
    tags: ['Whole body', 'Short'],
    isPublished: false,
    timer: 'AMRAP',
    work: 40,
    rest: 20,
    rounds: 1,
    minutes: 12,
    time: 900,
    exercises: [does('Battle ropes', 20), does('Box jump', 8), does('Bird dog', 10)],
  },
];

export const timers: readonly NamedTimer[] = [
  {
    name: 'Tabata',
    rounds: 8,
    rest: '00:10',
    roundRest: null,
    exercises: [['Jumping jack', '00:20', null]],
  },
  {
    name: 'Core by the clock',
    rounds: 3,
    rest: '00:15',
    roundRest: '01:00',
    exercises: [
      ['Plank', '00:40', null],
      ['Side plank', '00:30', null],
      ['Bird dog', null, 10],
    ],
  },
];

export const flows: readonly FlowInput[] = [
  {
    Name: 'Hill ride',
    Measure: 'HeartRate',
    Duration: 1800,
    Segments: [
      { Name: 'Warm-up', Begin: 0, Percent: 62, Cadence: 90 },
      { Name: 'First hill', Begin: 300, Percent: 78, Cadence: 70 },
      { Name: '', Begin: 600, Percent: 68, Cadence: 90 },
      { Name: 'Second hill', Begin: 780, Percent: 84, Cadence: 65 },
      { Name: '', Begin: 1140, Percent: 68, Cadence: 90 },
      { Name: 'Top', Begin: 1320, Percent: 90, Cadence: 75 },
      { Name: 'Cool down', Begin: 1500, Percent: 58, Cadence: null },
    ],
  },
  {
    Name: 'Thirty thirty',
    Measure: 'Ftp',
    Duration: 780,
    Segments: [
      { Name: 'Warm-up', Begin: 0, Percent: 55, Cadence: 90 },
      ...[0, 1, 2, 3, 4, 5].flatMap((round) => [
        { Name: 'On', Begin: 240 + round * 60, Percent: 120, Cadence: 100 },
        { Name: 'Off', Begin: 270 + round * 60, Percent: 50, Cadence: 85 },
      ]),
      { Name: 'Cool down', Begin: 600, Percent: 50, Cadence: null },
    ],
  },
];

interface NamedSlideshow {
  readonly name: string;
  readonly slides: readonly (readonly [picture: string, size: SlideSize, seconds: number])[];
}
export const slideshows: readonly NamedSlideshow[] = [
  {
    name: 'Between classes',
    slides: [
      ['trial-class.png', 'Full', 15],
      ['straps-back.png', 'Full', 15],
    ],
  },
  {
    name: 'Two basics beside the wall',
    slides: [
      ['squat-half.png', 'Half', 20],
      ['push-up-half.png', 'Half', 20],
    ],
  },
];

export const playlist = {
  title: 'How it is done',
  description: 'A few seconds each: what a movement looks like when it is done well.',
  videos: [
    {
      title: 'Squat',
      description: 'Down while you breathe in, up while you breathe out; heels stay on the floor.',
      file: 'squat.mp4',
    },
  ],
} as const;
