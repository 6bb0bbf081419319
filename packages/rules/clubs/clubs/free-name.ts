const MOST = 999;

export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = name, counted = '0'] = /^(.*\S) (\d{1,3})$/.exec(name) ?? [];
  for (let step = 0; step < MOST; step += 1) {
    const free = `${stem} ${((Number(counted) + step) % MOST) + 1}`;
    if (!isTaken(free)) return free;
  }
  return freeName(`${stem} ${MOST} 0`, isTaken);
}
