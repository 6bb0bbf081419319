import type { parts } from '../en/training/parts.ts';
import type { trainingTypes } from '../en/training/training-types.ts';
import type { journal } from '../en/training/trainings/journal.ts';
import type { trainersJournal } from '../en/training/trainings/trainers-journal.ts';
import type { training } from '../en/training/trainings/training.ts';
import type { screens as trainingsScreens } from '../en/training/trainings/trainings.screens.ts';

/** Every word that screens of `training` show. */
export type Training = typeof parts &
  typeof trainingTypes &
  typeof journal &
  typeof trainersJournal &
  typeof training &
  typeof trainingsScreens;
