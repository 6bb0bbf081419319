export interface NewestWriter {
  changed(): void;
  settled(): Promise<void>;
}

/** Writes only the newest value. A failed write is retried with the next change. */
export function createNewestWriter<Value>(
  current: () => Value,
  write: (value: Value) => Promise<void>,
  failed: (error: unknown) => void,
): NewestWriter {
  let stored: string | undefined;
  let writing: Promise<void> | undefined;

  async function writeNewest(): Promise<void> {
    let tried: string | undefined;
    for (;;) {
      const value = current();
      const text = JSON.stringify(value);
      if (text === stored || text === tried) return;
      tried = text;
      try {
        await write(value);
        stored = text;
      } catch (error) {
        // The failed write may have stored the value or not, so the next value is always written.
        stored = undefined;
        failed(error);
      }
    }
  }

  return {
    changed() {
      writing ??= writeNewest().finally(() => {
        writing = undefined;
      });
    },
    settled: async () => writing,
  };
}
