export const refusals = {
  'error.SupportVideoNotFound': 'This support video is not there any more. Look at the list again.',
  'error.TooManySupportVideos': 'There are {{max}} support videos already. Delete one that nobody needs.',
} as const;
