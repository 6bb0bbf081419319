const sizes = { f64: 8, u32: 4, i32: 4, u8: 1 } as const;
type Kind = keyof typeof sizes;
type Fields = Readonly<Record<string, readonly [kind: Kind, count?: number]>>;

export type Place<K extends Kind> = number & { readonly kind?: K };

export function layoutOf<const Given extends Fields>(fields: Given) {
  let bytes = 0;
  const places = Object.entries(fields).map(([name, [kind, count = 1]]) => {
    const place = bytes;
    bytes += sizes[kind] * count;
    return [name, place];
  });
  return { bytes, at: Object.fromEntries(places) as { readonly [Name in keyof Given]: Place<Given[Name][0]> } };
}

/** One block of memory, because an array for each field takes more than thirty athletes. */
export class Records {
  readonly #bytes: number;
  #view = new DataView(new ArrayBuffer(0));

  constructor({ bytes }: { readonly bytes: number }) {
    this.#bytes = bytes;
  }

  get count(): number {
    return this.#view.byteLength / this.#bytes;
  }

  grow(count: number): void {
    const grown = new Uint8Array(count * this.#bytes);
    grown.set(new Uint8Array(this.#view.buffer));
    this.#view = new DataView(grown.buffer);
  }

  keepOnly(remaining: readonly number[]): void {
    const left = new Uint8Array(remaining.length * this.#bytes);
    for (const [index, record] of remaining.entries()) left.set(this.bytes(record, 0, this.#bytes), index * this.#bytes);
    this.#view = new DataView(left.buffer);
  }

  f64(record: number, at: Place<'f64'>): number {
    return this.#view.getFloat64(record * this.#bytes + at, true);
  }
  setF64(record: number, at: Place<'f64'>, value: number): void {
    this.#view.setFloat64(record * this.#bytes + at, value, true);
  }

  u32(record: number, at: Place<'u32'>): number {
    return this.#view.getUint32(record * this.#bytes + at, true);
  }
  setU32(record: number, at: Place<'u32'>, value: number): void {
    this.#view.setUint32(record * this.#bytes + at, value, true);
  }

  i32(record: number, at: Place<'i32'>): number {
    return this.#view.getInt32(record * this.#bytes + at, true);
  }
  setI32(record: number, at: Place<'i32'>, value: number): void {
    this.#view.setInt32(record * this.#bytes + at, value, true);
  }

  u8(record: number, at: Place<'u8'>): number {
    return this.#view.getUint8(record * this.#bytes + at);
  }
  setU8(record: number, at: Place<'u8'>, value: number): void {
    this.#view.setUint8(record * this.#bytes + at, value);
  }

  /** Shares their memory until they grow. */
  bytes(record: number, at: number, length: number): Uint8Array {
    return new Uint8Array(this.#view.buffer, record * this.#bytes + at, length);
  }
}
