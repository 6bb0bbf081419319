/** Halves are rounded away from zero, like in `Intl`: 13.95 becomes 14.0. `toFixed` would round the binary value to 13.9. */
export function roundTo(value: number, digits: number): number {
  const [written = '', power = '0'] = String(Math.abs(value)).split('e');
  const rounded = Math.round(Number(`${written}e${Number(power) + digits}`));
  return Math.sign(value) * Number(`${rounded}e${-digits}`);
}
