export const refusals = {
  'error.SlideshowNotFound': 'Slideshow not found. Somebody deleted it; go back to the slideshows.',
  'error.TooManySlideshows': 'A club has at most {{max}} slideshows. Delete some that nobody shows any more.',
  'slide-duration': 'A slide is shown from 0:03 to 60:00.',
  'slide-order': 'Each slide has a place of its own.',
  'slide-picture': 'This picture is not kept any more. Choose it again.',
  'slideshow-without-slides': 'Add at least one picture.',
  'slideshow-too-many-slides': 'At most 60 pictures. Take one out.',
} as const;
