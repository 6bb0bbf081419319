/** The highest number in a suggested name. */
const MOST = 999;

/** The first free name with a number from 1 to 999, for example "Cadenza Isola 1". */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  // Continues from the number at the end of the name, and starts again after 999.
  const [, stem = name, counted = '0'] = /^(.*\S) (\d{1,3})$/.exec(name) ?? [];
  for (let step = 0; step < MOST; step += 1) {
    const free = `${stem} ${((Number(counted) + step) % MOST) + 1}`;
    if (!isTaken(free)) return free;
  }
  return freeName(`${stem} ${MOST} 0`, isTaken);
}
