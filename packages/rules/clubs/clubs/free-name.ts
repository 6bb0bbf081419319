/** The highest number of a suggestion (PLT-353). */
const MOST = 999;

/** The first free name with a number from 1 to 999: "Cadenza Isola 1". */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  // Continues from a number at the end and starts again after 999.
  const [, stem = name, counted = '0'] = /^(.*\S) (\d{1,3})$/.exec(name) ?? [];
  for (let step = 0; step < MOST; step += 1) {
    const free = `${stem} ${((Number(counted) + step) % MOST) + 1}`;
    if (!isTaken(free)) return free;
  }
  return freeName(`${stem} ${MOST} 0`, isTaken);
}
