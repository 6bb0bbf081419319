/** When the memory is full, the oldest entry is removed. */
export interface Remembered<V> {
  get(key: string): V | undefined;
  set(key: string, value: V, untilMs: number): void;
  forget(matches: (value: V) => boolean): void;
}

export function createRemembered<V>(max: number): Remembered<V> {
  const entries = new Map<string, { value: V; untilMs: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.untilMs > Date.now()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value, untilMs) {
      entries.delete(key);
      const [oldest] = entries.keys();
      if (entries.size >= max && oldest !== undefined) entries.delete(oldest);
      entries.set(key, { value, untilMs });
    },
    forget(matches) {
      for (const [key, { value }] of entries) if (matches(value)) entries.delete(key);
    },
  };
}
