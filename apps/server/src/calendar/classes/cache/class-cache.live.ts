const BYTES_MAX = 16_000_000;

interface VersionedClass {
  readonly Version: string;
  readonly json: Buffer;
}

/** The JSON of classes by version. Those that are no longer used are removed. */
export function createClassCache() {
  let recent = new Map<string, Buffer>();
  let earlier = new Map<string, Buffer>();
  let bytes = 0;

  function put(version: string, json: Buffer): void {
    recent.set(version, json);
    bytes += json.length;
    if (bytes <= BYTES_MAX / 2) return;
    earlier = recent;
    recent = new Map();
    bytes = 0;
  }

  return {
    get(version: string): Buffer | undefined {
      const json = recent.get(version) ?? earlier.get(version);
      if (json !== undefined && !recent.has(version)) put(version, json);
      return json;
    },
    store(read: readonly VersionedClass[]): void {
      for (const { Version, json } of read) put(Version, json);
    },
  };
}
