export const streams = ['wall', 'heartbeats', 'bookings', 'payments', 'mails'] as const;
export type Stream = (typeof streams)[number];

const BEFORE = 'no kill';

export class Gaps {
  readonly #last = new Map<string, number>();
  readonly #longest = new Map<string, Map<Stream, number>>();
  readonly #now: () => number;
  #kill = BEFORE;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  begin(kill: string): void {
    this.#kill = kill;
  }

  success(stream: Stream, source: string | number = 0): void {
    const [key, now] = [`${stream} ${source}`, this.#now()];
    const before = this.#last.get(key);
    this.#last.set(key, now);
    if (before === undefined) return;
    const longest = this.#longest.get(this.#kill) ?? new Map<Stream, number>();
    this.#longest.set(this.#kill, longest.set(stream, Math.max(longest.get(stream) ?? 0, now - before)));
  }

  isFlowing(since: number): boolean {
    return streams.every((stream) => this.count(stream) > 0) && this.stuck(since).length === 0;
  }

  count = (stream: Stream): number => [...this.#last.keys()].filter((key) => key.startsWith(`${stream} `)).length;
  stuck = (since: number): string[] => [...this.#last].filter(([, at]) => at <= since).map(([key]) => key);
  longest = (kill: string, stream: Stream): number | undefined => this.#longest.get(kill)?.get(stream);
}

export function gapTable(kills: ReadonlyMap<string, number>, gaps: Pick<Gaps, 'longest'>): string {
  const seconds = (ms: number | undefined) => (ms === undefined ? '' : (ms / 1000).toFixed(1));
  const rows = [[BEFORE, 0] as const, ...kills].map(([kill, count]) => [
    kill,
    kill === BEFORE ? '' : String(count),
    ...streams.map((stream) => seconds(gaps.longest(kill, stream))),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['killed', 'kills', ...streams]),
    line(Array.from({ length: streams.length + 2 }, () => '---')),
    ...rows.map(line),
  ].join('\n');
}
