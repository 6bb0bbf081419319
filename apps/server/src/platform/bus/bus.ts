/** Carries messages by topic between parts of the server, across processes. It stores no messages. */
export interface Bus {
  /** Delivers at most once; a message is lost while the connection is broken. Never throws. */
  publish(topic: string, payload: Uint8Array): void;
  /** Returns the function that unsubscribes. The payload is only valid during the callback. */
  subscribe(topic: string, heard: (payload: Uint8Array) => void): () => void;
}

export function createSubscriptions() {
  const heardBy = new Map<string, Set<(payload: Uint8Array) => void>>();
  return {
    topics: () => [...heardBy.keys()],
    deliver(topic: string, payload: Uint8Array): boolean {
      const all = heardBy.get(topic);
      if (!all) return false;
      for (const heard of all) heard(payload);
      return true;
    },
    add(topic: string, heard: (payload: Uint8Array) => void): boolean {
      const all = heardBy.get(topic);
      if (!all) heardBy.set(topic, new Set([heard]));
      else all.add(heard);
      return !all;
    },
    remove(topic: string, heard: (payload: Uint8Array) => void): boolean {
      const all = heardBy.get(topic);
      all?.delete(heard);
      return all?.size === 0 && heardBy.delete(topic);
    },
  };
}

/** A bus within one process, which calls subscribers directly without copy or queue. */
export function createLocalBus(): Bus {
  const subscriptions = createSubscriptions();
  return {
    publish: (topic, payload) => void subscriptions.deliver(topic, payload),
    subscribe(topic, heard) {
      subscriptions.add(topic, heard);
      return () => void subscriptions.remove(topic, heard);
    },
  };
}
