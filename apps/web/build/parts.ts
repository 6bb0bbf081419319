export interface Part {
  ids: Set<string>;
  bytes: number;
  by: Set<string>;
  needs: Set<Part>;
  entry?: string;
  weight?: number;
  /** A multiple of the cost of a usual request. */
  requests?: number;
}

const WORTH_A_REQUEST = 4000;

/** Joins parts if that saves bytes. Parts are sorted by name, because the order of the bundler depends on hashes of files. */
export function worthwhile(first: readonly Part[]): Part[] {
  let parts = among(inOrder(first));
  let reached = reachedFrom(parts);
  let wanted = wantedBy(reached);
  const settled = new Set<Part>();
  for (;;) {
    const [smallest] = parts.filter((part) => part.entry === undefined && !settled.has(part)).sort((a, b) => a.bytes - b.bytes);
    if (smallest === undefined) return parts;
    let best: { other: Part; change: number } | undefined;
    for (const other of parts) {
      if (other === smallest || other.entry !== undefined || circle(smallest, other, reached)) continue;
      const change = changeByJoining(smallest, other, reached, wanted);
      if (change < (best?.change ?? 0)) best = { other, change };
    }
    if (best === undefined) settled.add(smallest);
    else {
      parts = joined(parts, smallest, best.other);
      reached = reachedFrom(parts);
      wanted = wantedBy(reached);
      settled.clear();
    }
  }
}

function inOrder(parts: readonly Part[]): Part[] {
  const named = parts.map((part) => ({ part, name: part.entry ?? [...part.ids].sort().join() }));
  return named.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ part }) => part);
}

function among(parts: readonly Part[]): Part[] {
  const copies = new Map<Part, Part>(parts.map((part) => [part, { ...part, needs: new Set() }]));
  for (const [part, copy] of copies) {
    for (const next of part.needs) {
      const its = copies.get(next);
      if (its !== undefined) copy.needs.add(its);
    }
  }
  return [...copies.values()];
}

type Reached = ReadonlyMap<Part, ReadonlySet<Part>>;

function reachedFrom(parts: readonly Part[]): Reached {
  const from = (part: Part, seen = new Set<Part>()): Set<Part> => {
    if (seen.has(part)) return seen;
    seen.add(part);
    for (const next of part.needs) from(next, seen);
    return seen;
  };
  return new Map(parts.map((part) => [part, from(part)]));
}

type Wanted = ReadonlyMap<Part, readonly Part[]>;

function wantedBy(reached: Reached): Wanted {
  const wanted = new Map<Part, Part[]>([...reached.keys()].map((part) => [part, []]));
  for (const [entry, its] of reached) {
    if (entry.entry !== undefined) for (const part of its) wanted.get(part)?.push(entry);
  }
  return wanted;
}

/** The change in bytes if both parts are joined: an entry that needs one part loads both, but sends one request less. */
function changeByJoining(a: Part, b: Part, reached: Reached, wanted: Wanted): number {
  let change = 0;
  for (const [needed, joining] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const entry of wanted.get(needed) ?? []) {
      const its = reached.get(entry);
      const hasBoth = its?.has(joining) === true;
      if (hasBoth && needed === b) continue;
      const request = WORTH_A_REQUEST * (entry.requests ?? 1);
      let extra = -request;
      if (!hasBoth) for (const one of reached.get(joining) ?? []) if (!its?.has(one)) extra += one.bytes + request;
      change += extra * (entry.weight ?? 1);
    }
  }
  return change;
}

/** True if the joined file would depend on itself. */
function circle(a: Part, b: Part, reached: Reached): boolean {
  const leads = (from: Part, to: Part) => [...from.needs].some((next) => next !== to && reached.get(next)?.has(to));
  return leads(a, b) || leads(b, a);
}

function joined(parts: readonly Part[], a: Part, b: Part): Part[] {
  const both: Part = {
    ids: new Set([...a.ids, ...b.ids]),
    bytes: a.bytes + b.bytes,
    by: new Set([...a.by, ...b.by]),
    needs: new Set(),
  };
  const renewed = new Map<Part, Part>(
    parts.map((part) => [part, part === a || part === b ? both : { ...part, needs: new Set() }]),
  );
  for (const part of parts) {
    const mine = renewed.get(part);
    for (const next of part.needs) {
      const its = renewed.get(next);
      if (mine !== undefined && its !== undefined && its !== mine) mine.needs.add(its);
    }
  }
  return [...new Set(renewed.values())];
}
