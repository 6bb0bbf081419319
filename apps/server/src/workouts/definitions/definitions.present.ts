import type { Video } from '@clubpulse/contract/videos/videos/videos';
import {
  type OfferedWorkout,
  offeredWorkoutSchema,
  type WorkoutDefinition,
  type WorkoutDefinitionRow,
  workoutDefinitionRowSchema,
  workoutDefinitionSchema,
} from '@clubpulse/contract/workouts/definitions/definitions';
import type { StoredDefinition } from './definitions.store.ts';

export type Videos = ReadonlyMap<number, Video>;

const shown = (stored: StoredDefinition, videos: Videos) => ({
  ...stored,
  PublishedAt: stored.PublishedAt?.toISOString() ?? null,
  Video: (stored.WorkoutVideoId === null ? undefined : videos.get(stored.WorkoutVideoId)) ?? null,
});

export const presentRow = (stored: StoredDefinition, videos: Videos): WorkoutDefinitionRow =>
  workoutDefinitionRowSchema.parse(shown(stored, videos));

export const presentDefinition = (stored: StoredDefinition, videos: Videos): WorkoutDefinition =>
  workoutDefinitionSchema.parse(shown(stored, videos));

export function presentOffered(stored: StoredDefinition, videos: Videos): OfferedWorkout {
  const { Video, ...rest } = shown(stored, videos);
  return offeredWorkoutSchema.parse({ ...rest, Video: Video?.State === 'Ready' ? Video : null });
}
