const MINUTES = 60;
const TEXT_MAX = 300;

export class ErrorLog {
  last: string | undefined;
  total = 0;
  readonly #counts = new Uint32Array(MINUTES);
  #minute = 0;
  readonly #print: (text: string) => void;

  constructor(print: (text: string) => void) {
    this.#print = print;
  }

  note(text: string): void {
    const cut = text.slice(0, TEXT_MAX);
    if (cut !== this.last) this.#print(cut);
    this.last = cut;
  }

  noteNetwork(text: string, now = Date.now()): void {
    this.note(text);
    this.total += 1;
    this.#turn(now);
    const slot = this.#minute % MINUTES;
    this.#counts[slot] = (this.#counts[slot] ?? 0) + 1;
  }

  lastHour(now = Date.now()): number {
    this.#turn(now);
    return this.#counts.reduce((sum, count) => sum + count, 0);
  }

  #turn(now: number): void {
    const minute = Math.floor(now / 60_000);
    if (Math.abs(minute - this.#minute) >= MINUTES) this.#counts.fill(0);
    else for (let passed = this.#minute + 1; passed <= minute; passed += 1) this.#counts[passed % MINUTES] = 0;
    this.#minute = minute;
  }
}
