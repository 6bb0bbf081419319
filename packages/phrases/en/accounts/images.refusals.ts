export const refusals = {
  'error.ImageTypeRefused': 'This is no picture of a type that is taken: {{types}}.',
  'error.ImageTooSmall':
    'The picture has {{width}} × {{height}} pixels, it needs at least {{minWidth}} × {{minHeight}}. Choose a larger one.',
  'error.ImageTooLarge': 'The picture has more than {{max}} million pixels. Make it smaller and try again.',
  'error.ImageUnreadable': 'The picture cannot be read: the file is damaged or not complete. Save it anew and try again.',
  'error.ImagesFull':
    'There are {{max}} pictures already. Remove what is needed no more, or try again later: what nobody shows makes room by itself.',
  'error.ImageAddressRefused': 'This address cannot be asked. Enter one that begins with https:// and that everybody can open.',
  'error.ImageNotFetched': 'No picture could be fetched from this address. Open it in your browser and check that it shows one.',
} as const;
