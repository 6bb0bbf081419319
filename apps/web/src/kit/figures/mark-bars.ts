export const bars = [
  { x: 0.5, y: 8, width: 2.8, height: 4, rx: 1.4 },
  { x: 4.55, y: 5, width: 2.8, height: 10, rx: 1.4 },
  { x: 8.6, y: 0.5, width: 2.8, height: 19, rx: 1.4 },
  { x: 12.65, y: 6.2, width: 2.8, height: 7.6, rx: 1.4 },
  { x: 16.7, y: 8.6, width: 2.8, height: 2.8, rx: 1.4 },
] as const;
