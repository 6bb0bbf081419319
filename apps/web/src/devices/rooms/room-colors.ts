/** Design tokens `--c-lagoon` to `--c-stone`, in the API's format. */
export const roomColors = [
  { name: 'lagoon', hex: '#1787A6', label: 'devices.lagoon' },
  { name: 'moss', hex: '#4F8A2F', label: 'devices.moss' },
  { name: 'clay', hex: '#B5562E', label: 'devices.clay' },
  { name: 'plum', hex: '#8A3F86', label: 'devices.plum' },
  { name: 'denim', hex: '#4059B5', label: 'devices.denim' },
  { name: 'olive', hex: '#8A7A12', label: 'devices.olive' },
  { name: 'rose', hex: '#C2416F', label: 'devices.rose' },
  { name: 'stone', hex: '#5E6A75', label: 'devices.stone' },
] as const;

export function freeColor(taken: readonly string[]): string {
  const used = new Set(taken.map((color) => color.toUpperCase()));
  return (roomColors.find(({ hex }) => !used.has(hex)) ?? roomColors[0]).hex;
}
