export const refusals = {
  'error.VideoNotFound': 'Video not found. It was deleted, or its site shows it no longer.',
  'error.VideoCollectionNotFound': 'Playlist not found. Somebody deleted it; go back to the videos.',
  'error.TooManyVideos': 'A club has at most {{max}} videos. Delete some that nobody watches.',
  'error.TooManyVideoCollections': 'A club has at most {{max}} playlists. Delete one that is empty.',
  'error.VideoCollectionNeeded': 'Videos stand in this playlist alone. Put them into another one, or delete them first.',
  'error.VideoLinkRefused': 'This is no link to a video of YouTube or Vimeo. Copy the address of the video there.',
  'error.VideoInfoUnavailable': 'The site does not answer now. Write the title yourself, or try again later.',
  'error.VideoStateWrong': 'The video is not ready for that. Wait until it has arrived and is processed.',
  'error.OnDemandNotEnabled': 'On Demand not enabled for the club. Ask the club about its videos.',
  'error.SubscriptionNeeded': 'Watching it needs {{names}}. Look at the subscriptions of the club.',
  'video-without-collection': 'A video stands in at least one playlist. Choose one.',
  'video-collection-full': 'This playlist is full: it has {{max}} videos. Choose another one.',
} as const;
