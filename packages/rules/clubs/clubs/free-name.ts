/** The first name with a number behind it that nobody has: "Cadenza Isola 2". */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  // One that ends in a number already goes on counting.
  const [, stem = name, counted] = /^(.*\S) (\d{1,4})$/.exec(name) ?? [];
  for (let number = counted === undefined ? 2 : Number(counted) + 1; ; number += 1) {
    const free = `${stem} ${number}`;
    if (!isTaken(free)) return free;
  }
}
