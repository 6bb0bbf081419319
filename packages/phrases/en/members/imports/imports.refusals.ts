export const refusals = {
  'error.ImportRuns': 'Another file is still being brought in. Wait until it is done.',
  'group-unknown': 'Not among the club’s groups: {{name}}. Correct it, or choose under Columns that it is made',
  'too-many-groups': 'Name at most 20 groups.',
  'too-many-rows': 'At most 2,000 people in one file. Split it.',
} as const;
