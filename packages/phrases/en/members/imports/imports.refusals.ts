export const refusals = {
  'error.ImportRuns': 'Another file is still being brought in. Wait until it is done.',
  'too-many-rows': 'At most 2,000 people in one file. Split it.',
} as const;
