export const refusals = {
  'error.SceneOver': 'This is over already: somebody else ended it. Its trainings are saved.',
} as const;
