export const refusals = {
  'error.ProviderWorkoutNotFound': 'The platform does not offer this workout any more.',
  'error.TooManyProviderWorkouts': 'The platform keeps at most {{max}} workouts. Delete some that nobody copies.',
  'provider-own-exercises':
    'It names exercises that only one club has. Use those of the platform’s library, which every club has.',
} as const;
