/** Binary message in one part (RFC 6455 section 5.2). */
const BINARY = 0x82;
const LENGTH_16_BITS = 126;

export interface FramePacket {
  readonly bytes: Buffer;
  readonly message: Buffer;
}

/**
 * Built once for all sockets: the library would write header and body for each socket, and writes are the main cost of a wall.
 */
export function createFramePacket(length: number): FramePacket {
  const header = length < LENGTH_16_BITS ? [BINARY, length] : [BINARY, LENGTH_16_BITS, length >> 8, length & 0xff];
  if (length > 0xffff) throw new RangeError(`A frame of ${length} bytes is too long.`);
  const bytes = Buffer.alloc(header.length + length);
  bytes.set(header);
  return { bytes, message: bytes.subarray(header.length) };
}
