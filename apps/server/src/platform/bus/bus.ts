/** Messages that the server's parts send each other by topic, whichever process they stand in. None is kept for later. */
export interface Bus {
  /** Sends at most once; while the way is broken it is lost. Never throws. */
  publish(topic: string, payload: Uint8Array): void;
  /** Hears a topic until what is returned is called. The payload is only valid during the call. */
  subscribe(topic: string, heard: (payload: Uint8Array) => void): () => void;
}

/** Who hears which topic. */
export function createSubscriptions() {
  const heardBy = new Map<string, Set<(payload: Uint8Array) => void>>();
  return {
    topics: () => [...heardBy.keys()],
    /** True when somebody hears the topic. */
    deliver(topic: string, payload: Uint8Array): boolean {
      const all = heardBy.get(topic);
      if (!all) return false;
      for (const heard of all) heard(payload);
      return true;
    },
    /** True when nobody heard the topic before. */
    add(topic: string, heard: (payload: Uint8Array) => void): boolean {
      const all = heardBy.get(topic);
      if (!all) heardBy.set(topic, new Set([heard]));
      else all.add(heard);
      return !all;
    },
    /** True when nobody hears the topic any more. */
    remove(topic: string, heard: (payload: Uint8Array) => void): boolean {
      const all = heardBy.get(topic);
      all?.delete(heard);
      return all?.size === 0 && heardBy.delete(topic);
    },
  };
}

/** The way within one process: a call, no copy and no queue. */
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
