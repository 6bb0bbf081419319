/** D-Bus specification, "Type System" and "Marshaling". */

export interface Variant {
  readonly signature: string;
  readonly value: unknown;
}
export const variant = (signature: string, value: unknown): Variant => ({ signature, value });

const DEPTH_MAX = 64;
const ARRAY_MAX = 1 << 26;

export function typesOf(signature: string): string[] {
  const types: string[] = [];
  for (let at = 0; at < signature.length; ) {
    const end = endOfType(signature, at, 0);
    types.push(signature.slice(at, end));
    at = end;
  }
  return types;
}

function endOfType(signature: string, at: number, depth: number): number {
  if (depth > DEPTH_MAX) throw new Error('a signature is nested too deep');
  const kind = signature[at];
  if (kind === 'a') return endOfType(signature, at + 1, depth + 1);
  if (kind === '(' || kind === '{') {
    const close = kind === '(' ? ')' : '}';
    let next = at + 1;
    let held = 0;
    for (; signature[next] !== close; held += 1) next = endOfType(signature, next, depth + 1);
    // A structure without fields is refused, because reading an array of such structures would never end.
    if (held === 0 || (kind === '{' && held !== 2)) throw new Error(`no signature: ${signature}`);
    return next + 1;
  }
  if (kind === undefined || !'ybnqiuxtdsogvh'.includes(kind)) throw new Error(`no signature: ${signature}`);
  return at + 1;
}

const alignments: Readonly<Record<string, number>> = { y: 1, g: 1, v: 1, n: 2, q: 2, x: 8, t: 8, d: 8, '(': 8, '{': 8 };
const alignmentOf = (type: string): number => alignments[type[0] ?? ''] ?? 4;

export class ValueWriter {
  readonly #bytes: number[] = [];

  get bytes(): Buffer {
    return Buffer.from(this.#bytes);
  }

  align(to: number): void {
    while (this.#bytes.length % to !== 0) this.#bytes.push(0);
  }

  writeAll(signature: string, values: readonly unknown[]): void {
    for (const [index, type] of typesOf(signature).entries()) this.write(type, values[index]);
  }

  write(type: string, value: unknown): void {
    this.align(alignmentOf(type));
    switch (type[0]) {
      case 'y':
        return this.#number(1, BigInt(Number(value)));
      case 'n':
      case 'q':
        return this.#number(2, BigInt(Number(value)));
      case 'b':
        return this.#number(4, value === true ? 1n : 0n);
      case 'i':
      case 'u':
        return this.#number(4, BigInt(Number(value)));
      case 'x':
      case 't':
        return this.#number(8, BigInt(typeof value === 'bigint' ? value : Number(value)));
      case 's':
      case 'o': {
        const text = Buffer.from(String(value));
        this.#number(4, BigInt(text.length));
        return void this.#bytes.push(...text, 0);
      }
      case 'g': {
        const text = Buffer.from(String(value));
        return void this.#bytes.push(text.length, ...text, 0);
      }
      case 'v': {
        if (!isVariant(value)) throw new Error('a variant says what it holds');
        this.write('g', value.signature);
        return this.write(value.signature, value.value);
      }
      case '(':
        return this.writeAll(type.slice(1, -1), Array.isArray(value) ? value : []);
      case 'a':
        return this.#array(type.slice(1), value);
      default:
        throw new Error(`${type} is not written`);
    }
  }

  #array(element: string, value: unknown): void {
    const lengthAt = this.#bytes.length;
    this.#bytes.push(0, 0, 0, 0);
    this.align(alignmentOf(element));
    const begin = this.#bytes.length;
    if (element.startsWith('{')) {
      const [key = '', held = ''] = typesOf(element.slice(1, -1));
      for (const [name, one] of Object.entries(value ?? {})) {
        this.align(8);
        this.write(key, name);
        this.write(held, one);
      }
    } else if (value instanceof Uint8Array) this.#bytes.push(...value);
    else if (Array.isArray(value)) for (const one of value) this.write(element, one);
    const length = this.#bytes.length - begin;
    for (let byte = 0; byte < 4; byte += 1) this.#bytes[lengthAt + byte] = (length >>> (8 * byte)) & 0xff;
  }

  #number(size: number, value: bigint): void {
    for (let byte = 0; byte < size; byte += 1) this.#bytes.push(Number(BigInt.asUintN(8, value >> BigInt(8 * byte))));
  }
}

