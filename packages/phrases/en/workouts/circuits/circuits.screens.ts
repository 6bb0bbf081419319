export const screens = {
  'circuits.circuits': 'Circuits',
  'circuits.circuit': 'Circuit',
} as const;
