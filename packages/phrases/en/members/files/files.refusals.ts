export const refusals = {
  'error.FileTypeRefused': 'Only {{types}} are kept. Save it as one of these, or take a photo of it.',
  'error.FilesFull': 'There are {{max}} files or {{mb}} MB already. Delete one that is needed no more.',
  'files-too-large': 'At most 10 MB. Make it smaller, or take a photo of it.',
} as const;