const isVariant = (value: unknown): value is Variant => typeof value === 'object' && value !== null && 'signature' in value;

export class ValueReader {
  readonly #bytes: Buffer;
  readonly #isLittle: boolean;
  #at = 0;

  constructor(bytes: Buffer, isLittle: boolean) {
    this.#bytes = bytes;
    this.#isLittle = isLittle;
  }

  readAll(signature: string): unknown[] {
    return typesOf(signature).map((type) => this.read(type));
  }

  read(type: string, depth = 0): unknown {
    if (depth > DEPTH_MAX) throw new Error('values are nested too deep');
    this.#align(alignmentOf(type));
    switch (type[0]) {
      case 'y':
        return this.#bytes.readUInt8(this.#take(1));
      case 'b':
        return this.#uint32() !== 0;
      case 'n':
        return this.#isLittle ? this.#bytes.readInt16LE(this.#take(2)) : this.#bytes.readInt16BE(this.#take(2));
      case 'q':
        return this.#isLittle ? this.#bytes.readUInt16LE(this.#take(2)) : this.#bytes.readUInt16BE(this.#take(2));
      case 'i':
        return this.#isLittle ? this.#bytes.readInt32LE(this.#take(4)) : this.#bytes.readInt32BE(this.#take(4));
      case 'u':
      case 'h':
        return this.#uint32();
      case 'x':
        return this.#isLittle ? this.#bytes.readBigInt64LE(this.#take(8)) : this.#bytes.readBigInt64BE(this.#take(8));
      case 't':
        return this.#isLittle ? this.#bytes.readBigUInt64LE(this.#take(8)) : this.#bytes.readBigUInt64BE(this.#take(8));
      case 'd':
        return this.#isLittle ? this.#bytes.readDoubleLE(this.#take(8)) : this.#bytes.readDoubleBE(this.#take(8));
      case 's':
      case 'o':
        return this.#text(this.#uint32());
      case 'g':
        return this.#text(this.#bytes.readUInt8(this.#take(1)));
      case 'v':
        return this.read(String(this.read('g')), depth + 1);
      case '(':
        return typesOf(type.slice(1, -1)).map((one) => this.read(one, depth + 1));
      default:
        return this.#array(type.slice(1), depth + 1);
    }
  }

  #array(element: string, depth: number): unknown {
    const length = this.#uint32();
    if (length > ARRAY_MAX) throw new Error('an array is too long');
    this.#align(alignmentOf(element));
    const end = this.#at + length;
    if (element === 'y') return Uint8Array.from(this.#bytes.subarray(this.#take(length), end));
    const values: unknown[] = [];
    const entries: [string, unknown][] = [];
    const [key = '', held = ''] = element.startsWith('{') ? typesOf(element.slice(1, -1)) : [];
    while (this.#at < end) {
      if (held === '') values.push(this.read(element, depth));
      else {
        this.#align(8);
        entries.push([String(this.read(key, depth)), this.read(held, depth)]);
      }
    }
    return held === '' ? values : Object.fromEntries(entries);
  }

  #align(to: number): void {
    this.#at = Math.ceil(this.#at / to) * to;
  }

  #take(bytes: number): number {
    const at = this.#at;
    if (at + bytes > this.#bytes.length) throw new Error('a message ends too early');
    this.#at += bytes;
    return at;
  }

  #uint32(): number {
    const at = this.#take(4);
    return this.#isLittle ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at);
  }

  #text(length: number): string {
    const at = this.#take(length + 1);
    return this.#bytes.toString('utf8', at, at + length);
  }
}
