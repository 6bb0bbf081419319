export const refusals = {
  'error.WorkoutSheetNotFound': 'Workout sheet not found. It was deleted, or is no longer shared with you.',
  'error.TooManyWorkoutSheets': 'There can be at most {{max}} sheets. Delete some that nobody uses any more.',
  'error.ExerciseNotFoundInDestinationClub':
    'Exercise not found in destination club: {{names}}. Add or publish it there, or replace it here.',
  'error.WorkoutSheetNotClonable': 'The club does not let members make their own sheet of this one. Ask a trainer.',
  'error.WorkoutSheetNotPublishable': 'Not meant to be published: {{names}}. Allow it in the sheet first.',
  'error.WorkoutSheetNotShareable': 'Not meant to be shared. Allow it in the sheet first.',
  'error.ExerciseRemoved': 'Exercise definition not found (removed). Replace it in the sheet, then copy it.',
} as const;
