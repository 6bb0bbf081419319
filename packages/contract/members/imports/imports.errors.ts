export const errors = {
  ImportRuns: 409,
} as const;
