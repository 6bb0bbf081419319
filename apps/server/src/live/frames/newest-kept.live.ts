/** What changes often, on its way to where it is kept. */
export interface NewestKept {
  /** It may stand otherwise now. */
  changed(): void;
  /** Settles when what stands is kept, or was tried in vain. */
  settled(): Promise<void>;
}

/**
 * Writes one after the other, and of all that came during a write only the newest: where writing is slow nothing piles up. What
 * is kept already is not written again. `failed` hears why something is not kept; it is tried again with the next change.
 */
export function newestKept<Value>(
  current: () => Value,
  write: (value: Value) => Promise<void>,
  failed: (error: unknown) => void,
): NewestKept {
  let kept: string | undefined;
  let writing: Promise<void> | undefined;

  async function writeNewest(): Promise<void> {
    let tried: string | undefined;
    for (;;) {
      const value = current();
      const text = JSON.stringify(value);
      if (text === kept || text === tried) return;
      tried = text;
      try {
        await write(value);
        kept = text;
      } catch (error) {
        // It may have been written all the same, without an answer.
        kept = undefined;
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
