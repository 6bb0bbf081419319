export const refusals = {
  'error.TrainingProgramNotFound': 'This file is not shared any more, or it was deleted. Look at the list again.',
  'error.TrainingProgramsFull': 'There are {{max}} files or {{gb}} GB already. Delete one that nobody needs any more.',
  'error.NobodyToShareWith': 'Nobody of the club is among those. Choose others.',
  'program-too-large': 'A file has at most 50 MB. Make it smaller, or upload a video among the videos.',
} as const;
