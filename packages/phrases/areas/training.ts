import type { comments } from '../en/training/comments/comments.ts';
import type { maxHeartRate } from '../en/training/max-heart-rate/max-heart-rate.ts';
import type { parts } from '../en/training/parts.ts';
import type { recordings } from '../en/training/recordings/recordings.ts';
import type { series } from '../en/training/series/series.ts';
import type { sharing } from '../en/training/sharing/sharing.ts';
import type { refusals } from '../en/training/training.refusals.ts';
import type { screens } from '../en/training/training.screens.ts';
import type { trainingTypes } from '../en/training/training-types.ts';
import type { editor } from '../en/training/trainings/editor.ts';
import type { journal } from '../en/training/trainings/journal.ts';
import type { sources } from '../en/training/trainings/sources.ts';
import type { trainersJournal } from '../en/training/trainings/trainers-journal.ts';
import type { training } from '../en/training/trainings/training.ts';
import type { wearables } from '../en/training/wearables/wearables.ts';

export type Training = typeof parts &
  typeof comments &
  typeof trainingTypes &
  typeof editor &
  typeof journal &
  typeof maxHeartRate &
  typeof recordings &
  typeof series &
  typeof sharing &
  typeof sources &
  typeof trainersJournal &
  typeof training &
  typeof wearables &
  typeof refusals &
  typeof screens;
