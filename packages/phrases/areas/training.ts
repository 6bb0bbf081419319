import type { refusals as commentsRefusals } from '../en/training/comments/comments.refusals.ts';
import type { comments } from '../en/training/comments/comments.ts';
import type { maxHeartRate } from '../en/training/max-heart-rate/max-heart-rate.ts';
import type { parts } from '../en/training/parts.ts';
import type { refusals as recordingsRefusals } from '../en/training/recordings/recordings.refusals.ts';
import type { recordings } from '../en/training/recordings/recordings.ts';
import type { series } from '../en/training/series/series.ts';
import type { refusals as sharingRefusals } from '../en/training/sharing/sharing.refusals.ts';
import type { sharing } from '../en/training/sharing/sharing.ts';
import type { trainingTypes } from '../en/training/training-types.ts';
import type { editor } from '../en/training/trainings/editor.ts';
import type { journal } from '../en/training/trainings/journal.ts';
import type { sources } from '../en/training/trainings/sources.ts';
import type { trainersJournal } from '../en/training/trainings/trainers-journal.ts';
import type { training } from '../en/training/trainings/training.ts';
import type { screens as trainingsScreens } from '../en/training/trainings/trainings.screens.ts';
import type { refusals as trainingsRefusals } from '../en/training/trainings.refusals.ts';
import type { refusals as wearablesRefusals } from '../en/training/wearables/wearables.refusals.ts';
import type { wearables } from '../en/training/wearables/wearables.ts';

export type Training = typeof parts &
  typeof comments &
  typeof commentsRefusals &
  typeof trainingTypes &
  typeof editor &
  typeof journal &
  typeof maxHeartRate &
  typeof recordings &
  typeof recordingsRefusals &
  typeof series &
  typeof sharing &
  typeof sharingRefusals &
  typeof sources &
  typeof trainersJournal &
  typeof training &
  typeof trainingsRefusals &
  typeof trainingsScreens &
  typeof wearables &
  typeof wearablesRefusals;
