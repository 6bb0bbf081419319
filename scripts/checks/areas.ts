/** The areas of the house in their order: imports go from right to left (docs/architecture.md). */
export const areas = [
  'accounts',
  'clubs',
  'members',
  'devices',
  'billing',
  'body',
  'training',
  'videos',
  'workouts',
  'calendar',
  'live',
  'community',
  'office',
] as const;
