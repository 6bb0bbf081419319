export const refusals = {
  'error.MovementNotFound': 'Movement not found. It was deleted or is no longer offered; choose another one.',
} as const;
