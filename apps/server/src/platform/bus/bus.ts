/** Sends messages by topic between parts of the server, across processes. Stores nothing. */
export interface Bus {
  /** Delivers a message at most once per subscriber. It is lost while the connection is broken. Never throws. */
  publish(topic: string, payload: Uint8Array): void;
  /** Returns the function that unsubscribes. The payload is valid only during the call. */
  subscribe(topic: string, listener: (payload: Uint8Array) => void): () => void;
}

export function createSubscriptions() {
  const listenersOf = new Map<string, Set<(payload: Uint8Array) => void>>();
  return {
    topics: () => [...listenersOf.keys()],
    has: (topic: string) => listenersOf.has(topic),
    deliver(topic: string, payload: Uint8Array): boolean {
      const all = listenersOf.get(topic);
      if (!all) return false;
      for (const listener of all) listener(payload);
      return true;
    },
    add(topic: string, listener: (payload: Uint8Array) => void): boolean {
      const all = listenersOf.get(topic);
      if (!all) listenersOf.set(topic, new Set([listener]));
      else all.add(listener);
      return !all;
    },
    remove(topic: string, listener: (payload: Uint8Array) => void): boolean {
      const all = listenersOf.get(topic);
      all?.delete(listener);
      return all?.size === 0 && listenersOf.delete(topic);
    },
  };
}

/** A bus within one process, which neither copies nor queues the payload. */
export function createLocalBus(): Bus {
  const subscriptions = createSubscriptions();
  return {
    publish: (topic, payload) => void subscriptions.deliver(topic, payload),
    subscribe(topic, listener) {
      subscriptions.add(topic, listener);
      return () => void subscriptions.remove(topic, listener);
    },
  };
}
