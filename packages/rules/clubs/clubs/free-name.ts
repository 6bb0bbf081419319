/** The highest number that a suggestion ends in (PLT-353). */
const MOST = 999;

/** The first name with a number from 1 to 999 behind it that nobody has: "Cadenza Isola 1". */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  // One that ends in a number already goes on counting, and begins again after the last.
  const [, stem = name, counted = '0'] = /^(.*\S) (\d{1,3})$/.exec(name) ?? [];
  for (let step = 0; step < MOST; step += 1) {
    const free = `${stem} ${((Number(counted) + step) % MOST) + 1}`;
    if (!isTaken(free)) return free;
  }
  return freeName(`${stem} ${MOST} 0`, isTaken);
}
