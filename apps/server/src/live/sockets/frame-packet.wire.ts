/** Opcode of a binary message in one piece (RFC 6455 section 5.2). */
const BINARY = 0x82;
const LENGTH_16_BITS = 126;

/** Bytes that go out as they are: a WebSocket header and, behind it, `message`. */
export interface FramePacket {
  readonly bytes: Buffer;
  readonly message: Buffer;
}

/**
 * A message of fixed length with its WebSocket header, made once and sent to everybody as one piece. The library would
 * make the header again for each socket and hand the kernel two pieces: the writes are what a wall costs most.
 */
export function createFramePacket(length: number): FramePacket {
  const header = length < LENGTH_16_BITS ? [BINARY, length] : [BINARY, LENGTH_16_BITS, length >> 8, length & 0xff];
  if (length > 0xffff) throw new RangeError(`A frame of ${length} bytes is too long.`);
  const bytes = Buffer.alloc(header.length + length);
  bytes.set(header);
  return { bytes, message: bytes.subarray(header.length) };
}
