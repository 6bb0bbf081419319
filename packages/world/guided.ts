import type { ExerciseEquipment, Level } from '@clubpulse/contract/workouts/exercises/vocabulary';

export interface GuidedWorkout {
  readonly title: string;
  readonly description: string;
  readonly level: Level;
  readonly equipment: readonly ExerciseEquipment[];
  readonly minutes: number | null;
  readonly picture: string | null;
  readonly video: string | null;
  readonly isPublished: boolean;
}

export const guided: readonly GuidedWorkout[] = [
  {
    title: 'Ten minutes of squats',
    description:
      'Ten times ten, a minute for each. Down while you breathe in, up while you breathe out; heels stay on the floor.',
    level: 'beginner',
    equipment: ['none'],
    minutes: 10,
    picture: 'squat-workout.png',
    video: 'squat.mp4',
    isPublished: true,
  },
  {
    title: 'First push-ups',
    description: 'Begin with the hands on a bench and walk down from week to week. Shoulders, hips and heels in one line.',
    level: 'beginner',
    equipment: ['bench'],
    minutes: 15,
    picture: 'push-up-workout.png',
    video: null,
    isPublished: true,
  },
  {
    title: 'Kettlebell flow',
    description: 'Swing, clean, press, squat: five of each, then the other side. Still to be filmed.',
    level: 'intermediate',
    equipment: ['kettlebell'],
    minutes: 20,
    picture: null,
    video: null,
    isPublished: false,
  },
];
