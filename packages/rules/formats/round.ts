/**
 * Rounds halves away from zero by decimal notation, like `Intl` (13.95 is 14.0). `toFixed` rounds the binary value (13.9), which
 * would contradict the numbers shown beside it.
 */
export function roundTo(value: number, digits: number): number {
  const [written = '', power = '0'] = String(Math.abs(value)).split('e');
  const rounded = Math.round(Number(`${written}e${Number(power) + digits}`));
  return Math.sign(value) * Number(`${rounded}e${-digits}`);
}
