export const screens = {
  'slides.title': 'Slideshows',
} as const;
