/**
 * A number in the digits in which it is shown: halves go away from zero by how it is written, as `Intl` rounds them (13.95 is 14.0).
 * `toFixed` rounds what the machine holds instead (13.9), and what is worked out of it says another thing than what stands beside it.
 */
export function roundTo(value: number, digits: number): number {
  const [written = '', power = '0'] = String(Math.abs(value)).split('e');
  const whole = Math.round(Number(`${written}e${Number(power) + digits}`));
  return Math.sign(value) * Number(`${whole}e${-digits}`);
}
