const BYTES_MAX = 16_000_000;

interface VersionedClass {
  readonly Version: string;
  readonly json: string;
}

/** The JSON of the most recently used classes, by version. */
export function createClassCache() {
  const classes = new Map<string, string>();
  let bytes = 0;

  function forget(version: string): void {
    bytes -= classes.get(version)?.length ?? 0;
    classes.delete(version);
  }

  function put(version: string, json: string): void {
    forget(version);
    classes.set(version, json);
    bytes += json.length;
  }

  return {
    has: (version: string): boolean => classes.has(version),
    take(version: string): string | undefined {
      const json = classes.get(version);
      if (json !== undefined) put(version, json);
      return json;
    },
    store(read: readonly VersionedClass[]): void {
      for (const { Version, json } of read) put(Version, json);
      for (const oldest of classes.keys()) {
        if (bytes <= BYTES_MAX) break;
        forget(oldest);
      }
    },
  };
}
