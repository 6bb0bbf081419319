export const errors = {
  TagTextExists: 409,
} as const;
