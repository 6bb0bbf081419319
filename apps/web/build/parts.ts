/** A file to be: the modules in it, what it needs, and the entries that need it. */
export interface Part {
  ids: Set<string>;
  /** Before minifying. */
  bytes: number;
  by: Set<string>;
  needs: Set<Part>;
  /** Set where the file begins a screen, or what an act opens: such a one stays by itself. */
  entry?: string;
  /** How much its loading counts; 1 without it. */
  weight?: number;
}

/** Bytes before minifying, loaded in vain, that a request less is worth. */
const WORTH_A_REQUEST = 8_500;

/** Puts parts together as long as the requests saved outweigh what some screens then load in vain, the smallest part first. */
export function worthwhile(first: readonly Part[]): Part[] {
  let parts = [...first];
  const settled = new Set<Part>();
  for (;;) {
    const [smallest] = parts.filter((part) => part.entry === undefined && !settled.has(part)).sort((a, b) => a.bytes - b.bytes);
    if (smallest === undefined) return parts;
    const before = price(parts);
    let best: { parts: Part[]; price: number } | undefined;
    for (const other of parts) {
      if (other === smallest || other.entry !== undefined || circle(smallest, other)) continue;
      const after = joined(parts, smallest, other);
      const costs = price(after);
      if (costs < before && costs < (best?.price ?? Number.POSITIVE_INFINITY)) best = { parts: after, price: costs };
    }
    if (best === undefined) settled.add(smallest);
    else {
      parts = best.parts;
      settled.clear();
    }
  }
}

/** What all screens load together: bytes, and for each request what it is worth. What an act opens counts less by its weight. */
function price(parts: readonly Part[]): number {
  let total = 0;
  for (const part of parts) {
    if (part.entry === undefined) continue;
    for (const one of closure(part)) total += (one.bytes + WORTH_A_REQUEST) * (part.weight ?? 1);
  }
  return total;
}

function closure(part: Part, seen = new Set<Part>()): Set<Part> {
  if (!seen.has(part)) {
    seen.add(part);
    for (const next of part.needs) closure(next, seen);
  }
  return seen;
}

/** Whether two parts in one file would need each other through a third. */
function circle(a: Part, b: Part): boolean {
  const leads = (from: Part, to: Part) => [...from.needs].some((next) => next !== to && closure(next).has(to));
  return leads(a, b) || leads(b, a);
}

/** All parts anew, with two of them as one. */
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
      // What every screen has by its start is no question here.
      if (mine !== undefined && its !== undefined && its !== mine) mine.needs.add(its);
    }
  }
  return [...new Set(renewed.values())];
}
